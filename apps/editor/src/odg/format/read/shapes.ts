import { computeCommonBounds } from '../../../canvas/geometry/box.ts';
import type { BoxShape, GroupShape, OtherShape, PictureShape, Shape } from '../../../canvas/scene/scene.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { getString, getText } from '../../../xml/values.ts';
import { enhancedOutline } from './enhanced.ts';
import { arrowsIn, fillIn, frameOfText, graphicValue, strokeIn } from './fills.ts';
import { pictureSize } from './picture-size.ts';
import { ended, type Place, placeOf } from './place.ts';
import { idIn, partAt, type Reader, type ShapeSource } from './reader.ts';
import { type Chain, chainOf, withDefault } from './styles.ts';
import { absoluteSteps, inBox, type Step, viewBoxIn } from './svg-path.ts';
import { readTable } from './table.ts';
import { bodyOf, readParagraphs } from './text.ts';
import type { TextContext } from './text-styles.ts';
import { lengthOf } from './units.ts';

const areas = [
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
const shapeNames = [
  ...areas,
  ...ended,
  'draw:frame',
  'draw:g',
  'draw:a',
  'draw:control',
  'draw:page-thumbnail',
  'dr3d:scene',
];

export const isShape = (name: string): boolean => shapeNames.includes(name);

/** Deeper nested groups are preserved as one shape. */
const maxDepth = 40;

/** The shape itself; for a link, the shape inside it. */
export function innerOf(element: Element): Element | null {
  if (!shapeNames.includes(element.name)) return null;
  if (element.name !== 'draw:a') return element;
  return element.children.find(({ name }) => name !== 'draw:a' && shapeNames.includes(name)) ?? null;
}

/** The visible shapes among the children of a page or group. */
export function shapeElements(holder: Element, hiddenLayers: ReadonlySet<string>): Element[] {
  return holder.children.filter((element) => {
    const own = innerOf(element);
    return own !== null && !hiddenLayers.has(getString(own, 'draw:layer') ?? '');
  });
}

export function readShapes(reader: Reader, elements: readonly Element[], depth = 0): Shape[] {
  return elements.flatMap((element) => {
    const own = innerOf(element);
    if (own === null) return [];
    const place = String(reader.count.shapes++);
    const id = idIn(reader, own, place);
    const { shape, text = null } = readShape(reader, { own, id, depth });
    reader.sources.set(id, { shape, element, own, sheet: reader.sheet, text });
    return [shape];
  });
}

interface Task {
  own: Element;
  id: string;
  depth: number;
}

type Read = Pick<ShapeSource, 'shape'> & { text?: TextContext };

function readShape(reader: Reader, task: Task): Read {
  const { own, depth } = task;
  if (own.name === 'draw:g')
    return { shape: depth >= maxDepth ? groupAsOne(reader, task) : readGroup(reader, task) };
  if (own.name === 'draw:frame') return readFrame(reader, task);
  if (own.name === 'draw:line' || own.name === 'draw:connector') return readLine(reader, task);
  if (areas.includes(own.name)) return readArea(reader, task);
  return { shape: otherShape(reader, task, 'unknown') };
}

function baseOf({ own, id }: Task, place: Place = placeOf(own)) {
  const alt = findChild(own, 'svg:desc') ?? findChild(own, 'svg:title');
  return { id, name: getString(own, 'draw:name') ?? '', alt: alt === null ? '' : getText(alt), ...place };
}

/** The styles of a shape, nearest first. */
export function shapeChain({ styles }: Reader['sheet'], own: Element): Chain {
  const name = getString(own, 'draw:style-name');
  const presentation = getString(own, 'presentation:style-name');
  const chain =
    name === null ? chainOf(styles, 'presentation', presentation) : chainOf(styles, 'graphic', name);
  return withDefault(styles, 'graphic', chain);
}

export function textContext({ styles }: Reader['sheet'], own: Element, chain: Chain): TextContext {
  const paragraph = chainOf(styles, 'paragraph', getString(own, 'draw:text-style-name'));
  return { styles, behind: withDefault(styles, 'paragraph', [...paragraph, ...chain]) };
}

function readLine(reader: Reader, task: Task): Read {
  const { own } = task;
  const chain = shapeChain(reader.sheet, own);
  const line = strokeIn(reader.sheet.styles, chain);
  // A line with text, or without a stroke, is read as an area.
  if (line === null || hasWords(reader, own, chain)) return readArea(reader, task);
  return { shape: { ...baseOf(task), kind: 'line', route: routeOf(own), line, ...arrowsIn(chain) } };
}

function hasWords({ sheet }: Reader, own: Element, chain: Chain): boolean {
  const paragraphs = readParagraphs(own, textContext(sheet, own, chain));
  return paragraphs.some(({ pieces }) => pieces.some(({ kind }) => kind !== 'kept'));
}

function routeOf(own: Element): 'straight' | 'elbow' | 'curve' {
  if (own.name === 'draw:line') return 'straight';
  const type = getString(own, 'draw:type') ?? 'standard';
  return type === 'standard' ? 'elbow' : type === 'curve' ? 'curve' : 'straight';
}

function readArea(reader: Reader, task: Task): Read {
  const { own } = task;
  const { styles } = reader.sheet;
  const chain = shapeChain(reader.sheet, own);
  const base = baseOf(task);
  const text = textContext(reader.sheet, own, chain);
  const outline = outlineOf(own, base);
  const area = fillIn(styles, chain);
  const shape: BoxShape = {
    ...base,
    kind: 'box',
    ...outline,
    ...area,
    fill: isOpen(own, outline.path) ? null : area.fill,
    line: strokeIn(styles, chain),
    text: bodyOf(readParagraphs(own, text), text, frameOfText(chain, 'top')),
    placeholder: null,
  };
  return { shape, text };
}

/** An open path has no fill. */
function isOpen(own: Element, path: string | undefined): boolean {
  if (own.name === 'draw:polyline' || ended.includes(own.name)) return true;
  return own.name === 'draw:path' && path !== undefined && !path.includes('Z');
}

type OutlineOfBox = Pick<BoxShape, 'outline' | 'path'>;

function outlineOf(own: Element, size: { width: number; height: number }): OutlineOfBox {
  switch (own.name) {
    case 'draw:rect': {
      const radius = lengthOf(getString(own, 'draw:corner-radius') ?? getString(own, 'svg:rx')) ?? 0;
      return { outline: radius > 0 ? 'roundRectangle' : 'rectangle' };
    }
    case 'draw:caption':
      return { outline: 'rectangle' };
    case 'draw:ellipse':
    case 'draw:circle':
      return { outline: (getString(own, 'draw:kind') ?? 'full') === 'full' ? 'ellipse' : 'other' };
    case 'draw:custom-shape':
      return enhancedOutline(findChild(own, 'draw:enhanced-geometry'), size);
    case 'draw:path':
      return pathOutline(absoluteSteps(getString(own, 'svg:d') ?? ''), own, size);
    case 'draw:polygon':
    case 'draw:polyline':
      return pathOutline(pointSteps(own), own, size);
    default:
      return { outline: 'other' };
  }
}

function pathOutline(
  steps: Step[] | null,
  own: Element,
  size: { width: number; height: number },
): OutlineOfBox {
  const from = viewBoxIn(getString(own, 'svg:viewBox'));
  return steps === null || from === null
    ? { outline: 'other' }
    : { outline: 'path', path: inBox(steps, from, size) };
}

function pointSteps(own: Element): Step[] | null {
  const numbers = (getString(own, 'draw:points') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length < 4 || !numbers.every(Number.isFinite)) return null;
  const steps: Step[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2)
    steps.push({ command: at === 0 ? 'M' : 'L', values: numbers.slice(at, at + 2) });
  return own.name === 'draw:polygon' ? [...steps, { command: 'Z', values: [] }] : steps;
}

function readGroup(reader: Reader, task: Task): Shape {
  const shapes = readShapes(reader, shapeElements(task.own, reader.hiddenLayers), task.depth + 1);
  const group: GroupShape = { ...baseOf(task, placeAround(shapes)), kind: 'group', shapes };
  return group;
}

/** A group has no position of its own. */
export function placeAround(shapes: readonly Shape[]): Place {
  const box = computeCommonBounds(shapes) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { ...box, rotation: 0, isFlippedX: false, isFlippedY: false };
}

/** The positions of shapes in a deep group are collected without recursion. */
function groupAsOne(reader: Reader, task: Task): Shape {
  const places: Shape[] = [];
  const open = [...task.own.children];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.name === 'draw:g' || next.name === 'draw:a') open.push(...next.children);
    else if (innerOf(next) !== null) places.push(otherShape(reader, { ...task, own: next }, 'unknown'));
  }
  return { ...otherShape(reader, task, 'unknown'), ...placeAround(places) };
}

