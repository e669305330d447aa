import { readPictureSize } from '../../../canvas/format/picture-size.ts';
import { computeCommonBounds, getLineEnds } from '../../../canvas/geometry/box.ts';
import { defaultLayerId } from '../../../canvas/scene/layer.ts';
import type {
  BoxShape,
  GroupShape,
  OtherShape,
  PictureShape,
  Shape,
  TextBody,
} from '../../../canvas/scene/scene.ts';
import { isStyled } from '../../../canvas/styles/shape-format.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, getText } from '../../../xml/values.ts';
import { getAutomaticColour } from './automatic-colour.ts';
import { createLinePath, readConnection, readConnectorPath } from './connectors.ts';
import { readDimension } from './dimension.ts';
import { readEnhancedOutline } from './enhanced-geometry.ts';
import {
  findGraphicValue,
  readArrowSizes,
  readArrows,
  readFill,
  readStroke,
  readTextFrame,
} from './fills.ts';
import { readGluePoints } from './glue-points.ts';
import { findStyleId } from './graphic-styles.ts';
import { lineElementNames, type Position, readPosition } from './position.ts';
import { createId, type Reader, resolvePart, type ShapeSource } from './reader.ts';
import { appendDefaultStyle, getStyleChain, type StyleChain } from './styles.ts';
import { type PathCommand, parsePath, parseViewBox, scaleToBox } from './svg-path.ts';
import { readTable } from './table.ts';
import { readParagraphs, toBody } from './text.ts';
import { readTextLayout } from './text-layout.ts';
import type { TextContext } from './text-styles.ts';
import { parseLength } from './units.ts';

const areaElementNames = [
  'draw:rect',
  'draw:ellipse',
  'draw:circle',
  'draw:custom-shape',
  'draw:path',
  'draw:polygon',
  'draw:polyline',
  'draw:regular-polygon',
  'draw:caption',
];
const shapeElementNames = [
  ...areaElementNames,
  ...lineElementNames,
  'draw:frame',
  'draw:g',
  'draw:a',
  'draw:control',
  'draw:page-thumbnail',
  'dr3d:scene',
];

export const isShape = (name: string): boolean => shapeElementNames.includes(name);

/** Deeper nested groups are preserved as one shape. */
const maxDepth = 40;

/** The shape itself; for a link, the shape inside it. */
export function getShapeElement(element: Element): Element | null {
  if (!shapeElementNames.includes(element.name)) return null;
  if (element.name !== 'draw:a') return element;
  return element.children.find(({ name }) => name !== 'draw:a' && shapeElementNames.includes(name)) ?? null;
}

/** The shapes among the children of a page or group. */
export const listShapeElements = (parent: Element): Element[] =>
  parent.children.filter((element) => getShapeElement(element) !== null);

export function readShapes(reader: Reader, elements: readonly Element[], depth = 0): Shape[] {
  return elements.flatMap((element) => {
    const shapeElement = getShapeElement(element);
    if (shapeElement === null) return [];
    const index = String(reader.counts.shapes++);
    const id = createId(reader, shapeElement, index);
    const { shape: read, text = null } = readShape(reader, { shapeElement, id, depth });
    const shape = addLayerAndStyle(reader, shapeElement, read);
    reader.sources.set(id, { shape, element, shapeElement, sheet: reader.sheet, text });
    return [shape];
  });
}

/** The layer of a shape, and its style if it can have one. */
function addLayerAndStyle(reader: Reader, shapeElement: Element, shape: Shape): Shape {
  if (shape.kind === 'group') return shape;
  const layered = { ...shape, layer: readLayer(reader, shapeElement) };
  if (!isStyled(layered)) return layered;
  return {
    ...layered,
    styleId: findStyleId(reader.sheet.styles, getString(shapeElement, 'draw:style-name')),
  };
}

/** As in LibreOffice, a missing layer is the default one, and that of a group means nothing. */
function readLayer({ layerIds }: Reader, shapeElement: Element): string {
  const name = getString(shapeElement, 'draw:layer');
  return name !== null && layerIds.has(name) ? name : defaultLayerId;
}

interface ShapeReadOptions {
  shapeElement: Element;
  id: string;
  depth: number;
}

type ReadResult = Pick<ShapeSource, 'shape'> & { text?: TextContext };

