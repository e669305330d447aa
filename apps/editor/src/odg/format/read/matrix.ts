import { normalizeDegrees } from '../../../canvas/geometry/box.ts';
import { parseBoundedNumber } from '../../../xml/values.ts';
import { parseLength } from './units.ts';

/** `x' = a x + c y + e`, `y' = b x + d y + f`. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

const identityMatrix: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The composition: `first` is applied before `second`. */
function multiply(second: Matrix, first: Matrix): Matrix {
  return {
    a: second.a * first.a + second.c * first.b,
    b: second.b * first.a + second.d * first.b,
    c: second.a * first.c + second.c * first.d,
    d: second.b * first.c + second.d * first.d,
    e: second.a * first.e + second.c * first.f + second.e,
    f: second.b * first.e + second.d * first.f + second.f,
  };
}

/** The operations of `draw:transform`, in order of application. */
export interface Transform {
  matrix: Matrix;
  /** A mirror before all other operations. */
  isFlippedX: boolean;
  isFlippedY: boolean;
}

/** More steps than any program writes. */
const maxSteps = 200;

/** Null if there is no transformation, or none that can be parsed. */
export function parseTransform(text: string | null): Transform | null {
  if (text === null || text.length > 20_000) return null;
  let matrix = identityMatrix;
  const flips = { isFlippedX: false, isFlippedY: false };
  let count = 0;
  for (const [, name = '', argumentText = ''] of text.matchAll(/(?<![a-z])([a-z]+)\s*\(([^()]*)\)/gi)) {
    if (++count > maxSteps) return null;
    const argumentTexts = argumentText.split(/[\s,]+/).filter((word) => word !== '');
    const operation = toMatrix(name.toLowerCase(), argumentTexts);
    if (operation === null) return null;
    if (count === 1 && name.toLowerCase() === 'scale') {
      flips.isFlippedX = operation.a < 0;
      flips.isFlippedY = operation.d < 0;
    }
    matrix = multiply(operation, matrix);
  }
  return count === 0 ? null : { matrix, ...flips };
}

function toMatrix(name: string, argumentTexts: readonly string[]): Matrix | null {
  const numbers = argumentTexts.map((word) => parseBoundedNumber(word) ?? 0);
  const [firstNumber = 0, secondNumber] = numbers;
  // Angles are counterclockwise, while y points down.
  switch (name) {
    case 'rotate':
      return {
        ...identityMatrix,
        a: Math.cos(firstNumber),
        b: -Math.sin(firstNumber),
        c: Math.sin(firstNumber),
        d: Math.cos(firstNumber),
      };
    case 'scale':
      return { ...identityMatrix, a: firstNumber, d: secondNumber ?? firstNumber };
    case 'translate':
      return {
        ...identityMatrix,
        e: parseLength(argumentTexts[0]) ?? 0,
        f: parseLength(argumentTexts[1]) ?? 0,
      };
    case 'skewx':
      return { ...identityMatrix, c: Math.tan(-firstNumber) };
    case 'skewy':
      return { ...identityMatrix, b: Math.tan(-firstNumber) };
    case 'matrix': {
      const [a = 1, b = 0, c = 0, d = 1] = numbers;
      return { a, b, c, d, e: parseLength(argumentTexts[4]) ?? 0, f: parseLength(argumentTexts[5]) ?? 0 };
    }
    default:
      return null;
  }
}

export function transformPoint({ a, b, c, d, e, f }: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

/** The transformed box, as position, size and rotation. Skewing is ignored. */
export function transformBox(
  { matrix, isFlippedX, isFlippedY }: Transform,
  box: { x: number; y: number; width: number; height: number },
) {
  const [signX, signY] = [isFlippedX ? -1 : 1, isFlippedY ? -1 : 1];
  const [ax, ay, bx, by] = [matrix.a * signX, matrix.b * signX, matrix.c * signY, matrix.d * signY];
  const scaleX = Math.hypot(ax, ay);
  const determinant = ax * by - ay * bx;
  const scaleY = scaleX === 0 ? Math.hypot(bx, by) : Math.abs(determinant) / scaleX;
  const centre = transformPoint(matrix, box.x + box.width / 2, box.y + box.height / 2);
  const [width, height] = [Math.round(box.width * scaleX), Math.round(box.height * scaleY)];
  return {
    // Avoids negative zero.
    x: Math.round(centre.x - width / 2) + 0,
    y: Math.round(centre.y - height / 2) + 0,
    width,
    height,
    // Hundredths of a degree, as displayed.
    rotation: normalizeDegrees((Math.atan2(ay, ax) * 180) / Math.PI, 100),
    isFlippedX,
    isFlippedY: isFlippedY !== determinant < 0,
  };
}
