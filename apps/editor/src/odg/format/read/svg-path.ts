import { getAxisScale, pathAxes } from '../../../canvas/geometry/path-axes.ts';
import { parseFinite } from '../../../xml/values.ts';

export interface Step {
  command: string;
  values: number[];
}

/** Parses path data into absolute commands; null if it is invalid. One pass. */
export function absoluteSteps(path: string): Step[] | null {
  const steps: Step[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase();
    const shape = pathAxes[command];
    if (shape === undefined) return null;
    const isRelative = command !== letter;
    if (command === 'Z') {
      steps.push({ command, values: [] });
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = numbersIn(rest, command === 'A');
    for (let at = 0; at + shape.length <= numbers.length; at += shape.length) {
      const values = [...shape].map((axis, index) => {
        const value = numbers[at + index] ?? 0;
        if (!isRelative) return value;
        return axis === 'x' ? value + x : axis === 'y' ? value + y : value;
      });
      const isMove = command === 'M' && at === 0;
      if (command === 'H') x = values[0] ?? x;
      else if (command === 'V') y = values[0] ?? y;
      else [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
      if (isMove) [startX, startY] = [x, y];
      steps.push({ command: command === 'M' && !isMove ? 'L' : command, values });
    }
  }
  return steps.length === 0 ? null : steps;
}

/** The two flags of an arc need no separator. */
function numbersIn(text: string, isArc: boolean): number[] {
  const numbers: number[] = [];
  const pattern = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/giy;
  const flag = /[\s,]*([01])/y;
  for (let at = 0; at < text.length; ) {
    const place = numbers.length % 7;
    const next = isArc && (place === 3 || place === 4) ? flag : pattern;
    next.lastIndex = at;
    const match = next.exec(text);
    if (match === null) break;
    numbers.push(parseFinite(match[1]) ?? 0);
    at = next.lastIndex;
  }
  return numbers;
}

export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function viewBoxIn(text: string | null): Frame | null {
  const [x, y, width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((word) => parseFinite(word) ?? Number.NaN);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return [x, y, width, height].every(Number.isFinite) && width >= 0 && height >= 0
    ? { x, y, width, height }
    : null;
}

/** Converts steps to the units of a box of this size. */
export function inBox(steps: readonly Step[], from: Frame, size: { width: number; height: number }): string {
  const scale = {
    x: from.width === 0 ? 1 : size.width / from.width,
    y: from.height === 0 ? 1 : size.height / from.height,
  };
  return steps
    .map(({ command, values }) => {
      const scaled = values.map((value, index) => {
        const axis = pathAxes[command]?.[index];
        if (axis === undefined || axis === '-') return value;
        const begin = axis === 'x' ? from.x : axis === 'y' ? from.y : 0;
        return Math.round((value - begin) * getAxisScale(axis, scale));
      });
      return `${command}${scaled.join(' ')}`;
    })
    .join('');
}
