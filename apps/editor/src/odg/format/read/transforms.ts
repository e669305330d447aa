import { emuOf } from './lengths.ts';

/** `x' = a x + c y + e`, `y' = b x + d y + f`, in EMU. */
export interface Matrix {
  a: number;
  b: number;
  c: number;
  d: number;
  e: number;
  f: number;
}

export const asItIs: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

/** The first is done first. */
export function combined(first: Matrix, then: Matrix): Matrix {
  return {
    a: then.a * first.a + then.c * first.b,
    b: then.b * first.a + then.d * first.b,
    c: then.a * first.c + then.c * first.d,
    d: then.b * first.c + then.d * first.d,
    e: then.a * first.e + then.c * first.f + then.e,
    f: then.b * first.e + then.d * first.f + then.f,
  };
}

export function applied({ a, b, c, d, e, f }: Matrix, x: number, y: number): { x: number; y: number } {
  return { x: a * x + c * y + e, y: b * x + d * y + f };
}

const mostSteps = 50;

/** A `draw:transform`: its steps are done in their order; angles turn against the clock. */
export function transformOf(text: string | null): Matrix {
  let matrix = asItIs;
  let steps = 0;
  for (const [, name = '', inside = ''] of (text ?? '').matchAll(/([a-z]+)\s*\(([^)]*)\)/gi)) {
    steps += 1;
    if (steps > mostSteps) break;
    const values = inside.split(/[\s,]+/).filter((value) => value !== '');
    matrix = combined(matrix, stepOf(name, values));
  }
  return Object.values(matrix).every(Number.isFinite) ? matrix : asItIs;
}

function stepOf(name: string, values: readonly string[]): Matrix {
  const number = (index: number): number => Number.parseFloat(values[index] ?? '0') || 0;
  const length = (index: number): number => emuOf(values[index]) ?? 0;
  switch (name) {
    case 'rotate': {
      const [cos, sin] = [Math.cos(number(0)), Math.sin(number(0))];
      return { ...asItIs, a: cos, b: -sin, c: sin, d: cos };
    }
    case 'translate':
      return { ...asItIs, e: length(0), f: length(1) };
    case 'scale':
      return { ...asItIs, a: number(0), d: values.length > 1 ? number(1) : number(0) };
    case 'skewX':
      return { ...asItIs, c: -Math.tan(number(0)) };
    case 'skewY':
      return { ...asItIs, b: Math.tan(number(0)) };
    case 'matrix':
      return { a: number(0), b: number(1), c: number(2), d: number(3), e: length(4), f: length(5) };
    default:
      return asItIs;
  }
}

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
  rotation: number;
}

/** Where a box stands after a transform: about its own middle, turned clockwise. A slant is kept in the file and not shown. */
export function placeAfter(box: Omit<Place, 'rotation'>, matrix: Matrix): Place {
  const middle = applied(matrix, box.x + box.width / 2, box.y + box.height / 2);
  const scaleX = Math.hypot(matrix.a, matrix.b);
  const scaleY = scaleX === 0 ? 1 : Math.abs(matrix.a * matrix.d - matrix.b * matrix.c) / scaleX;
  const [width, height] = [Math.round(box.width * scaleX), Math.round(box.height * scaleY)];
  const angle = Math.round((Math.atan2(matrix.b, matrix.a) / Math.PI) * 18_000) / 100;
  return {
    // Adding nothing makes a zero of a negative zero.
    x: Math.round(middle.x - width / 2) + 0,
    y: Math.round(middle.y - height / 2) + 0,
    width,
    height,
    rotation: ((angle % 360) + 360) % 360,
  };
}
