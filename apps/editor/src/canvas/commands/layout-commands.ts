import { isSameValue } from '../format/same-values.ts';
import type { LayoutTheme, PageLayout, Scene, ScenePage, Shape, TextBody } from '../scene/scene.ts';
import { getLevelFormat, moveParagraphToLevel, replaceInherited } from '../text/levels.ts';
import { hasText } from '../text/text-formats.ts';
import { copyShape } from './copy-shapes.ts';
import { changePage } from './find-shapes.ts';
import {
  isPlaceholder,
  type LayoutPlaceholder,
  listPlaceholders,
  matchPlaceholders,
  type PlaceholderShape,
} from './layout-placeholders.ts';
import { mapBorders } from './table-shape.ts';

/** Layouts of a built-in design. */
export interface DesignLayouts {
  design?: string;
  layouts: readonly PageLayout[];
}

/** Applies another design to all pages: each page gets the layout of the same kind, with its text in the same placeholders. */
export function applyDesign(scene: Scene, { design, layouts }: DesignLayouts): Scene {
  const { design: _, ...rest } = scene;
  const pages = scene.pages.map((page) => {
    const oldLayout = scene.layouts.find(({ id }) => id === page.layoutId);
    const to = findSameLayout(page, oldLayout, layouts);
    return to === undefined ? page : moveShapesToLayout(page, oldLayout, to);
  });
  return { ...rest, pages, layouts, ...(design === undefined ? {} : { design }) };
}

/** Applies another layout to one page and adds the placeholders that the page lacked. */
export function applyLayout(
  scene: Scene,
  pageId: string,
  { layout, newId }: { layout: PageLayout; newId: () => string },
): Scene {
  return changePage(scene, pageId, (page) => {
    const oldLayout = scene.layouts.find(({ id }) => id === page.layoutId);
    if (oldLayout?.id === layout.id) return page;
    const next = moveShapesToLayout(page, oldLayout, layout);
    const existing = next.shapes.filter(isPlaceholder).map(({ placeholder }) => placeholder);
    const layoutPlaceholders = listPlaceholders(layout);
    const matches = matchPlaceholders(
      layoutPlaceholders.map(({ shape }) => shape.placeholder),
      existing,
    );
    const hasPicture = next.shapes.some(({ kind }) => kind === 'picture');
    const added = layoutPlaceholders.flatMap(({ shape }, index) =>
      matches[index] !== null || (hasPicture && shape.placeholder === 'picture')
        ? []
        : [copyShape(shape, newId)],
    );
    return added.length === 0 ? next : { ...next, shapes: [...next.shapes, ...added] };
  });
}

/** The layout of the same kind; for files from other programs, the one with the same placeholders, or the most used one. */
function findSameLayout(
  page: ScenePage,
  oldLayout: PageLayout | undefined,
  layouts: readonly PageLayout[],
): PageLayout | undefined {
  const kind = oldLayout?.kind ?? '';
  const placeholders = page.shapes.filter(isPlaceholder).map(({ placeholder }) => placeholder);
  const sameKind = layouts.find((layout) => kind !== '' && layout.kind === kind);
  if (sameKind !== undefined) return sameKind;
  const samePlaceholders = layouts.find((layout) => {
    const layoutTypes = listPlaceholders(layout).map(({ shape }) => shape.placeholder);
    return (
      layoutTypes.length === placeholders.length &&
      matchPlaceholders(placeholders, layoutTypes).every((matchIndex) => matchIndex !== null)
    );
  });
  return samePlaceholders ?? layouts.find((layout) => layout.kind === 'obj') ?? layouts[0];
}

function moveShapesToLayout(
  page: ScenePage,
  oldLayout: PageLayout | undefined,
  newLayout: PageLayout,
): ScenePage {
  const placeholderShapes = page.shapes.filter(isPlaceholder);
  const placeholders = placeholderShapes.map(({ placeholder }) => placeholder);
  const [oldPlaceholders, newPlaceholders] = [
    oldLayout === undefined ? [] : listPlaceholders(oldLayout),
    listPlaceholders(newLayout),
  ];
  const listTypes = (places: readonly LayoutPlaceholder[]) => places.map(({ shape }) => shape.placeholder);
  const [oldMatches, newMatches] = [
    matchPlaceholders(placeholders, listTypes(oldPlaceholders)),
    matchPlaceholders(placeholders, listTypes(newPlaceholders)),
  ];
  const recolour = createRecolour(oldLayout?.theme, newLayout.theme);
  const shapes = page.shapes.flatMap((shape): Shape[] => {
    if (!isPlaceholder(shape)) return [recolour(shape)];
    const index = placeholderShapes.indexOf(shape);
    const newPlaceholder = newPlaceholders[newMatches[index] ?? -1];
    if (newPlaceholder === undefined)
      return hasText(shape.text) || shape.fill !== null || shape.fillPaint !== null ? [recolour(shape)] : [];
    return [recolour(moveToPlaceholder(shape, oldPlaceholders[oldMatches[index] ?? -1], newPlaceholder))];
  });
  const hasCustomBackground = oldLayout !== undefined && page.background !== oldLayout.background;
  return {
    ...page,
    layoutId: newLayout.id,
    behind: newLayout.behind,
    background: hasCustomBackground ? page.background : newLayout.background,
    shapes,
  };
}

