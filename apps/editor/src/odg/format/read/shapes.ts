import { framedPath, pointsPath, viewBoxOf } from '../../../canvas/format/svg-paths.ts';
import type { BoxShape, LineShape, OtherShape, Outline, Shape } from '../../../canvas/scene/scene.ts';
import { childOf, type Element } from '../../../xml/element.ts';
import { childrenOf, stringOf, textOf } from '../../../xml/values.ts';
import { emuOf, wholeEmu } from './lengths.ts';
import { fillOf, strokeOf } from './looks.ts';
import { outlineOf } from './outlines.ts';
import type { DrawnReader } from './reader.ts';
import { readTable } from './table.ts';
import { readBody, type TextContext, textContext } from './text.ts';
import { applied, combined, type Matrix, placeAfter, transformOf } from './transforms.ts';

const shapeNames = new Set([
  'draw:rect',
  'draw:ellipse',
  'draw:circle',
  'draw:line',
  'draw:connector',
  'draw:polyline',
  'draw:polygon',
  'draw:regular-polygon',
  'draw:path',
  'draw:custom-shape',
  'draw:frame',
  'draw:g',
  'draw:caption',
  'draw:measure',
  'draw:control',
  'draw:page-thumbnail',
  'dr3d:scene',
]);

/** Groups within groups beyond this are kept as one thing. */
const deepest = 40;

/** A link may stand around a shape. */
export const innerOf = (element: Element): Element =>
  element.name === 'draw:a'
    ? (element.children.find(({ name }) => shapeNames.has(name)) ?? element)
    : element;

export function shapeElements(holder: Element): Element[] {
  return holder.children.filter((element) => shapeNames.has(innerOf(element).name));
}

export interface Around {
  matrix: Matrix;
  /** The way to the shapes from their page. */
  path: string;
  depth: number;
}

export function readShapes(reader: DrawnReader, elements: readonly Element[], around: Around): Shape[] {
  return elements.map((element, index) => {
    const own = innerOf(element);
    const path = `${around.path}${index + 1}`;
    const id = idOf(reader, own, path);
    const task = { own, id, path, matrix: around.matrix, depth: around.depth };
    const { shape, text = null } = readShape(reader, task);
    reader.sources.set(id, { shape, element, sheet: reader.sheet, matrix: around.matrix, text });
    return shape;
  });
}

/** The id that the element has given itself, or the way to it. */
function idOf({ sheet, taken }: DrawnReader, own: Element, path: string): string {
  const named = stringOf(own, 'xml:id') ?? stringOf(own, 'draw:id');
  if (named === null || taken.has(named)) return `${sheet}~${path}`;
  taken.add(named);
  return `x.${named}`;
}

interface Task {
  own: Element;
  id: string;
  path: string;
  matrix: Matrix;
  depth: number;
}

interface Read {
  shape: Shape;
  text?: TextContext;
}

function readShape(reader: DrawnReader, task: Task): Read {
  const { own } = task;
  switch (own.name) {
    case 'draw:g':
      return { shape: task.depth >= deepest ? otherShape(reader, task, 'unknown') : readGroup(reader, task) };
    case 'draw:line':
    case 'draw:connector':
      return readLine(reader, task);
    case 'draw:frame':
      return readFrame(reader, task);
    case 'draw:rect':
      return readBox(reader, task, cornersOf(reader, own) ? 'roundRectangle' : 'rectangle');
    case 'draw:ellipse':
    case 'draw:circle':
      return readBox(reader, task, (stringOf(own, 'draw:kind') ?? 'full') === 'full' ? 'ellipse' : 'other');
    case 'draw:custom-shape':
      return readBox(
        reader,
        task,
        outlineOf(stringOf(childOf(own, 'draw:enhanced-geometry'), 'draw:type') ?? ''),
      );
    case 'draw:polyline':
    case 'draw:polygon':
    case 'draw:path':
      return readBox(reader, task, 'path');
    case 'draw:regular-polygon':
    case 'draw:caption':
      return readBox(reader, task, own.name === 'draw:caption' ? 'rectangle' : 'other');
    default:
      return { shape: otherShape(reader, task, 'unknown') };
  }
}

const cornersOf = ({ styles }: DrawnReader, own: Element): boolean =>
  (emuOf(stringOf(own, 'draw:corner-radius')) ??
    emuOf(graphicOf(styles, own).get('draw:corner-radius')) ??
    0) > 0;

