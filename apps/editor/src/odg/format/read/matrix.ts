import { normalizeDegrees } from '../../../canvas/geometry/box.ts';
import { parseFinite } from '../../../xml/values.ts';
import { lengthOf } from './units.ts';

/** `x' = a x + c y + e`, `y' = b x + d y + f`. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const same: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The composition: `first` is applied before `later`. */
function after(later: Matrix, first: Matrix): Matrix {
  return {
    a: later.a * first.a + later.c * first.b,
    b: later.b * first.a + later.d * first.b,
    c: later.a * first.c + later.c * first.d,
    d: later.b * first.c + later.d * first.d,
    e: later.a * first.e + later.c * first.f + later.e,
    f: later.b * first.e + later.d * first.f + later.f,
  };
}

/** The operations of `draw:transform`, in order of application. */
export interface Turns {
  matrix: Matrix;
  /** A mirror before all other operations. */
  isFlippedX: boolean;
  isFlippedY: boolean;
}

/** More steps than any program writes. */
const maxSteps = 200;

/** Null if there is no transformation, or none that can be parsed. */
export function turnsIn(text: string | null): Turns | null {
  if (text === null || text.length > 20_000) return null;
  let matrix = same;
  const turns = { isFlippedX: false, isFlippedY: false };
  let count = 0;
  for (const [, name = '', inside = ''] of text.matchAll(/(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi)) {
    if (++count > maxSteps) return null;
    const words = inside.split(/[\s,]+/).filter((word) => word !== '');
    const step = stepOf(name.toLowerCase(), words);
    if (step === null) return null;
    if (count === 1 && name.toLowerCase() === 'scale') {
      turns.isFlippedX = step.a < 0;
      turns.isFlippedY = step.d < 0;
    }
    matrix = after(step, matrix);
  }
  return count === 0 ? null : { matrix, ...turns };
}

function stepOf(name: string, words: readonly string[]): Matrix | null {
  const numbers = words.map((word) => parseFinite(word) ?? 0);
  const [one = 0, two] = numbers;
  // Angles are counterclockwise, while y points down.
  switch (name) {
    case 'rotate':
      return { ...same, a: Math.cos(one), b: -Math.sin(one), c: Math.sin(one), d: Math.cos(one) };
    case 'scale':
      return { ...same, a: one, d: two ?? one };
    case 'translate':
      return { ...same, e: lengthOf(words[0]) ?? 0, f: lengthOf(words[1]) ?? 0 };
    case 'skewx':
      return { ...same, c: Math.tan(-one) };
    case 'skewy':
      return { ...same, b: Math.tan(-one) };
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1] = numbers;
      return { a, b, c, d, e: lengthOf(words[4]) ?? 0, f: lengthOf(words[5]) ?? 0 };
    }
    default:
      return null;
  }
}

export function pointAfter({ a, b, c, d, e, f }: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The transformed box, as position, size and rotation. Skewing is ignored. */
export function boxAfter(
  { matrix, isFlippedX, isFlippedY }: Turns,
  box: { x: number; y: number; width: number; height: number },
) {
  const [signX, signY] = [isFlippedX ? -1 : 1, isFlippedY ? -1 : 1];
  const [ax, ay, bx, by] = [matrix.a * signX, matrix.b * signX, matrix.c * signY, matrix.d * signY];
  const scaleX = Math.hypot(ax, ay);
  const area = ax * by - ay * bx;
  const scaleY = scaleX === 0 ? Math.hypot(bx, by) : Math.abs(area) / scaleX;
  const middle = pointAfter(matrix, box.x + box.width / 2, box.y + box.height / 2);
  const [width, height] = [Math.round(box.width * scaleX), Math.round(box.height * scaleY)];
  return {
    // Avoids negative zero.
    x: Math.round(middle.x - width / 2) + 0,
    y: Math.round(middle.y - height / 2) + 0,
    width,
    height,
    // Hundredths of a degree, as displayed.
    rotation: normalizeDegrees((Math.atan2(ay, ax) * 180) / Math.PI, 100),
    isFlippedX,
    isFlippedY: isFlippedY !== area < 0,
  };
}
