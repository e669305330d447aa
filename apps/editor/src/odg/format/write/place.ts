import type { Shape } from '../../../canvas/scene/scene.ts';
import { type Draft, setAttributes } from '../../../xml/draft.ts';
import { type Element, tagOf } from '../../../xml/element.ts';
import { stringOf } from '../../../xml/values.ts';
import { lengthOf } from '../read/lengths.ts';
import { asItIs, combined, type Matrix } from '../read/transforms.ts';

type Box = Pick<Shape, 'x' | 'y' | 'width' | 'height' | 'rotation'>;

const isPlain = (matrix: Matrix): boolean =>
  Object.entries(asItIs).every(([key, value]) => new Map(Object.entries(matrix)).get(key) === value);

/** Writes where a shape stands; one that was only moved keeps how it is turned and slanted. */
export function writePlace(
  draft: Draft,
  element: Element,
  task: { was: Box; now: Box; matrix: Matrix },
): void {
  const { was, now, matrix } = task;
  const isMoved = was.x !== now.x || was.y !== now.y;
  const isResized = was.width !== now.width || was.height !== now.height;
  const isTurned = was.rotation !== now.rotation;
  if (!isMoved && !isResized && !isTurned) return;
  const transform = stringOf(element, 'draw:transform');
  const size = isResized ? { 'svg:width': lengthOf(now.width), 'svg:height': lengthOf(now.height) } : {};
  if (transform !== null && !isResized && !isTurned && isPlain(matrix)) {
    const step = `translate (${lengthOf(now.x - was.x)} ${lengthOf(now.y - was.y)})`;
    setAttributes(draft, { 'draw:transform': `${transform} ${step}` });
    return;
  }
  if (now.rotation === 0 && isPlain(matrix)) {
    setAttributes(draft, {
      ...size,
      'svg:x': lengthOf(now.x),
      'svg:y': lengthOf(now.y),
      'draw:transform': null,
    });
    return;
  }
  const own = combined(standing(now), inverse(matrix));
  const isWide = tagOf(element).includes('svg:width');
  setAttributes(draft, {
    ...(isWide ? { 'svg:width': lengthOf(now.width), 'svg:height': lengthOf(now.height) } : size),
    'svg:x': null,
    'svg:y': null,
    'draw:transform': isPlain(matrix) ? turnedText(now) : matrixText(own),
  });
}

/** From a box in the corner to where it stands: turned about its own corner, then moved. */
function standing({ x, y, width, height, rotation }: Box): Matrix {
  const angle = (rotation / 180) * Math.PI;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [middleX, middleY] = [width / 2, height / 2];
  return {
    a: cos,
    b: sin,
    c: -sin,
    d: cos,
    e: x + middleX - (cos * middleX - sin * middleY),
    f: y + middleY - (sin * middleX + cos * middleY),
  };
}

function turnedText(box: Box): string {
  const { e, f } = standing(box);
  const angle = -(box.rotation / 180) * Math.PI;
  return `rotate (${Number(angle.toFixed(12))}) translate (${lengthOf(e)} ${lengthOf(f)})`;
}

function matrixText({ a, b, c, d, e, f }: Matrix): string {
  const short = (value: number): string => String(Number(value.toFixed(9)));
  return `matrix (${short(a)} ${short(b)} ${short(c)} ${short(d)} ${lengthOf(e)} ${lengthOf(f)})`;
}

function inverse({ a, b, c, d, e, f }: Matrix): Matrix {
  const determinant = a * d - b * c;
  if (determinant === 0) return asItIs;
  return {
    a: d / determinant,
    b: -b / determinant,
    c: -c / determinant,
    d: a / determinant,
    e: (c * f - d * e) / determinant,
    f: (b * e - a * f) / determinant,
  };
}

/** The ends of a line, which the format writes instead of a box and an angle. */
export function endsOfLine({ x, y, width, height, rotation, isFlippedX, isFlippedY }: Shape): {
  start: { x: number; y: number };
  end: { x: number; y: number };
} {
  const angle = (rotation / 180) * Math.PI;
  const turned = (pointX: number, pointY: number) => {
    const [across, down] = [pointX - (x + width / 2), pointY - (y + height / 2)];
    return {
      x: Math.round(x + width / 2 + across * Math.cos(angle) - down * Math.sin(angle)),
      y: Math.round(y + height / 2 + across * Math.sin(angle) + down * Math.cos(angle)),
    };
  };
  const [left, right] = isFlippedX ? [x + width, x] : [x, x + width];
  const [top, bottom] = isFlippedY ? [y + height, y] : [y, y + height];
  return { start: turned(left, top), end: turned(right, bottom) };
}

/** A turned or mirrored group as one that is not: the format turns the shapes in it instead. */
export function straightened(shape: Shape): Shape {
  if (shape.kind !== 'group' || (shape.rotation === 0 && !shape.isFlippedX && !shape.isFlippedY))
    return shape;
  const { isFlippedX, isFlippedY } = shape;
  const isMirrored = isFlippedX !== isFlippedY;
  const middle = { x: shape.x + shape.width / 2, y: shape.y + shape.height / 2 };
  const angle = (shape.rotation / 180) * Math.PI;
  const shapes = shape.shapes.map((one): Shape => {
    const across = (one.x + one.width / 2 - middle.x) * (isFlippedX ? -1 : 1);
    const down = (one.y + one.height / 2 - middle.y) * (isFlippedY ? -1 : 1);
    const own = isMirrored ? -one.rotation : one.rotation;
    const moved = {
      ...one,
      x: Math.round(middle.x + across * Math.cos(angle) - down * Math.sin(angle) - one.width / 2),
      y: Math.round(middle.y + across * Math.sin(angle) + down * Math.cos(angle) - one.height / 2),
      rotation: (((own + shape.rotation) % 360) + 360) % 360,
      isFlippedX: one.isFlippedX !== isFlippedX,
      isFlippedY: one.isFlippedY !== isFlippedY,
    };
    return one.kind === 'group' && moved.kind === 'group' ? withShapesMoved(one, moved) : moved;
  });
  return { ...shape, rotation: 0, isFlippedX: false, isFlippedY: false, shapes };
}

/** The shapes of a group stand on the page: they go where it goes, before it is turned. */
function withShapesMoved<Group extends Extract<Shape, { kind: 'group' }>>(was: Group, now: Group): Group {
  const [across, down] = [now.x - was.x, now.y - was.y];
  const shift = (shape: Shape): Shape => {
    const moved = { ...shape, x: shape.x + across, y: shape.y + down };
    return moved.kind === 'group' ? { ...moved, shapes: moved.shapes.map(shift) } : moved;
  };
  return { ...now, shapes: was.shapes.map(shift) };
}
