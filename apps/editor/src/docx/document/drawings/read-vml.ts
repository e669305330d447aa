import { normalizeDegrees } from '../../../canvas/geometry/box.ts';
import type { BoxShape, LineShape, PictureShape, Shape, TextBody } from '../../../canvas/scene/scene.ts';
import { defaultInset } from '../../../canvas/text/text-formats.ts';
import { findTarget } from '../../../drawingml/drawing-part.ts';
import {
  type Box,
  type CoordinateMapping,
  createMapping,
  identityMapping,
  mapBox,
} from '../../../drawingml/position.ts';
import { type Element, findChild } from '../../../xml/element.ts';
import { findByPath, getString, parseBoundedNumber } from '../../../xml/values.ts';
import { readWords } from './drawing-words.ts';
import type { DrawingContext } from './read-drawings.ts';
import {
  getVmlShape,
  readVmlFrame,
  readVmlLength,
  readVmlLine,
  readVmlPair,
  readVmlStyle,
} from './vml-frame.ts';
import { getVmlOutline, readVmlPath } from './vml-outlines.ts';
import { readVmlFill, readVmlFraction, readVmlStroke } from './vml-paint.ts';
import { createTextArt } from './vml-text-art.ts';

/** Deeper nested groups are left out. */
const maxDepth = 40;

/** The shape of a `w:pict` (ECMA-376 Part 4, 19.1), in a box of its size; null if it has none. */
export function readVml(pict: Element, context: DrawingContext): Shape | null {
  const shape = getVmlShape(pict);
  if (shape === null) return null;
  const { width, height } = readVmlFrame(pict);
  const types = new Map(
    pict.children
      .filter(({ name }) => name === 'v:shapetype')
      .map((type) => [`#${getString(type, 'id') ?? ''}`, type]),
  );
  return readVmlShape(
    shape,
    { box: { x: 0, y: 0, width, height }, id: 'd', depth: 0 },
    { ...context, types },
  );
}

export interface VmlContext extends DrawingContext {
  types: ReadonlyMap<string, Element>;
}

interface VmlPlace {
  box: Box;
  id: string;
  depth: number;
}

function readVmlShape(shape: Element, place: VmlPlace, context: VmlContext): Shape {
  const style = readVmlStyle(shape);
  const base = {
    id: place.id,
    name: getString(shape, 'id') ?? '',
    alt: getString(shape, 'alt') ?? '',
    ...place.box,
    rotation: normalizeDegrees(readAngle(style.get('rotation')), 100),
    isFlippedX: style.get('flip')?.includes('x') === true,
    isFlippedY: style.get('flip')?.includes('y') === true,
  };
  if (shape.name === 'v:group')
    return { ...base, kind: 'group', shapes: readChildren(shape, place, context) };
  if (shape.name === 'v:line') return createLine(shape, base);
  const type = context.types.get(getString(shape, 'type') ?? '') ?? null;
  const picture = findChild(shape, 'v:imagedata');
  return picture === null ? createBox(shape, { base, type, context }) : createPicture(picture, base, context);
}

export type VmlShapeBase = Omit<PictureShape, 'kind' | 'media' | 'crop'>;

function createLine(shape: Element, base: VmlShapeBase): LineShape {
  const { from, to } = readVmlLine(shape);
  const arrows = findChild(shape, 'v:stroke');
  const hasArrow = (name: string): boolean => (getString(arrows, name) ?? 'none') !== 'none';
  return {
    ...base,
    kind: 'line',
    route: 'straight',
    bends: [],
    start: null,
    end: null,
    line: readVmlStroke(shape, null) ?? { color: '#000000', width: 9525, dash: 'solid' },
    isFlippedX: from.x > to.x,
    isFlippedY: from.y > to.y,
    startArrow: hasArrow('startarrow'),
    endArrow: hasArrow('endarrow'),
  };
}

