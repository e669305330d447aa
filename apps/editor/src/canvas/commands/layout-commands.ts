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
    const places = listPlaceholders(layout);
    const matches = matchPlaceholders(
      places.map(({ shape }) => shape.placeholder),
      existing,
    );
    const hasPicture = next.shapes.some(({ kind }) => kind === 'picture');
    const added = places.flatMap(({ shape }, index) =>
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
  const sameKind = layouts.find((colour) => kind !== '' && colour.kind === kind);
  if (sameKind !== undefined) return sameKind;
  const samePlaceholders = layouts.find((colour) => {
    const places = listPlaceholders(colour).map(({ shape }) => shape.placeholder);
    return (
      places.length === placeholders.length &&
      matchPlaceholders(placeholders, places).every((newPlaceholder) => newPlaceholder !== null)
    );
  });
  return samePlaceholders ?? layouts.find((colour) => colour.kind === 'obj') ?? layouts[0];
}

function moveShapesToLayout(page: ScenePage, oldLayout: PageLayout | undefined, to: PageLayout): ScenePage {
  const placeholderShapes = page.shapes.filter(isPlaceholder);
  const placeholders = placeholderShapes.map(({ placeholder }) => placeholder);
  const [oldPlaceholders, newPlaceholders] = [
    oldLayout === undefined ? [] : listPlaceholders(oldLayout),
    listPlaceholders(to),
  ];
  const listTypes = (places: readonly LayoutPlaceholder[]) => places.map(({ shape }) => shape.placeholder);
  const [oldMatches, newMatches] = [
    matchPlaceholders(placeholders, listTypes(oldPlaceholders)),
    matchPlaceholders(placeholders, listTypes(newPlaceholders)),
  ];
  const recolour = createRecolour(oldLayout?.theme, to.theme);
  const shapes = page.shapes.flatMap((shape): Shape[] => {
    if (!isPlaceholder(shape)) return [recolour(shape)];
    const index = placeholderShapes.indexOf(shape);
    const newPlaceholder = newPlaceholders[newMatches[index] ?? -1];
    if (newPlaceholder === undefined)
      return hasText(shape.text) || shape.fill !== null ? [recolour(shape)] : [];
    return [recolour(moveToPlaceholder(shape, oldPlaceholders[oldMatches[index] ?? -1], newPlaceholder))];
  });
  const hasCustomBackground = oldLayout !== undefined && page.background !== oldLayout.background;
  return {
    ...page,
    layoutId: to.id,
    behind: to.behind,
    background: hasCustomBackground ? page.background : to.background,
    shapes,
  };
}

/** Moves a shape to another placeholder: values inherited from the old one are replaced by those of the new one. */
function moveToPlaceholder(
  shape: PlaceholderShape,
  oldPlaceholders: LayoutPlaceholder | undefined,
  newPlaceholders: LayoutPlaceholder,
): Shape {
  const [oldMatches, to] = [oldPlaceholders?.shape, newPlaceholders.shape];
  const toBox = ({ x, y, width, height, rotation }: Shape) => ({ x, y, width, height, rotation });
  const isMoved = oldMatches !== undefined && !isSameValue(toBox(shape), toBox(oldMatches));
  const toFormat = ({ fill, fillOpacity, outline }: PlaceholderShape) => ({ fill, fillOpacity, outline });
  return {
    ...replaceInherited(shape, oldMatches === undefined ? null : toFormat(oldMatches), toFormat(to)),
    ...(isMoved ? {} : toBox(to)),
    line: isSameValue(shape.line, oldMatches?.line ?? null) ? to.line : shape.line,
    placeholder: to.placeholder,
    text: moveTextToPlaceholder(shape.text, oldPlaceholders, newPlaceholders),
  };
}

function moveTextToPlaceholder(
  text: TextBody,
  oldPlaceholders: LayoutPlaceholder | undefined,
  newPlaceholders: LayoutPlaceholder,
): TextBody {
  const oldMatches = oldPlaceholders?.shape.text;
  const to = newPlaceholders.shape.text;
  return {
    anchor: oldMatches === undefined || text.anchor === oldMatches.anchor ? to.anchor : text.anchor,
    inset: oldMatches === undefined || isSameValue(text.inset, oldMatches.inset) ? to.inset : text.inset,
    paragraphs: text.paragraphs.map((paragraph) => {
      const level = getLevelFormat(newPlaceholders.levels, paragraph.level);
      return level === null
        ? paragraph
        : moveParagraphToLevel(
            paragraph,
            getLevelFormat(oldPlaceholders?.levels ?? null, paragraph.level),
            level,
          );
    }),
  };
}

/** Replaces colours and fonts of the old theme by those of the new theme. */
function createRecolour(
  oldLayout: LayoutTheme | undefined,
  to: LayoutTheme | undefined,
): (shape: Shape) => Shape {
  if (oldLayout === undefined || to === undefined || isSameValue(oldLayout, to)) return (shape) => shape;
  const colors = new Map<string, string>();
  for (const [index, colour] of oldLayout.colors.entries())
    if (!colors.has(colour)) colors.set(colour, to.colors[index] ?? colour);
  const color = (value: string): string => colors.get(value) ?? value;
  const font = (name: string): string =>
    name === oldLayout.words ? to.words : name === oldLayout.headings ? to.headings : name;
  const text = (body: TextBody): TextBody => ({
    ...body,
    paragraphs: body.paragraphs.map((paragraph) => ({
      ...paragraph,
      runs: paragraph.runs.map((run) => ({ ...run, color: color(run.color), font: font(run.font) })),
    })),
  });
  const fill = (value: string | null): string | null => (value === null ? null : color(value));
  const recolour = (shape: Shape): Shape => {
    switch (shape.kind) {
      case 'box': {
        const line = shape.line === null ? null : { ...shape.line, color: color(shape.line.color) };
        // Text in a placeholder already has the formatting of the placeholder.
        return {
          ...shape,
          fill: fill(shape.fill),
          line,
          text: isPlaceholder(shape) ? shape.text : text(shape.text),
        };
      }
      case 'line':
        return { ...shape, line: { ...shape.line, color: color(shape.line.color) } };
      case 'table':
        return {
          ...shape,
          rows: shape.rows.map((row) => ({
            ...row,
            cells: row.cells.map((cell) => ({ ...cell, fill: fill(cell.fill), text: text(cell.text) })),
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
