import { encodeAttribute } from '@redraft/documents';
import type { Chart } from '../../chart/chart.ts';
import type { ChartDrawing } from '../../chart/drawing.ts';
import { cutToWidth } from '../../chart/text-width.ts';
import { resolveFontFace } from '../../ui/font-faces.ts';
import { emuPerPixel, toPixels } from '../geometry/box.ts';
import { isCropped } from '../geometry/crop.ts';
import { buildDimension, computeDimensionStep, formatDimension } from '../geometry/dimension.ts';
import { buildLineParts } from '../geometry/line-parts.ts';
import { buildOutlinePath } from '../geometry/outline-paths.ts';
import { scalePath } from '../geometry/path-scale.ts';
import type {
  BoxShape,
  Dimension,
  GroupShape,
  LineShape,
  OtherShape,
  PictureShape,
  Scene,
  ScenePage,
  Shape,
  Stroke,
  TableShape,
} from '../scene/scene.ts';
import { computeTextRotation } from '../view/text-layout.ts';
import type { ShapeMeasures, TextFragment } from './measures.ts';
import {
  addGradient,
  createDefinitions,
  createImage,
  createPictureFill,
  createStrokeAttributes,
  type Definitions,
  formatNumber,
  toDataUri,
  toXmlText,
} from './svg-paint.ts';

interface PageSvgOptions {
  page: ScenePage;
  /** The shapes to draw, from the back to the front. */
  shapes: readonly Shape[];
  media: Scene['media'];
  measures: ShapeMeasures;
  drawChart: (chart: Chart, size: { width: number; height: number }) => ChartDrawing;
  /** For numbers that are computed. */
  language: string;
  /** Rules for fonts that a picture brings along. */
  fontFaces?: string;
}

/**
 * A page as SVG that other programs draw, too: with real text where the browser puts it, and with its pictures. `missing` counts
 * the objects that cannot be drawn: each is a box with a label.
 */
export function createPageSvg(options: PageSvgOptions): { svg: string; missing: number } {
  const { page, shapes, fontFaces = '' } = options;
  const context: SvgContext = { ...options, definitions: createDefinitions(), missing: 0 };
  const content = shapes.map((shape) => drawShape(shape, context)).join('\n');
  const [width, height] = [toPixels(page.width), toPixels(page.height)];
  const style = fontFaces === '' ? '' : `<style>${fontFaces}</style>`;
  const size = `width="${toMillimetres(page.width)}mm" height="${toMillimetres(page.height)}mm" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}"`;
  const svg =
    `<?xml version="1.0" encoding="UTF-8"?>\n<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}>\n` +
    `${page.name === '' ? '' : `<title>${toXmlText(page.name)}</title>\n`}<defs>${style}${context.definitions.list.join('')}</defs>\n` +
    `<rect width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${page.background ?? '#ffffff'}"/>\n${content}\n</svg>\n`;
  return { svg, missing: context.missing };
}

const toMillimetres = (emu: number): string => formatNumber(emu / 36_000);

type SvgContext = PageSvgOptions & { definitions: Definitions; missing: number };

function drawShape(shape: Shape, context: SvgContext): string {
  const title = shape.alt === '' ? '' : `<title>${toXmlText(shape.alt)}</title>`;
  const transform = shape.kind === 'group' ? createGroupTransform(shape) : createTransform(shape);
  const attribute = transform === '' ? '' : ` transform="${transform}"`;
  return `<g${attribute}>${title}${drawContent(shape, context)}</g>`;
}

function drawContent(shape: Shape, context: SvgContext): string {
  switch (shape.kind) {
    case 'box':
      return drawBox(shape, context);
    case 'line':
      return drawLine(shape, context);
    case 'picture':
      return drawPicture(shape, context);
    case 'table':
      return drawTable(shape, context);
    case 'group':
      return shape.shapes.map((inner) => drawShape(inner, context)).join('');
    case 'other':
      return drawOther(shape, context);
  }
}