function readShape(reader: Reader, options: ShapeReadOptions): ReadResult {
  const { shapeElement, depth } = options;
  if (shapeElement.name === 'draw:g')
    return { shape: depth >= maxDepth ? readGroupAsOne(reader, options) : readGroup(reader, options) };
  if (shapeElement.name === 'draw:frame') return readFrame(reader, options);
  if (lineElementNames.includes(shapeElement.name)) return readLine(reader, options);
  if (areaElementNames.includes(shapeElement.name)) return readArea(reader, options);
  return { shape: createOtherShape(reader, options, 'unknown') };
}

function readBase({ shapeElement, id }: ShapeReadOptions, position: Position = readPosition(shapeElement)) {
  const alt = findChild(shapeElement, 'svg:desc') ?? findChild(shapeElement, 'svg:title');
  return {
    id,
    name: getString(shapeElement, 'draw:name') ?? '',
    alt: alt === null ? '' : getText(alt),
    ...position,
  };
}

/** The styles of a shape, nearest first. */
export function getShapeStyleChain({ styles }: Reader['sheet'], shapeElement: Element): StyleChain {
  const name = getString(shapeElement, 'draw:style-name');
  const presentation = getString(shapeElement, 'presentation:style-name');
  const chain =
    name === null
      ? getStyleChain(styles, 'presentation', presentation)
      : getStyleChain(styles, 'graphic', name);
  return appendDefaultStyle(styles, 'graphic', chain);
}

export function createTextContext(
  { styles }: Reader['sheet'],
  shapeElement: Element,
  chain: StyleChain,
): TextContext {
  const paragraph = getStyleChain(styles, 'paragraph', getString(shapeElement, 'draw:text-style-name'));
  return { styles, inherited: appendDefaultStyle(styles, 'paragraph', [...paragraph, ...chain]) };
}

/** The text of a shape with an area. */
const createShapeTextContext = (
  { sheet, background }: Reader,
  shapeElement: Element,
  { chain, fill }: { chain: StyleChain; fill: string | null },
): TextContext => ({
  ...createTextContext(sheet, shapeElement, chain),
  // Not by the own fill: it can change with a style, which must not change the text of the shapes that follow it.
  automaticColour: getAutomaticColour(fill === null ? background : null),
});

function readLine(reader: Reader, options: ShapeReadOptions): ReadResult {
  const { shapeElement } = options;
  const chain = getShapeStyleChain(reader.sheet, shapeElement);
  const line = readStroke(reader.sheet.styles, chain);
  // A line with text, or without a stroke, is read as an area.
  const isMeasure = shapeElement.name === 'draw:measure';
  if (line === null || (!isMeasure && hasText(reader, shapeElement, chain))) return readArea(reader, options);
  const text = createTextContext(reader.sheet, shapeElement, chain);
  const base = readBase(options);
  const route = readRoute(shapeElement);
  const ends = getLineEnds(base);
  const path = readConnectorPath(shapeElement, route, ends);
  return {
    shape: {
      ...base,
      kind: 'line',
      route,
      bends: route === 'straight' ? [] : [0.5],
      ...path,
      start: readConnection(shapeElement, 'start'),
      end: readConnection(shapeElement, 'end'),
      line,
      ...readArrows(chain),
      ...readArrowSizes(reader.sheet.styles, chain, line.width),
      ...(isMeasure && { dimension: readDimension(shapeElement, chain, text) }),
    },
  };
}

function hasText({ sheet }: Reader, shapeElement: Element, chain: StyleChain): boolean {
  const paragraphs = readParagraphs(shapeElement, createTextContext(sheet, shapeElement, chain));
  return paragraphs.some(({ pieces }) => pieces.some(({ kind }) => kind !== 'kept'));
}

function readRoute(shapeElement: Element): 'straight' | 'elbow' | 'curve' {
  if (shapeElement.name !== 'draw:connector') return 'straight';
  const type = getString(shapeElement, 'draw:type') ?? 'standard';
  return type === 'standard' ? 'elbow' : type === 'curve' ? 'curve' : 'straight';
}

function readArea(reader: Reader, options: ShapeReadOptions): ReadResult {
  const { shapeElement } = options;
  const { styles } = reader.sheet;
  const chain = getShapeStyleChain(reader.sheet, shapeElement);
  const base = readBase(options);
  const outline = readOutline(shapeElement, base);
  const fill = readFill(styles, chain);
  const text = createShapeTextContext(reader, shapeElement, { chain, fill: fill.fill });
  const sites = readGluePoints(shapeElement, base);
  const shape: BoxShape = {
    ...base,
    kind: 'box',
    ...outline,
    ...(sites && { sites }),
    ...fill,
    fill: isOpenPath(shapeElement, outline.path) ? null : fill.fill,
    line: readStroke(styles, chain),
    text: toBody(readParagraphs(shapeElement, text), text, readTextArea(shapeElement, chain, base)),
    placeholder: null,
  };
  return { shape, text };
}

