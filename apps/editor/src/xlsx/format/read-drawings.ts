import { readChart } from '../../chart/read-chart.ts';
import { type ColourMap, listAccents, readColour } from '../../drawingml/colour.ts';
import { type Element, getInnerXml, getTag, readElement } from '../../xml/element.ts';
import type {
  CellPoint,
  ChartContent,
  DrawingAnchor,
  DrawingContent,
  DrawingMedia,
  DrawnParagraph,
  DrawnRun,
  DrawnShape,
  SheetDrawing,
} from '../workbook/drawings.ts';
import { readSchemeColour, type Theme } from './colours.ts';
import { findDescendant } from './descendants.ts';
import type { OpenedPackage } from './package.ts';
import { readChartOptions, readSeriesReferences } from './read-chart-options.ts';
import { findChild } from './read-styles.ts';
import {
  decodeContent,
  getLocalName,
  readAttribute,
  readFlag,
  readNumber,
  readRelationshipId,
} from './xml-text.ts';

const emuPerPixel = 9525;

interface Context {
  opened: OpenedPackage;
  theme: Theme;
  targets: ReadonlyMap<string, string>;
  /** Number of groups around a drawing. */
  depth: number;
}

/** Deeper nested groups are kept, but not shown. */
const maxDepth = 40;

/** The drawings of a drawing part in their order, from back to front. */
export function readDrawings(part: string, opened: OpenedPackage, theme: Theme): SheetDrawing[] {
  const root = readElement(opened.text(part));
  const targets = new Map(opened.listRelationships(part).map(({ id, target }) => [id, target]));
  return (root?.children ?? []).flatMap((element) => {
    const anchor = readAnchor(element);
    if (anchor === null) return [];
    return element.children.flatMap((child) => {
      const content = readContent(child, { opened, theme, targets, depth: 0 });
      return content === null ? [] : [{ anchor, content, source: element.start }];
    });
  });
}

function readAnchor(element: Element): DrawingAnchor | null {
  const size = readLengthPair(findChild(element, 'ext'), 'cx', 'cy');
  const [from, to] = [readPoint(findChild(element, 'from')), readPoint(findChild(element, 'to'))];
  switch (getLocalName(element.name)) {
    case 'twoCellAnchor':
      return from === null || to === null ? null : { kind: 'twoCell', from, to };
    case 'oneCellAnchor':
      return from === null ? null : { kind: 'oneCell', from, width: size.x, height: size.y };
    case 'absoluteAnchor':
      return {
        kind: 'absolute',
        ...readLengthPair(findChild(element, 'pos'), 'x', 'y'),
        width: size.x,
        height: size.y,
      };
    default:
      return null;
  }
}

/** Two lengths of a tag, in pixels. */
function readLengthPair(element: Element | null, x: string, y: string): { x: number; y: number } {
  const tag = element === null ? '' : getTag(element);
  return { x: (readNumber(tag, x) ?? 0) / emuPerPixel, y: (readNumber(tag, y) ?? 0) / emuPerPixel };
}

function readPoint(element: Element | null): CellPoint | null {
  if (element === null) return null;
  const read = (name: string): number => {
    const child = findChild(element, name);
    return child === null ? 0 : Number(getInnerXml(child)) || 0;
  };
  return {
    row: read('row'),
    column: read('col'),
    x: read('colOff') / emuPerPixel,
    y: read('rowOff') / emuPerPixel,
  };
}

function readContent(element: Element, context: Context): DrawingContent | null {
  const properties = findDescendant(element, 'cNvPr');
  const tag = properties === null ? '' : getTag(properties);
  if (readFlag(tag, 'hidden')) return null;
  const description = readAttribute(tag, 'descr') || readAttribute(tag, 'name') || '';
  switch (getLocalName(element.name)) {
    case 'pic':
      return { kind: 'picture', description, media: readMedia(element, context) };
    case 'sp':
    case 'cxnSp':
      return { kind: 'shape', description, shape: readShape(element, context.theme) };
    case 'grpSp':
      return context.depth === maxDepth
        ? null
        : {
            kind: 'group',
            description,
            children: readChildren(element, { ...context, depth: context.depth + 1 }),
          };
    case 'graphicFrame':
      return { kind: 'chart', description, ...readFrameChart(element, context) };
    // Newer kinds of charts, with a note for older programs.
    case 'AlternateContent':
      return findDescendant(element, 'graphicFrame') === null
        ? null
        : { kind: 'chart', description, ...noChart };
    default:
      return null;
  }
}