const objects = ['draw:object', 'draw:object-ole', 'draw:plugin', 'draw:applet', 'draw:floating-frame'];

function readFrame(reader: Reader, task: Task): Read {
  const { own } = task;
  const { styles } = reader.sheet;
  const chain = shapeChain(reader.sheet, own);
  const box = findChild(own, 'draw:text-box');
  if (box !== null) {
    const text = textContext(reader.sheet, own, chain);
    const shape: BoxShape = {
      ...baseOf(task),
      kind: 'box',
      outline: lengthOf(getString(box, 'draw:corner-radius')) ? 'roundRectangle' : 'rectangle',
      ...fillIn(styles, chain, null),
      line: strokeIn(styles, chain, 'none'),
      text: bodyOf(readParagraphs(box, text), text, frameOfText(chain, 'top')),
      placeholder: null,
    };
    return { shape, text };
  }
  const table = findChild(own, 'table:table');
  const grid = table === null ? null : readTable(styles, table, withDefault(styles, 'paragraph', chain));
  if (grid !== null) return { shape: { ...baseOf(task), kind: 'table', ...grid } };
  const object = own.children.find(({ name }) => objects.includes(name));
  if (object !== undefined || table !== null || findChild(own, 'draw:image') === null)
    return {
      shape: otherShape(reader, task, object === undefined ? 'unknown' : kindOfObject(reader, object)),
    };
  return { shape: readPicture(reader, task, chain) };
}