function readTextArea(
  shapeElement: Element,
  chain: StyleChain,
  position: Position,
): Omit<TextBody, 'paragraphs'> {
  const anchor = lineElementNames.includes(shapeElement.name) ? 'middle' : 'top';
  return { ...readTextFrame(chain, anchor), layout: readTextLayout(shapeElement, chain, position) };
}

/** An open path has no fill. */
function isOpenPath(shapeElement: Element, path: string | undefined): boolean {
  if (shapeElement.name === 'draw:polyline' || lineElementNames.includes(shapeElement.name)) return true;
  return shapeElement.name === 'draw:path' && path !== undefined && !path.includes('Z');
}

type OutlineValues = Pick<BoxShape, 'outline' | 'path'>;

function readOutline(shapeElement: Element, size: Position): OutlineValues {
  switch (shapeElement.name) {
    case 'draw:line':
    case 'draw:connector':
    case 'draw:measure':
      return { outline: 'path', path: createLinePath(shapeElement, size) };
    case 'draw:rect': {
      const radius =
        parseLength(getString(shapeElement, 'draw:corner-radius') ?? getString(shapeElement, 'svg:rx')) ?? 0;
      return { outline: radius > 0 ? 'roundRectangle' : 'rectangle' };
    }
    case 'draw:caption':
      return { outline: 'rectangle' };
    case 'draw:ellipse':
    case 'draw:circle':
      return { outline: (getString(shapeElement, 'draw:kind') ?? 'full') === 'full' ? 'ellipse' : 'other' };
    case 'draw:custom-shape':
      return readEnhancedOutline(findChild(shapeElement, 'draw:enhanced-geometry'), size);
    case 'draw:path':
      return convertPath(parsePath(getString(shapeElement, 'svg:d') ?? ''), shapeElement, size);
    case 'draw:polygon':
    case 'draw:polyline':
      return convertPath(readPoints(shapeElement), shapeElement, size);
    default:
      return { outline: 'other' };
  }
}

function convertPath(
  pathCommands: PathCommand[] | null,
  shapeElement: Element,
  size: { width: number; height: number },
): OutlineValues {
  const viewBox = parseViewBox(getString(shapeElement, 'svg:viewBox'));
  return pathCommands === null || viewBox === null
    ? { outline: 'other' }
    : { outline: 'path', path: scaleToBox(pathCommands, viewBox, size) };
}

function readPoints(shapeElement: Element): PathCommand[] | null {
  const numbers = (getString(shapeElement, 'draw:points') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length < 4 || !numbers.every(Number.isFinite)) return null;
  const pathCommands: PathCommand[] = [];
  for (let index = 0; index + 1 < numbers.length; index += 2)
    pathCommands.push({ command: index === 0 ? 'M' : 'L', values: numbers.slice(index, index + 2) });
  return shapeElement.name === 'draw:polygon'
    ? [...pathCommands, { command: 'Z', values: [] }]
    : pathCommands;
}

function readGroup(reader: Reader, options: ShapeReadOptions): Shape {
  const shapes = readShapes(reader, listShapeElements(options.shapeElement), options.depth + 1);
  const group: GroupShape = { ...readBase(options, computeGroupPosition(shapes)), kind: 'group', shapes };
  return group;
}

/** A group has no position of its own. */
export function computeGroupPosition(shapes: readonly Shape[]): Position {
  const bounds = computeCommonBounds(shapes) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { ...bounds, rotation: 0, isFlippedX: false, isFlippedY: false };
}

/** The positions of shapes in a deep group are collected without recursion. */
function readGroupAsOne(reader: Reader, options: ShapeReadOptions): Shape {
  const innerShapes: Shape[] = [];
  const queue = [...options.shapeElement.children];
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    if (next.name === 'draw:g' || next.name === 'draw:a') queue.push(...next.children);
    else if (getShapeElement(next) !== null)
      innerShapes.push(createOtherShape(reader, { ...options, shapeElement: next }, 'unknown'));
  }
  return { ...createOtherShape(reader, options, 'unknown'), ...computeGroupPosition(innerShapes) };
}

const objectElementNames = [
  'draw:object',
  'draw:object-ole',
  'draw:plugin',
  'draw:applet',
  'draw:floating-frame',
];

