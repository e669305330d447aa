import type { LineShape } from '../scene/scene.ts';
import { buildLinePath } from './outline-paths.ts';

/** Drawn parts of a line in the units of its box, before flips: its path, and its arrowheads as areas. */
export function buildLineParts(line: LineShape): { path: string; headPaths: string[] } {
  const { width, height, route, startArrow, endArrow } = line;
  const length = Math.hypot(width, height);
  const headSize = Math.min(computeHeadLength(line.line.width), length / (startArrow && endArrow ? 2 : 1));
  const [dx, dy] = route === 'straight' && length > 0 ? [width / length, height / length] : [1, 0];
  const startInset = startArrow ? headSize * 0.9 : 0;
  const endInset = endArrow ? headSize * 0.9 : 0;
  const shortened = {
    route,
    width: width - (startInset + endInset) * dx,
    height: height - (startInset + endInset) * dy,
  };
  const path = shiftPath(buildLinePath(shortened), startInset * dx, startInset * dy);
  const headPaths: string[] = [];
  if (startArrow) headPaths.push(buildHeadPath(0, 0, -dx, -dy, headSize));
  if (endArrow) headPaths.push(buildHeadPath(width, height, dx, dy, headSize));
  return { path, headPaths };
}

/** Proportional to the line width, with a visible minimum. */
function computeHeadLength(width: number): number {
  return Math.max(width * 4.5, 100_000);
}

function buildHeadPath(x: number, y: number, dx: number, dy: number, length: number): string {
  const [backX, backY] = [x - dx * length, y - dy * length];
  const [sideX, sideY] = [(-dy * length) / 2.4, (dx * length) / 2.4];
  const formatPoint = (px: number, py: number): string => `${Math.round(px)} ${Math.round(py)}`;
  return `M${formatPoint(x, y)}L${formatPoint(backX + sideX, backY + sideY)}L${formatPoint(backX - sideX, backY - sideY)}Z`;
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