const noChart: ChartContent = { chart: null, references: [], options: null, part: null };

/** None for other content of a frame, and in a group, where a frame has no size in pixels. */
function readFrameChart(frame: Element, { opened, theme, targets, depth }: Context): ChartContent {
  const chart = findDescendant(frame, 'chart');
  const part = chart === null ? undefined : targets.get(readRelationshipId(getTag(chart), 'id'));
  if (part === undefined || depth > 0 || !opened.hasPart(part)) return noChart;
  const xml = opened.text(part);
  const root = readElement(xml);
  const drawn = readChart(root, {
    readFill: (properties) => {
      const fill = properties && (findChild(properties, 'solidFill') ?? findChild(properties, 'gradFill'));
      return fill === null ? null : toHashed(readDrawingColour(fill, theme));
    },
    accents: listAccents(createColourMap(theme)),
    // The area behind a chart is white.
    text: '#000000',
  });
  if (root === null || drawn === null) return { ...noChart, part };
  const references = readSeriesReferences(root);
  // Excel frames a chart unless its file says otherwise.
  const border = findChild(root, 'spPr') === null ? '#d9d9d9' : drawn.border;
  return { chart: { ...drawn, border }, references, options: readChartOptions(xml, drawn, references), part };
}

/** Picture types that browsers draw. */
const drawableTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  bmp: 'image/bmp',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Null for a picture that is missing or of another type. */
function readMedia(element: Element, { opened, targets }: Context): DrawingMedia | null {
  const blip = findDescendant(element, 'blip');
  const part = blip === null ? undefined : targets.get(readRelationshipId(getTag(blip), 'embed'));
  const type = drawableTypes[/\.(\w+)$/.exec(part ?? '')?.[1]?.toLowerCase() ?? ''];
  if (part === undefined || type === undefined || !opened.hasPart(part)) return null;
  try {
    return { bytes: opened.bytesOf(part), type };
  } catch {
    // A damaged picture counts as missing; the workbook is still shown.
    return null;
  }
}

function readChildren(group: Element, context: Context) {
  const transform = findChild(findChild(group, 'grpSpPr') ?? group, 'xfrm');
  const origin = readLengthPair(transform && findChild(transform, 'chOff'), 'x', 'y');
  const size = readLengthPair(transform && findChild(transform, 'chExt'), 'cx', 'cy');
  return group.children.flatMap((child) => {
    const content = readContent(child, context);
    const own = findChild(findChild(child, 'grpSpPr') ?? findChild(child, 'spPr') ?? child, 'xfrm');
    if (content === null || own === null || size.x === 0 || size.y === 0) return [];
    const [offset, extent] = [
      readLengthPair(findChild(own, 'off'), 'x', 'y'),
      readLengthPair(findChild(own, 'ext'), 'cx', 'cy'),
    ];
    return [
      {
        left: (offset.x - origin.x) / size.x,
        top: (offset.y - origin.y) / size.y,
        width: extent.x / size.x,
        height: extent.y / size.y,
        content,
      },
    ];
  });
}

const verticalAnchors: Readonly<Record<string, DrawnShape['vertical']>> = { ctr: 'center', b: 'flex-end' };

