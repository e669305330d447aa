import type { OutlineValues } from '../../drawingml/preset-outline.ts';
import { createBorders, defaultBorder } from '../commands/table-shape.ts';
import { type Box, computeLineBox, emuPerMillimetre, type Point } from '../geometry/box.ts';
import { defaultDimension } from '../geometry/dimension.ts';
import type { BoxShape, LineShape, PictureShape, Shape, TableCell, TableShape } from '../scene/scene.ts';
import { baseShapeValues, textBoxValues } from '../scene/shape-values.ts';
import type { DrawingTool } from '../state/create-canvas.ts';
import { createEmptyBody } from '../text/text-formats.ts';

/** Default colours of new shapes: those of the platform, which have good contrast on white. */
const defaultLineColour = '#1f5673';
const defaultFillColour = '#dbe7ee';

const centimetre = emuPerMillimetre * 10;
/** Sizes of shapes that are created by a click or key, without a drag. */
const defaultSizes = {
  text: { width: 8 * centimetre, height: centimetre },
  box: { width: 5 * centimetre, height: 3 * centimetre },
  preset: { width: 4 * centimetre, height: 4 * centimetre },
  line: { width: 5 * centimetre, height: 0 },
};

/** A shorter drag counts as a click. */
const minLength = emuPerMillimetre * 2;

/** The shape drawn by a drag between two points. */
export function createDrawnShape(
  drawing: DrawingTool,
  { from, to, isEven: isConstrained }: { from: Point; to: Point; isEven: boolean },
  id: string,
): Shape {
  const isClick = Math.hypot(to.x - from.x, to.y - from.y) < minLength;
  const defaults = defaultSizes[drawing.kind];
  const end = isClick
    ? { x: from.x + defaults.width, y: from.y + defaults.height }
    : isConstrained
      ? constrainEnd(drawing, from, to)
      : to;
  if (drawing.kind === 'line') return createLine(id, from, end, drawing);
  const box = computeLineBox(from, end);
  const bounds = {
    x: box.x,
    y: box.y,
    width: Math.max(box.width, minLength),
    height: Math.max(box.height, minLength),
  };
  if (drawing.kind === 'box') return createBox(id, bounds, { outline: drawing.outline });
  if (drawing.kind === 'preset') return createBox(id, bounds, drawing.build(bounds));
  return createTextBox(id, { ...bounds, height: Math.max(bounds.height, defaults.height) });
}

/** In the middle of the page. */
export function createCentredShape(
  drawing: DrawingTool,
  page: { width: number; height: number },
  id: string,
): Shape {
  const { width, height } = defaultSizes[drawing.kind];
  const from = { x: Math.round((page.width - width) / 2), y: Math.round((page.height - height) / 2) };
  return createDrawnShape(drawing, { from, to: from, isEven: false }, id);
}

/** A square; a line snaps to multiples of 45°. */
function constrainEnd(drawing: DrawingTool, from: Point, to: Point): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  if (drawing.kind === 'line') {
    const step = Math.PI / 4;
    const angle = Math.round(Math.atan2(dy, dx) / step) * step;
    const length = Math.hypot(dx, dy);
    return {
      x: Math.round(from.x + Math.cos(angle) * length),
      y: Math.round(from.y + Math.sin(angle) * length),
    };
  }
  const size = Math.max(Math.abs(dx), Math.abs(dy));
  return { x: from.x + Math.sign(dx || 1) * size, y: from.y + Math.sign(dy || 1) * size };
}

function createBox(id: string, box: Box, outline: OutlineValues): BoxShape {
  return {
    ...baseShapeValues,
    ...box,
    id,
    kind: 'box',
    ...outline,
    fill: defaultFillColour,
    fillOpacity: 1,
    fillPaint: null,
    line: { color: defaultLineColour, width: 19_050, dash: 'solid' },
    text: createCentredText(),
    placeholder: null,
  };
}

function createCentredText(): BoxShape['text'] {
  const body = createEmptyBody({}, { anchor: 'middle' });
  return { ...body, paragraphs: body.paragraphs.map((paragraph) => ({ ...paragraph, align: 'center' })) };
}

export const createTextBox = (id: string, box: Box, text = createEmptyBody()): BoxShape => ({
  ...baseShapeValues,
  ...textBoxValues,
  ...box,
  id,
  text,
});

export function createLine(
  id: string,
  from: Point,
  to: Point,
  drawing: Extract<DrawingTool, { kind: 'line' }>,
): LineShape {
  return {
    ...baseShapeValues,
    ...computeLineBox(from, to),
    id,
    kind: 'line',
    route: drawing.route,
    bends: drawing.route === 'straight' ? [] : [0.5],
    start: null,
    end: null,
    line: { color: defaultLineColour, width: 25_400, dash: 'solid' },
    startArrow: drawing.isDimension === true,
    endArrow: drawing.endArrow,
    ...(drawing.isDimension === true && { dimension: defaultDimension }),
  };
}

/** A table with a grid of grey lines, as wide as four fifths of the page, in its middle. */
export function createTable(
  id: string,
  size: { rows: number; columns: number },
  page: { width: number; height: number },
): TableShape {
  const columnWidth = Math.round((page.width * 0.8) / size.columns);
  const rowHeight = centimetre;
  const [width, height] = [columnWidth * size.columns, rowHeight * size.rows];
  const cell: TableCell = {
    text: createEmptyBody({}, { anchor: 'middle' }),
    fill: null,
    fillOpacity: 1,
    borders: createBorders(defaultBorder),
    columnSpan: 1,
    rowSpan: 1,
  };
  return {
    ...baseShapeValues,
    id,
    kind: 'table',
    x: Math.round((page.width - width) / 2),
    y: Math.max(0, Math.round((page.height - height) / 2)),
    width,
    height,
    columns: Array.from({ length: size.columns }, () => columnWidth),
    rows: Array.from({ length: size.rows }, () => ({
      height: rowHeight,
      cells: Array.from({ length: size.columns }, () => cell),
    })),
  };
}

/** A picture in its own proportions, at most four fifths of the page, centred on the page or on a point. */
export function createPicture(
  {
    id,
    media,
    size,
    alt,
  }: { id: string; media: string; size: { width: number; height: number }; alt: string },
  page: { width: number; height: number },
  position: Point | null,
): PictureShape {
  const [width, height] = [size.width * 9525, size.height * 9525];
  const scale = Math.min(1, (page.width * 0.8) / width, (page.height * 0.8) / height);
  const [scaledWidth, scaledHeight] = [
    Math.max(1, Math.round(width * scale)),
    Math.max(1, Math.round(height * scale)),
  ];
  const middle = position ?? { x: page.width / 2, y: page.height / 2 };
  return {
    ...baseShapeValues,
    alt,
    x: Math.round(middle.x - scaledWidth / 2),
    y: Math.round(middle.y - scaledHeight / 2),
    width: scaledWidth,
    height: scaledHeight,
    id,
    kind: 'picture',
    media,
    crop: { left: 0, top: 0, right: 0, bottom: 0 },
  };
}
