import { getAxisScale, pathAxes } from '../../../canvas/geometry/path-axes.ts';
import { parseBoundedNumber } from '../../../xml/values.ts';

export interface PathCommand {
  command: string;
  values: number[];
}

/** Parses path data into absolute commands; null if it is invalid. One pass. */
export function parsePath(path: string): PathCommand[] | null {
  const commands: PathCommand[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, letter = '', argumentText = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const command = letter.toUpperCase();
    const axes = pathAxes[command];
    if (axes === undefined) return null;
    const isRelative = command !== letter;
    if (command === 'Z') {
      commands.push({ command, values: [] });
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = parseNumbers(argumentText, command === 'A');
    for (let offset = 0; offset + axes.length <= numbers.length; offset += axes.length) {
      const values = [...axes].map((axis, index) => {
        const value = numbers[offset + index] ?? 0;
        if (!isRelative) return value;
        return axis === 'x' ? value + x : axis === 'y' ? value + y : value;
      });
      const isMove = command === 'M' && offset === 0;
      if (command === 'H') x = values[0] ?? x;
      else if (command === 'V') y = values[0] ?? y;
      else [x, y] = [values.at(-2) ?? x, values.at(-1) ?? y];
      if (isMove) [startX, startY] = [x, y];
      commands.push({ command: command === 'M' && !isMove ? 'L' : command, values });
    }
  }
  return commands.length === 0 ? null : commands;
}

/** The two flags of an arc need no separator. */
function parseNumbers(text: string, isArc: boolean): number[] {
  const numbers: number[] = [];
  const pattern = /[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/giy;
  const flag = /[\s,]*([01])/y;
  for (let offset = 0; offset < text.length; ) {
    const argumentIndex = numbers.length % 7;
    const next = isArc && (argumentIndex === 3 || argumentIndex === 4) ? flag : pattern;
    next.lastIndex = offset;
    const match = next.exec(text);
    if (match === null) break;
    numbers.push(parseBoundedNumber(match[1]) ?? 0);
    offset = next.lastIndex;
  }
  return numbers;
}

export interface ViewBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function parseViewBox(text: string | null): ViewBox | null {
  const [x, y, width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map((word) => parseBoundedNumber(word) ?? Number.NaN);
  if (x === undefined || y === undefined || width === undefined || height === undefined) return null;
  return [x, y, width, height].every(Number.isFinite) && width >= 0 && height >= 0
    ? { x, y, width, height }
    : null;
}

/** Converts steps to the units of a box of this size. */
export function scaleToBox(
  commands: readonly PathCommand[],
  viewBox: ViewBox,
  size: { width: number; height: number },
): string {
  const scale = {
    x: viewBox.width === 0 ? 1 : size.width / viewBox.width,
    y: viewBox.height === 0 ? 1 : size.height / viewBox.height,
  };
  return commands
    .map(({ command, values }) => {
      const scaled = values.map((value, index) => {
        const axis = pathAxes[command]?.[index];
        if (axis === undefined || axis === '-') return value;
        const origin = axis === 'x' ? viewBox.x : axis === 'y' ? viewBox.y : 0;
        return Math.round((value - origin) * getAxisScale(axis, scale));
      });
      return `${command}${scaled.join(' ')}`;
    })
    .join('');
}
