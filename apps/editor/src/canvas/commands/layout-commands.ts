import { isSameValue } from '../format/same-values.ts';
import type { LayoutTheme, PageLayout, Scene, ScenePage, Shape, TextBody } from '../scene/scene.ts';
import { levelFormat, resolveLevel, resolveParagraph } from '../text/levels.ts';
import { hasWords } from '../text/text-formats.ts';
import { copyShapes } from './copies.ts';
import {
  isPlaceholder,
  type LayoutPlaceholder,
  matchPlaceholders,
  type PlaceholderShape,
  placesOf,
} from './layout-placeholders.ts';
import { changePage } from './places.ts';

/** Layouts of a built-in design. */
export interface DesignLayouts {
  design?: string;
  layouts: readonly PageLayout[];
}

/** Applies another design to all pages: each page gets the layout of the same kind, with its text in the same placeholders. */
export function applyDesign(scene: Scene, { design, layouts }: DesignLayouts): Scene {
  const { design: _, ...rest } = scene;
  const pages = scene.pages.map((page) => {
    const from = scene.layouts.find(({ id }) => id === page.layoutId);
    const to = findSameLayout(page, from, layouts);
    return to === undefined ? page : relayShapes(page, from, to);
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
    const from = scene.layouts.find(({ id }) => id === page.layoutId);
    if (from?.id === layout.id) return page;
    const next = relayShapes(page, from, layout);
    const there = next.shapes.filter(isPlaceholder).map(({ placeholder }) => placeholder);
    const places = placesOf(layout);
    const taken = matchPlaceholders(
      places.map(({ shape }) => shape.placeholder),
      there,
    );
    const hasPicture = next.shapes.some(({ kind }) => kind === 'picture');
    const offered = places.flatMap(({ shape }, at) =>
      taken[at] !== null || (hasPicture && shape.placeholder === 'picture') ? [] : [copyShapes(shape, newId)],
    );
    return offered.length === 0 ? next : { ...next, shapes: [...next.shapes, ...offered] };
  });
}

/** The layout of the same kind; for files from other programs, the one with the same placeholders, or the most used one. */
function findSameLayout(
  page: ScenePage,
  from: PageLayout | undefined,
  layouts: readonly PageLayout[],
): PageLayout | undefined {
  const kind = from?.kind ?? '';
  const placeholders = page.shapes.filter(isPlaceholder).map(({ placeholder }) => placeholder);
  const own = layouts.find((one) => kind !== '' && one.kind === kind);
  if (own !== undefined) return own;
  const alike = layouts.find((one) => {
    const places = placesOf(one).map(({ shape }) => shape.placeholder);
    return (
      places.length === placeholders.length &&
      matchPlaceholders(placeholders, places).every((place) => place !== null)
    );
  });
  return alike ?? layouts.find((one) => one.kind === 'obj') ?? layouts[0];
}

function relayShapes(page: ScenePage, from: PageLayout | undefined, to: PageLayout): ScenePage {
  const placed = page.shapes.filter(isPlaceholder);
  const placeholders = placed.map(({ placeholder }) => placeholder);
  const [before, after] = [from === undefined ? [] : placesOf(from), placesOf(to)];
  const placeholdersOf = (places: readonly LayoutPlaceholder[]) =>
    places.map(({ shape }) => shape.placeholder);
  const [was, will] = [
    matchPlaceholders(placeholders, placeholdersOf(before)),
    matchPlaceholders(placeholders, placeholdersOf(after)),
  ];
  const recolour = createRecolouring(from?.theme, to.theme);
  const shapes = page.shapes.flatMap((shape): Shape[] => {
    if (!isPlaceholder(shape)) return [recolour(shape)];
    const at = placed.indexOf(shape);
    const place = after[will[at] ?? -1];
    if (place === undefined) return hasWords(shape.text) || shape.fill !== null ? [recolour(shape)] : [];
    return [recolour(placeShape(shape, before[was[at] ?? -1], place))];
  });
  const isOwnGround = from !== undefined && page.background !== from.background;
  return {
    ...page,
    layoutId: to.id,
    behind: to.behind,
    background: isOwnGround ? page.background : to.background,
    shapes,
  };
}

/** Moves a shape to another placeholder: values inherited from the old one are replaced by those of the new one. */
function placeShape(
  shape: PlaceholderShape,
  before: LayoutPlaceholder | undefined,
  after: LayoutPlaceholder,
): Shape {
  const [was, to] = [before?.shape, after.shape];
  const boxOf = ({ x, y, width, height, rotation }: Shape) => ({ x, y, width, height, rotation });
  const isMoved = was !== undefined && !isSameValue(boxOf(shape), boxOf(was));
  const formatOf = ({ fill, fillOpacity, outline }: PlaceholderShape) => ({ fill, fillOpacity, outline });
  return {
    ...resolveLevel(shape, was === undefined ? null : formatOf(was), formatOf(to)),
    ...(isMoved ? {} : boxOf(to)),
    line: isSameValue(shape.line, was?.line ?? null) ? to.line : shape.line,
    placeholder: to.placeholder,
    text: placeText(shape.text, before, after),
  };
}

function placeText(
  text: TextBody,
  before: LayoutPlaceholder | undefined,
  after: LayoutPlaceholder,
): TextBody {
  const was = before?.shape.text;
  const to = after.shape.text;
  return {
    anchor: was === undefined || text.anchor === was.anchor ? to.anchor : text.anchor,
    inset: was === undefined || isSameValue(text.inset, was.inset) ? to.inset : text.inset,
    paragraphs: text.paragraphs.map((paragraph) => {
      const level = levelFormat(after.levels, paragraph.level);
      return level === null
        ? paragraph
        : resolveParagraph(paragraph, levelFormat(before?.levels ?? null, paragraph.level), level);
    }),
  };
}

/** Replaces colours and fonts of the old theme by those of the new theme. */
function createRecolouring(
  from: LayoutTheme | undefined,
  to: LayoutTheme | undefined,
): (shape: Shape) => Shape {
  if (from === undefined || to === undefined || isSameValue(from, to)) return (shape) => shape;
  const colors = new Map<string, string>();
  for (const [at, one] of from.colors.entries()) if (!colors.has(one)) colors.set(one, to.colors[at] ?? one);
  const color = (value: string): string => colors.get(value) ?? value;
  const font = (name: string): string =>
    name === from.words ? to.words : name === from.headings ? to.headings : name;
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