function readShape(element: Element, theme: Theme): DrawnShape {
  const properties = findChild(element, 'spPr');
  const transform = properties && findChild(properties, 'xfrm');
  const transformTag = transform === null ? '' : getTag(transform);
  const geometry = properties && findChild(properties, 'prstGeom');
  const style = findChild(element, 'style');
  const text = findChild(element, 'txBody');
  const body = text && findChild(text, 'bodyPr');
  const fontReference = style && findChild(style, 'fontRef');
  const textColour = fontReference && readDrawingColour(fontReference, theme);
  return {
    geometry: (geometry && readAttribute(getTag(geometry), 'prst')) ?? 'rect',
    rotation: (readNumber(transformTag, 'rot') ?? 0) / 60_000,
    isFlipped: readFlag(transformTag, 'flipV') !== readFlag(transformTag, 'flipH'),
    fill: readShapeFill(properties, style && findChild(style, 'fillRef'), theme),
    line: readLine(properties && findChild(properties, 'ln'), style && findChild(style, 'lnRef'), theme),
    paragraphs: (text?.children ?? []).flatMap((child) =>
      getLocalName(child.name) === 'p' ? [readParagraph(child, textColour, theme)] : [],
    ),
    vertical: verticalAnchors[(body && readAttribute(getTag(body), 'anchor')) ?? ''] ?? 'flex-start',
  };
}

function readShapeFill(properties: Element | null, reference: Element | null, theme: Theme): string | null {
  if (properties !== null) {
    if (findChild(properties, 'noFill') !== null) return null;
    const own = findChild(properties, 'solidFill') ?? findChild(properties, 'gradFill');
    if (own !== null) return readDrawingColour(own, theme);
  }
  const isUsed = reference !== null && (readNumber(getTag(reference), 'idx') ?? 0) > 0;
  return isUsed ? readDrawingColour(reference, theme) : null;
}

function readLine(line: Element | null, reference: Element | null, theme: Theme): DrawnShape['line'] {
  if (line !== null && findChild(line, 'noFill') !== null) return null;
  const width = ((line && readNumber(getTag(line), 'w')) ?? emuPerPixel) / emuPerPixel;
  const fill = line && findChild(line, 'solidFill');
  const isUsed = reference !== null && (readNumber(getTag(reference), 'idx') ?? 0) > 0;
  const colour = fill ? readDrawingColour(fill, theme) : isUsed ? readDrawingColour(reference, theme) : null;
  return colour === null ? null : { colour, width: Math.max(1, width) };
}

const alignments: Readonly<Record<string, DrawnParagraph['align']>> = {
  ctr: 'center',
  r: 'right',
  just: 'justify',
};

function readParagraph(element: Element, colour: string | null, theme: Theme): DrawnParagraph {
  const properties = findChild(element, 'pPr');
  return {
    align: alignments[(properties && readAttribute(getTag(properties), 'algn')) ?? ''] ?? 'left',
    runs: element.children.flatMap((child): DrawnRun[] => {
      const name = getLocalName(child.name);
      if (name === 'br') return [{ ...plainRun, colour, text: '\n' }];
      const text = findChild(child, 't');
      return text !== null && (name === 'r' || name === 'fld') ? [readRun(child, text, colour, theme)] : [];
    }),
  };
}

const plainRun = { isBold: false, isItalic: false, isUnderlined: false, size: 11 };

function readRun(run: Element, text: Element, colour: string | null, theme: Theme): DrawnRun {
  const properties = findChild(run, 'rPr');
  const tag = properties === null ? '' : getTag(properties);
  const fill = properties && findChild(properties, 'solidFill');
  return {
    text: decodeContent(getInnerXml(text)),
    isBold: readFlag(tag, 'b'),
    isItalic: readFlag(tag, 'i'),
    isUnderlined: (readAttribute(tag, 'u') ?? 'none') !== 'none',
    size: (readNumber(tag, 'sz') ?? 1100) / 100,
    colour: fill ? readDrawingColour(fill, theme) : colour,
  };
}

/** The colour in an element as RRGGBB; of a gradient, that of its first stop. */
function readDrawingColour(element: Element, theme: Theme): string | null {
  const stop = findChild(element, 'gsLst')?.children[0];
  const found = readColour(stop ?? element, createColourMap(theme));
  return found === null ? null : found.color.slice(1).toUpperCase();
}

const createColourMap = (theme: Theme): ColourMap => ({
  getColor: (name) => toHashed(readSchemeColour(name, theme)),
});

const toHashed = (colour: string | null): string | null => (colour === null ? null : `#${colour}`);