const graphicOf = (styles: DrawnReader['styles'], own: Element) =>
  styles.propertiesOf('graphic', styleName(own), 'style:graphic-properties');

export const styleName = (own: Element): string | null =>
  stringOf(own, 'draw:style-name') ?? stringOf(own, 'presentation:style-name');

export function boxOf(own: Element): { x: number; y: number; width: number; height: number } {
  const read = (name: string): number => wholeEmu(stringOf(own, name));
  const height = stringOf(own, 'svg:height') ?? stringOf(childOf(own, 'draw:text-box'), 'fo:min-height');
  return {
    x: read('svg:x'),
    y: read('svg:y'),
    width: Math.max(0, read('svg:width')),
    height: Math.max(0, wholeEmu(height)),
  };
}

function baseOf({ own, id, matrix }: Task) {
  const words = (name: string): string => {
    const child = childOf(own, name);
    return child === null ? '' : textOf(child);
  };
  const whole = combined(transformOf(stringOf(own, 'draw:transform')), matrix);
  const geometry = childOf(own, 'draw:enhanced-geometry');
  return {
    id,
    name: stringOf(own, 'draw:name') ?? '',
    alt: words('svg:title') || words('svg:desc'),
    ...placeAfter(boxOf(own), whole),
    isFlippedX: stringOf(geometry, 'draw:mirror-horizontal') === 'true',
    isFlippedY: stringOf(geometry, 'draw:mirror-vertical') === 'true',
  };
}

function readBox(
  reader: DrawnReader,
  task: Task,
  outline: Outline | 'path' | 'other',
  holder: Element = task.own,
): Read {
  const { own } = task;
  const { styles } = reader;
  const properties = graphicOf(styles, own);
  const isFrame = own.name === 'draw:frame';
  const base = baseOf(task);
  const path = outline === 'path' ? pathOf(own, boxOf(own)) : null;
  const text = textContext(styles, styleName(own), stringOf(own, 'draw:text-style-name'));
  const isOpen = own.name === 'draw:polyline';
  const filled = fillOf(properties, styles, !isFrame);
  const shape: BoxShape = {
    ...base,
    kind: 'box',
    outline: outline === 'path' && path === null ? 'other' : outline,
    ...(path === null ? {} : { path }),
    ...(isOpen ? { fill: null, fillOpacity: 1 } : filled),
    line: strokeOf(properties, styles, !isFrame),
    text: readBody(holder, text, properties),
    placeholder: null,
  };
  return { shape, text };
}

function pathOf(own: Element, size: { width: number; height: number }): string | null {
  const box = viewBoxOf(stringOf(own, 'svg:viewBox')) ?? { x: 0, y: 0, ...size };
  const data = stringOf(own, 'svg:d');
  if (data !== null) return framedPath(data, { box, ...size });
  const points = stringOf(own, 'draw:points');
  return points === null ? null : pointsPath(points, { box, ...size, isClosed: own.name === 'draw:polygon' });
}

export function endsOf(
  own: Element,
  matrix: Matrix,
): { start: { x: number; y: number }; end: { x: number; y: number } } {
  const whole = combined(transformOf(stringOf(own, 'draw:transform')), matrix);
  const point = (number: 1 | 2) => {
    const { x, y } = applied(
      whole,
      wholeEmu(stringOf(own, `svg:x${number}`)),
      wholeEmu(stringOf(own, `svg:y${number}`)),
    );
    return { x: Math.round(x), y: Math.round(y) };
  };
  return { start: point(1), end: point(2) };
}

const routes: Readonly<Record<string, LineShape['route']>> = {
  line: 'straight',
  lines: 'straight',
  curve: 'curve',
  standard: 'elbow',
};

function readLine(reader: DrawnReader, task: Task): Read {
  const { own, matrix } = task;
  const properties = graphicOf(reader.styles, own);
  const { start, end } = endsOf(own, matrix);
  const line = strokeOf(properties, reader.styles, true);
  // A line that is not drawn is still a thing to take hold of.
  if (line === null) return { shape: otherShape(reader, task, 'unknown') };
  const hasHead = (name: string): boolean => (properties.get(name) ?? '') !== '';
  const isConnector = own.name === 'draw:connector';
  return {
    shape: {
      ...baseOf(task),
      kind: 'line',
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      width: Math.abs(end.x - start.x),
      height: Math.abs(end.y - start.y),
      rotation: 0,
      isFlippedX: end.x < start.x,
      isFlippedY: end.y < start.y,
      route: isConnector ? (routes[stringOf(own, 'draw:type') ?? 'standard'] ?? 'elbow') : 'straight',
      line,
      startArrow: hasHead('draw:marker-start'),
      endArrow: hasHead('draw:marker-end'),
    },
  };
}