/** Moves a shape to another placeholder: values inherited from the old one are replaced by those of the new one. */
function moveToPlaceholder(
  shape: PlaceholderShape,
  oldPlaceholder: LayoutPlaceholder | undefined,
  newPlaceholder: LayoutPlaceholder,
): Shape {
  const [oldShape, newShape] = [oldPlaceholder?.shape, newPlaceholder.shape];
  const toBox = ({ x, y, width, height, rotation }: Shape) => ({ x, y, width, height, rotation });
  const isMoved = oldShape !== undefined && !isSameValue(toBox(shape), toBox(oldShape));
  const toFormat = ({ fill, fillOpacity, fillPaint, outline }: PlaceholderShape) => ({
    fill,
    fillOpacity,
    fillPaint,
    outline,
  });
  return {
    ...replaceInherited(shape, oldShape === undefined ? null : toFormat(oldShape), toFormat(newShape)),
    ...(isMoved ? {} : toBox(newShape)),
    line: isSameValue(shape.line, oldShape?.line ?? null) ? newShape.line : shape.line,
    placeholder: newShape.placeholder,
    text: moveTextToPlaceholder(shape.text, oldPlaceholder, newPlaceholder),
  };
}

function moveTextToPlaceholder(
  text: TextBody,
  oldPlaceholder: LayoutPlaceholder | undefined,
  newPlaceholder: LayoutPlaceholder,
): TextBody {
  const oldText = oldPlaceholder?.shape.text;
  const newText = newPlaceholder.shape.text;
  return {
    anchor: oldText === undefined || text.anchor === oldText.anchor ? newText.anchor : text.anchor,
    inset: oldText === undefined || isSameValue(text.inset, oldText.inset) ? newText.inset : text.inset,
    layout: oldText === undefined || isSameValue(text.layout, oldText.layout) ? newText.layout : text.layout,
    paragraphs: text.paragraphs.map((paragraph) => {
      const level = getLevelFormat(newPlaceholder.levels, paragraph.level);
      return level === null
        ? paragraph
        : moveParagraphToLevel(
            paragraph,
            getLevelFormat(oldPlaceholder?.levels ?? null, paragraph.level),
            level,
          );
    }),
  };
}

/** Replaces colours and fonts of the old theme by those of the new theme. */
function createRecolour(
  oldTheme: LayoutTheme | undefined,
  newTheme: LayoutTheme | undefined,
): (shape: Shape) => Shape {
  if (oldTheme === undefined || newTheme === undefined || isSameValue(oldTheme, newTheme))
    return (shape) => shape;
  const colors = new Map<string, string>();
  for (const [index, colour] of oldTheme.colors.entries())
    if (!colors.has(colour)) colors.set(colour, newTheme.colors[index] ?? colour);
  const mapColour = (value: string): string => colors.get(value) ?? value;
  const mapFont = (name: string): string =>
    name === oldTheme.words ? newTheme.words : name === oldTheme.headings ? newTheme.headings : name;
  const recolourText = (body: TextBody): TextBody => ({
    ...body,
    paragraphs: body.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, color: mapColour(run.color), font: mapFont(run.font) })),
    })),
  });
  const mapFill = (value: string | null): string | null => (value === null ? null : mapColour(value));
  const recolour = (shape: Shape): Shape => {
    switch (shape.kind) {
      case 'box': {
        const line = shape.line === null ? null : { ...shape.line, color: mapColour(shape.line.color) };
        // Text in a placeholder already has the formatting of the placeholder.
        return {
          ...shape,
          fill: mapFill(shape.fill),
          line,
          text: isPlaceholder(shape) ? shape.text : recolourText(shape.text),
        };
      }
      case 'line':
        return { ...shape, line: { ...shape.line, color: mapColour(shape.line.color) } };
      case 'table':
        return {
          ...shape,
          rows: shape.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => ({
              ...cell,
              fill: mapFill(cell.fill),
              borders:
                cell.borders &&
                mapBorders(cell.borders, (line) => line && { ...line, color: mapColour(line.color) }),
              text: recolourText(cell.text),
            })),
          })),
        };
      case 'group':
        return { ...shape, shapes: shape.shapes.map(recolour) };
      default:
        return shape;
    }
  };
  return recolour;
}