function readFrame(reader: Reader, options: ShapeReadOptions): ReadResult {
  const { shapeElement } = options;
  const { styles } = reader.sheet;
  const chain = getShapeStyleChain(reader.sheet, shapeElement);
  const textBox = findChild(shapeElement, 'draw:text-box');
  if (textBox !== null) {
    const fill = readFill(styles, chain, null);
    const text = createShapeTextContext(reader, shapeElement, { chain, fill: fill.fill });
    const base = readBase(options);
    const shape: BoxShape = {
      ...base,
      kind: 'box',
      outline: parseLength(getString(textBox, 'draw:corner-radius')) ? 'roundRectangle' : 'rectangle',
      ...fill,
      line: readStroke(styles, chain, 'none'),
      text: toBody(readParagraphs(textBox, text), text, readTextArea(shapeElement, chain, base)),
      placeholder: null,
    };
    return { shape, text };
  }
  const table = findChild(shapeElement, 'table:table');
  const grid =
    table === null ? null : readTable(styles, table, appendDefaultStyle(styles, 'paragraph', chain));
  if (grid !== null) return { shape: { ...readBase(options), kind: 'table', ...grid } };
  const object = shapeElement.children.find(({ name }) => objectElementNames.includes(name));
  if (object !== undefined || table !== null || findChild(shapeElement, 'draw:image') === null)
    return {
      shape: createOtherShape(
        reader,
        options,
        object === undefined ? 'unknown' : getObjectKind(reader, object),
      ),
    };
  return { shape: readPicture(reader, options, chain) };
}

function getObjectKind({ mediaTypes }: Reader, object: Element): OtherShape['what'] {
  if (object.name === 'draw:plugin') return 'video';
  if (findChild(object, 'math:math') !== null) return 'equation';
  const partName = resolvePart(getString(object, 'xlink:href'));
  const type = mediaTypes.get(`${partName}/`) ?? mediaTypes.get(partName ?? '') ?? '';
  if (/\.chart$/.test(type)) return 'chart';
  return /\.formula$/.test(type) ? 'equation' : 'object';
}

/** The picture of a frame: the first that browsers can show, otherwise the first one. */
function findMedia({ mediaReader }: Reader, shapeElement: Element): string | null {
  const images = shapeElement.children.filter(({ name }) => name === 'draw:image');
  const names = images.flatMap((image) => {
    const partName = resolvePart(getString(image, 'xlink:href'));
    const name = partName === null ? null : mediaReader.readMedia(partName);
    return name === null ? [] : [name];
  });
  return (
    names.find((name) => !/\/x-|tiff/.test(mediaReader.allMedia.get(name)?.type ?? '')) ?? names[0] ?? null
  );
}

function readPicture(reader: Reader, options: ShapeReadOptions, chain: StyleChain): Shape {
  const media = findMedia(reader, options.shapeElement);
  const base = readBase(options);
  const mirror = findGraphicValue(chain, 'style:mirror') ?? '';
  return {
    ...base,
    isFlippedX: base.isFlippedX !== /\bhorizontal/.test(mirror),
    isFlippedY: base.isFlippedY !== /\bvertical\b/.test(mirror),
    kind: 'picture',
    media,
    crop: readCrop(reader, findGraphicValue(chain, 'fo:clip'), media),
  };
}

const noCrop: PictureShape['crop'] = { left: 0, top: 0, right: 0, bottom: 0 };

/** Clipping is given as lengths in the intrinsic size of the picture. */
function readCrop({ mediaReader }: Reader, clip: string | null, media: string | null): PictureShape['crop'] {
  const lengths = /^rect\((.*)\)$/.exec(clip?.trim() ?? '')?.[1];
  const picture = media === null ? undefined : mediaReader.allMedia.get(media);
  const size = lengths === undefined || picture === undefined ? null : readPictureSize(picture);
  if (lengths === undefined || size === null) return noCrop;
  const [top, right, bottom, left] = lengths.split(/[\s,]+/).map((length) => parseLength(length) ?? 0);
  const toFraction = (length: number | undefined, side: number): number =>
    Math.min(1, Math.max(0, Math.round(((length ?? 0) / side) * 100_000) / 100_000));
  return {
    left: toFraction(left, size.width),
    top: toFraction(top, size.height),
    right: toFraction(right, size.width),
    bottom: toFraction(bottom, size.height),
  };
}

function createOtherShape(reader: Reader, options: ShapeReadOptions, what: OtherShape['what']): Shape {
  return { ...readBase(options), kind: 'other', what, media: findMedia(reader, options.shapeElement) };
}