function readFrame(reader: DrawnReader, task: Task): Read {
  const { own } = task;
  const content = own.children.find(({ name }) =>
    /^(?:draw:(?:text-box|image|object|object-ole|plugin|applet|floating-frame)|table:table)$/.test(name),
  );
  if (content?.name === 'draw:text-box') return readBox(reader, task, 'rectangle', content);
  if (content?.name === 'table:table')
    return { shape: { ...baseOf(task), kind: 'table', ...readTable(reader, content) } };
  if (content?.name !== 'draw:image') return { shape: otherShape(reader, task, kindOf(reader, content)) };
  const media = imageOf(reader, own);
  return { shape: { ...baseOf(task), kind: 'picture', media, crop: cropOf(reader, own, media) } };
}

function kindOf(reader: DrawnReader, content: Element | undefined): OtherShape['what'] {
  if (content?.name === 'draw:plugin') return 'video';
  if (content === undefined || !content.name.startsWith('draw:object')) return 'unknown';
  return reader.objectKind((stringOf(content, 'xlink:href') ?? '').replace(/^\.\//, ''));
}

/** The first picture of a frame that lies in the file; a frame may hold the same one in several forms. */
export function imageOf({ shelf }: DrawnReader, own: Element): string | null {
  for (const image of childrenOf(own, 'draw:image')) {
    const media = shelf.take((stringOf(image, 'xlink:href') ?? '').replace(/^\.\//, ''));
    if (media !== null) return media;
  }
  return null;
}

/** What is cut off is written as lengths of the picture as it is without being stretched. */
function cropOf(reader: DrawnReader, own: Element, media: string | null) {
  const none = { left: 0, top: 0, right: 0, bottom: 0 };
  const clip = /rect\(([^)]*)\)/.exec(graphicOf(reader.styles, own).get('fo:clip') ?? '')?.[1];
  const size = media === null ? null : reader.naturalSize(media);
  if (clip === undefined || size === null) return none;
  const [top, right, bottom, left] = clip.split(/[\s,]+/).filter((one) => one !== '');
  const share = (length: string | undefined, whole: number): number =>
    Math.min(1, Math.max(0, Math.round(((emuOf(length) ?? 0) / whole) * 10_000) / 10_000));
  return {
    left: share(left, size.width),
    top: share(top, size.height),
    right: share(right, size.width),
    bottom: share(bottom, size.height),
  };
}

function readGroup(reader: DrawnReader, task: Task): Shape {
  const { own, matrix, path, depth } = task;
  const inner = combined(transformOf(stringOf(own, 'draw:transform')), matrix);
  const shapes = readShapes(reader, shapeElements(own), {
    matrix: inner,
    path: `${path}.`,
    depth: depth + 1,
  });
  return {
    ...baseOf(task),
    ...boundsOf(shapes),
    rotation: 0,
    isFlippedX: false,
    isFlippedY: false,
    kind: 'group',
    shapes,
  };
}

export function boundsOf(shapes: readonly Shape[]): { x: number; y: number; width: number; height: number } {
  if (shapes.length === 0) return { x: 0, y: 0, width: 0, height: 0 };
  let [left, top, right, bottom] = [
    Number.POSITIVE_INFINITY,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
  ];
  for (const shape of shapes) {
    left = Math.min(left, shape.x);
    top = Math.min(top, shape.y);
    right = Math.max(right, shape.x + shape.width);
    bottom = Math.max(bottom, shape.y + shape.height);
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function otherShape(reader: DrawnReader, task: Task, what: OtherShape['what']): Shape {
  const { own } = task;
  const isLine = stringOf(own, 'svg:x1') !== null;
  const base = baseOf(task);
  if (!isLine) return { ...base, kind: 'other', what, media: imageOf(reader, own) };
  const { start, end } = endsOf(own, task.matrix);
  const place = {
    x: Math.min(start.x, end.x),
    y: Math.min(start.y, end.y),
    width: Math.abs(end.x - start.x),
    height: Math.abs(end.y - start.y),
  };
  return { ...base, ...place, rotation: 0, kind: 'other', what, media: null };
}
