import type { LineShape } from '../scene/scene.ts';
import { linePath } from './outline-paths.ts';

/** Drawn parts of a line in the units of its box, before flips: its path, and its arrowheads as areas. */
export function linePartsOf(line: LineShape): { path: string; heads: string[] } {
  const { width, height, route, startArrow, endArrow } = line;
  const length = Math.hypot(width, height);
  const head = Math.min(headLength(line.line.width), length / (startArrow && endArrow ? 2 : 1));
  const [dx, dy] = route === 'straight' && length > 0 ? [width / length, height / length] : [1, 0];
  const from = startArrow ? head * 0.9 : 0;
  const to = endArrow ? head * 0.9 : 0;
  const inner = { route, width: width - (from + to) * dx, height: height - (from + to) * dy };
  const path = shiftPath(linePath(inner), from * dx, from * dy);
  const heads: string[] = [];
  if (startArrow) heads.push(headPath(0, 0, -dx, -dy, head));
  if (endArrow) heads.push(headPath(width, height, dx, dy, head));
  return { path, heads };
}

/** Proportional to the line width, with a visible minimum. */
function headLength(width: number): number {
  return Math.max(width * 4.5, 100_000);
}

function headPath(x: number, y: number, dx: number, dy: number, length: number): string {
  const [backX, backY] = [x - dx * length, y - dy * length];
  const [sideX, sideY] = [(-dy * length) / 2.4, (dx * length) / 2.4];
  const at = (px: number, py: number): string => `${Math.round(px)} ${Math.round(py)}`;
  return `M${at(x, y)}L${at(backX + sideX, backY + sideY)}L${at(backX - sideX, backY - sideY)}Z`;
}

function shiftPath(path: string, dx: number, dy: number): string {
  if (dx === 0 && dy === 0) return path;
  let axis = 'x';
  return path.replace(/([MHVLC])|(-?[\d.]+)/g, (whole, command?: string) => {
    if (command !== undefined) {
      axis = command === 'V' ? 'Y' : command === 'H' ? 'X' : 'x';
      return command;
    }
    const isX = axis === 'x' || axis === 'X';
    if (axis === 'x') axis = 'y';
    else if (axis === 'y') axis = 'x';
    return String(Math.round(Number(whole) + (isX ? dx : dy)));
  });
}