const toSize = ({ width, height }: Shape) => ({ width: toPixels(width), height: toPixels(height) });

function createTransform(shape: Shape): string {
  const { width, height } = toSize(shape);
  const move = `translate(${formatNumber(toPixels(shape.x))} ${formatNumber(toPixels(shape.y))})`;
  return shape.rotation === 0
    ? move
    : `${move} rotate(${shape.rotation} ${formatNumber(width / 2)} ${formatNumber(height / 2)})`;
}

/** Shapes of a group have places on the page; the group is rotated and mirrored about its centre. */
function createGroupTransform({ x, y, width, height, rotation, isFlippedX, isFlippedY }: GroupShape): string {
  if (rotation === 0 && !isFlippedX && !isFlippedY) return '';
  const [centreX, centreY] = [toPixels(x + width / 2), toPixels(y + height / 2)];
  const centre = `${formatNumber(centreX)} ${formatNumber(centreY)}`;
  const back = `${formatNumber(-centreX)} ${formatNumber(-centreY)}`;
  const scale = `${isFlippedX ? -1 : 1} ${isFlippedY ? -1 : 1}`;
  return `translate(${centre}) rotate(${rotation}) scale(${scale}) translate(${back})`;
}

const toPixelPath = (path: string): string => scalePath(path, 1 / emuPerPixel, 1 / emuPerPixel);

/** Mirrors what is drawn in the units of a box. */
function mirror(shape: Shape, content: string): string {
  const { isFlippedX, isFlippedY } = shape;
  if (content === '' || (!isFlippedX && !isFlippedY)) return content;
  const { width, height } = toSize(shape);
  const shift = `${isFlippedX ? formatNumber(width) : 0} ${isFlippedY ? formatNumber(height) : 0}`;
  return `<g transform="translate(${shift}) scale(${isFlippedX ? -1 : 1} ${isFlippedY ? -1 : 1})">${content}</g>`;
}

function drawBox(shape: BoxShape, context: SvgContext): string {
  const { fill, fillPaint, fillOpacity, line, linePath } = shape;
  const path = toPixelPath(buildOutlinePath(shape));
  const stroke = createStrokeAttributes(linePath === undefined ? line : null);
  const parts: string[] = [];
  const address = fillPaint?.kind === 'picture' ? toDataUri(context.media.get(fillPaint.media)) : null;
  if (fillPaint?.kind === 'picture' && address !== null)
    parts.push(createPictureFill(context.definitions, { fill: fillPaint, shape, path, address }));
  const gradient =
    fillPaint !== null && fillPaint.kind !== 'picture'
      ? addGradient(context.definitions, fillPaint, toSize(shape))
      : null;
  const color = gradient !== null ? `url(#${gradient})` : fillPaint === null ? (fill ?? 'none') : 'none';
  const opacity =
    fillOpacity === 1 || gradient !== null ? '' : ` fill-opacity="${formatNumber(fillOpacity)}"`;
  if (color !== 'none' || stroke !== '') parts.push(`<path d="${path}" fill="${color}"${opacity}${stroke}/>`);
  if (linePath !== undefined && line !== null)
    parts.push(`<path d="${toPixelPath(linePath)}" fill="none"${createStrokeAttributes(line)}/>`);
  return mirror(shape, parts.join('')) + drawBoxText(shape, context);
}

/** Text is not mirrored with its shape; it has a rotation of its own. */
function drawBoxText(shape: BoxShape, context: SvgContext): string {
  const text = drawFragments(shape, context);
  const rotation = computeTextRotation(shape);
  if (text === '' || rotation === 0) return text;
  const { width, height } = toSize(shape);
  return `<g transform="rotate(${formatNumber(rotation)} ${formatNumber(width / 2)} ${formatNumber(height / 2)})">${text}</g>`;
}

function drawFragments(shape: Shape, { measures }: SvgContext): string {
  return (measures.get(shape)?.fragments ?? []).map(drawFragment).join('');
}