function kindOfObject({ types }: Reader, object: Element): OtherShape['what'] {
  if (object.name === 'draw:plugin') return 'video';
  if (findChild(object, 'math:math') !== null) return 'equation';
  const part = partAt(getString(object, 'xlink:href'));
  const type = types.get(`${part}/`) ?? types.get(part ?? '') ?? '';
  if (/\.chart$/.test(type)) return 'chart';
  return /\.formula$/.test(type) ? 'equation' : 'object';
}

/** The picture of a frame: the first that browsers can show, otherwise the first one. */
function mediaOf({ shelf }: Reader, own: Element): string | null {
  const images = own.children.filter(({ name }) => name === 'draw:image');
  const names = images.flatMap((image) => {
    const part = partAt(getString(image, 'xlink:href'));
    const name = part === null ? null : shelf.readMedia(part);
    return name === null ? [] : [name];
  });
  return names.find((name) => !/\/x-|tiff/.test(shelf.allMedia.get(name)?.type ?? '')) ?? names[0] ?? null;
}

function readPicture(reader: Reader, task: Task, chain: Chain): Shape {
  const media = mediaOf(reader, task.own);
  const base = baseOf(task);
  const mirror = graphicValue(chain, 'style:mirror') ?? '';
  return {
    ...base,
    isFlippedX: base.isFlippedX !== /\bhorizontal/.test(mirror),
    isFlippedY: base.isFlippedY !== /\bvertical\b/.test(mirror),
    kind: 'picture',
    media,
    crop: cropIn(reader, graphicValue(chain, 'fo:clip'), media),
  };
}

const whole: PictureShape['crop'] = { left: 0, top: 0, right: 0, bottom: 0 };

/** Clipping is given as lengths in the intrinsic size of the picture. */
function cropIn({ shelf }: Reader, clip: string | null, media: string | null): PictureShape['crop'] {
  const inside = /^rect\((.*)\)$/.exec(clip?.trim() ?? '')?.[1];
  const picture = media === null ? undefined : shelf.allMedia.get(media);
  const size = inside === undefined || picture === undefined ? null : pictureSize(picture);
  if (inside === undefined || size === null) return whole;
  const [top, right, bottom, left] = inside.split(/[\s,]+/).map((length) => lengthOf(length) ?? 0);
  const part = (length: number | undefined, side: number): number =>
    Math.min(1, Math.max(0, Math.round(((length ?? 0) / side) * 100_000) / 100_000));
  return {
    left: part(left, size.width),
    top: part(top, size.height),
    right: part(right, size.width),
    bottom: part(bottom, size.height),
  };
}

function otherShape(reader: Reader, task: Task, what: OtherShape['what']): Shape {
  return { ...baseOf(task), kind: 'other', what, media: mediaOf(reader, task.own) };
}