function createPicture(picture: Element, base: VmlShapeBase, context: VmlContext): PictureShape {
  const target = findTarget(context.sheet, getString(picture, 'r:id'));
  const readCrop = (name: string): number => readVmlFraction(getString(picture, name)) ?? 0;
  return {
    ...base,
    kind: 'picture',
    media: target === null ? null : context.mediaReader.readMedia(target),
    crop: {
      left: readCrop('cropleft'),
      top: readCrop('croptop'),
      right: readCrop('cropright'),
      bottom: readCrop('cropbottom'),
    },
  };
}

/** Degrees, or 65,536ths of one. */
const readAngle = (text: string | undefined): number =>
  text?.endsWith('fd') === true
    ? (parseBoundedNumber(text.slice(0, -2)) ?? 0) / 65_536
    : (parseBoundedNumber(text) ?? 0);

function createBox(
  shape: Element,
  { base, type, context }: { base: VmlShapeBase; type: Element | null; context: VmlContext },
): BoxShape {
  const art = findChild(shape, 'v:textpath');
  const paint = readVmlFill(shape, type);
  if (art !== null && getString(art, 'string') !== null) return createTextArt(art, base, paint);
  const path = readVmlPath(shape, type, base);
  return {
    ...base,
    kind: 'box',
    outline: path === null ? getVmlOutline(shape, type) : 'path',
    ...(path === null ? {} : { path }),
    ...paint,
    line: readVmlStroke(shape, type),
    text: readVmlText(shape, context),
    placeholder: null,
  };
}

const anchors: Readonly<Record<string, TextBody['anchor']>> = {
  middle: 'middle',
  'middle-center': 'middle',
  bottom: 'bottom',
  'bottom-center': 'bottom',
};

function readVmlText(shape: Element, { styles, sheet }: VmlContext): TextBody {
  const box = findChild(shape, 'v:textbox');
  const [left, top, right, bottom] = (getString(box, 'inset') ?? '').split(',').map(readVmlLength);
  return {
    paragraphs: readWords(findByPath(box, 'w:txbxContent'), { styles, sheet, color: null }),
    anchor: anchors[readVmlStyle(shape).get('v-text-anchor') ?? ''] ?? 'top',
    inset: {
      left: left ?? defaultInset.left,
      top: top ?? defaultInset.top,
      right: right ?? defaultInset.right,
      bottom: bottom ?? defaultInset.bottom,
    },
    layout: null,
  };
}

function readChildren(group: Element, place: VmlPlace, context: VmlContext): Shape[] {
  if (place.depth >= maxDepth) return [];
  const mapping = createVmlMapping(group, place.box);
  return group.children
    .filter(({ name }) => /^v:(?:shape|rect|roundrect|oval|line|group|image)$/.test(name))
    .map((child, index) => {
      const inner = { box: readChildBox(child, mapping), id: `${place.id}.${index}`, depth: place.depth + 1 };
      return readVmlShape(child, inner, context);
    });
}

/** Children of a group are in the coordinates of the group. */
function createVmlMapping(group: Element, box: Box): CoordinateMapping {
  const [width, height] = readVmlPair(group, 'coordsize');
  const [x, y] = readVmlPair(group, 'coordorigin');
  const area = { x: x ?? 0, y: y ?? 0, width: width ?? 1000, height: height ?? 1000 };
  return area.width > 0 && area.height > 0 ? createMapping(box, area) : identityMapping;
}

function readChildBox(child: Element, mapping: CoordinateMapping): Box {
  if (child.name === 'v:line') {
    const readPoint = (name: string): [number, number] => {
      const [x, y] = readVmlPair(child, name);
      return [x ?? 0, y ?? 0];
    };
    const [[x1, y1], [x2, y2]] = [readPoint('from'), readPoint('to')];
    const box = {
      x: Math.min(x1, x2),
      y: Math.min(y1, y2),
      width: Math.abs(x2 - x1),
      height: Math.abs(y2 - y1),
    };
    return mapBox(box, mapping);
  }
  const style = readVmlStyle(child);
  const read = (name: string): number => parseBoundedNumber(style.get(name)) ?? 0;
  return mapBox({ x: read('left'), y: read('top'), width: read('width'), height: read('height') }, mapping);
}