function drawFragment(fragment: TextFragment): string {
  const { text, x, y, family, size, color, weight, isItalic, hasSmallCaps, decoration, rotation } = fragment;
  const [left, top] = [formatNumber(x), formatNumber(y)];
  const attributes = [
    `x="${left}" y="${top}"`,
    `font-family="${encodeAttribute(family.replaceAll('"', "'"))}" font-size="${formatNumber(size)}" fill="${encodeAttribute(color)}"`,
    weight === '400' ? '' : `font-weight="${encodeAttribute(weight)}"`,
    isItalic ? 'font-style="italic"' : '',
    hasSmallCaps ? 'font-variant="small-caps"' : '',
    decoration === 'none' || decoration === '' ? '' : `text-decoration="${encodeAttribute(decoration)}"`,
    rotation === 0 ? '' : `transform="rotate(${rotation} ${left} ${top})"`,
    'xml:space="preserve"',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${toXmlText(text)}</text>`;
}

function drawDimension(shape: LineShape, dimension: Dimension, language: string): string {
  const { path, guidePath, headPaths, label } = buildDimension(shape, dimension);
  const [x, y] = [toPixels(label.x), toPixels(label.y)].map(formatNumber);
  const lines = formatDimension(shape, dimension, language).split('\n');
  const step = computeDimensionStep(dimension);
  const transform = label.angle === 0 ? '' : ` transform="rotate(${label.angle} ${x} ${y})"`;
  const family = encodeAttribute(resolveFontFace(dimension.font).stack.replaceAll('"', "'"));
  const size = formatNumber((dimension.size * 96) / 72);
  const weight = dimension.bold ? ' font-weight="700"' : '';
  const texts = lines.map((text, index) => {
    const top = formatNumber(toPixels(label.y) - (lines.length - 1 - index) * step);
    return `<text x="${x}" y="${top}" text-anchor="middle" font-family="${family}" font-size="${size}"${weight} fill="${dimension.color}"${transform}>${toXmlText(text)}</text>`;
  });
  return drawLinePaths(guidePath + path, headPaths, shape.line) + texts.join('');
}

function drawLine(shape: LineShape, { language }: SvgContext): string {
  if (shape.dimension !== undefined) return drawDimension(shape, shape.dimension, language);
  const { path, headPaths } = buildLineParts(shape);
  return mirror(shape, drawLinePaths(path, headPaths, shape.line));
}

function drawLinePaths(path: string, headPaths: readonly string[], line: Stroke): string {
  const heads = headPaths.map((head) => `<path d="${toPixelPath(head)}" fill="${line.color}"/>`);
  return `<path d="${toPixelPath(path)}" fill="none"${createStrokeAttributes(line)}/>${heads.join('')}`;
}

function drawPicture(shape: PictureShape, context: SvgContext): string {
  const address = toDataUri(shape.media === null ? undefined : context.media.get(shape.media));
  if (address === null) return drawStandIn(shape, context);
  const { crop } = shape;
  const size = toSize(shape);
  const whole = {
    width: size.width / Math.max(0.01, 1 - crop.left - crop.right),
    height: size.height / Math.max(0.01, 1 - crop.top - crop.bottom),
  };
  const box = { ...whole, x: -crop.left * whole.width, y: -crop.top * whole.height };
  const image = createImage(address, box);
  if (!isCropped(shape)) return mirror(shape, image);
  const clip = context.definitions.add(
    (id) =>
      `<clipPath id="${id}"><rect width="${formatNumber(size.width)}" height="${formatNumber(size.height)}"/></clipPath>`,
  );
  return mirror(shape, `<g clip-path="url(#${clip})">${image}</g>`);
}

/** What is not drawn is a box with a label, as on the page. */
function drawStandIn(shape: Shape, context: SvgContext): string {
  context.missing += 1;
  const { width, height } = toSize(shape);
  const box = `<rect width="${formatNumber(width)}" height="${formatNumber(height)}" fill="#f3f1ec" stroke="#a8a49a" stroke-dasharray="3 3"/>`;
  return box + drawFragments(shape, context);
}

const gridStroke: Stroke = { color: '#a8a49a', width: emuPerPixel, dash: 'solid' };

function drawTable(table: TableShape, context: SvgContext): string {
  const fills: string[] = [];
  const borders: { width: number; xml: string }[] = [];
  for (const { row, column, x, y, width, height } of context.measures.get(table)?.cells ?? []) {
    const cell = table.rows[row]?.cells[column];
    if (cell === undefined) continue;
    if (cell.fill !== null) {
      const opacity = cell.fillOpacity === 1 ? '' : ` fill-opacity="${formatNumber(cell.fillOpacity)}"`;
      fills.push(
        `<rect x="${formatNumber(x)}" y="${formatNumber(y)}" width="${formatNumber(width)}" height="${formatNumber(height)}" fill="${cell.fill}"${opacity}/>`,
      );
    }
    const own = cell.borders ?? { left: gridStroke, right: gridStroke, top: gridStroke, bottom: gridStroke };
    const [right, bottom] = [x + width, y + height];
    for (const [stroke, ...ends] of [
      [own.left, x, y, x, bottom],
      [own.right, right, y, right, bottom],
      [own.top, x, y, right, y],
      [own.bottom, x, bottom, right, bottom],
    ] as const) {
      if (stroke === null) continue;
      const [x1, y1, x2, y2] = ends.map(formatNumber);
      borders.push({
        width: stroke.width,
        xml: `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}"${createStrokeAttributes(stroke)}/>`,
      });
    }
  }
  // Between two cells, the wider of their lines is seen.
  const lines = borders.toSorted((one, other) => one.width - other.width).map(({ xml }) => xml);
  return [...fills, ...lines].join('') + drawFragments(table, context);
}

function drawOther(shape: OtherShape, context: SvgContext): string {
  const size = toSize(shape);
  if (shape.drawing !== undefined) {
    const { drawing } = shape;
    const scale = [drawing.width, drawing.height].map((side, index) =>
      formatNumber(side === 0 ? 1 : (index === 0 ? shape.width : shape.height) / side),
    );
    const inner = drawing.shapes.map((one) => drawShape(one, context)).join('');
    return `<g transform="scale(${scale.join(' ')})">${inner}</g>`;
  }
  if (shape.chart !== undefined) return drawChartParts(context.drawChart(shape.chart, size));
  const address = toDataUri(shape.media === null ? undefined : context.media.get(shape.media));
  return address === null ? drawStandIn(shape, context) : createImage(address, { ...size, x: 0, y: 0 });
}

const chartFont = "Carlito, Calibri, 'Inter Variable', sans-serif";

function drawChartParts({ paths, texts }: ChartDrawing): string {
  const outlines = paths.map(({ d, x = 0, y = 0, fill = 'none', stroke, width, opacity }) => {
    const attributes = [
      x === 0 && y === 0 ? '' : `transform="translate(${formatNumber(x)} ${formatNumber(y)})"`,
      `fill="${encodeAttribute(fill)}"`,
      stroke === undefined ? '' : `stroke="${encodeAttribute(stroke)}"`,
      width === undefined ? '' : `stroke-width="${formatNumber(width)}"`,
      opacity === undefined ? '' : `opacity="${formatNumber(opacity)}"`,
    ];
    return `<path d="${encodeAttribute(d)}" ${attributes.filter(Boolean).join(' ')}/>`;
  });
  const words = texts.map((text) => {
    const [x, y] = [formatNumber(text.x), formatNumber(text.y)];
    const transform = text.rotation === undefined ? '' : ` transform="rotate(${text.rotation} ${x} ${y})"`;
    return `<text x="${x}" y="${y}" font-family="${chartFont}" font-size="${formatNumber(text.size)}"${text.isBold === true ? ' font-weight="700"' : ''} text-anchor="${text.anchor}" fill="${encodeAttribute(text.color)}"${transform}>${toXmlText(cutToWidth(text))}</text>`;
  });
  return [...outlines, ...words].join('');
}
