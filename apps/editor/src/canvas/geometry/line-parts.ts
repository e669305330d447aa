import type { ArrowSize, LineShape } from '../scene/scene.ts';
import type { Point } from './box.ts';
import { buildLinePath, formatWhole } from './line-path.ts';
import { listLinePoints } from './route.ts';

/** Drawn parts of a line in the units of its box, before flips: its path, and its arrowheads as areas. */
export const buildLineParts = (line: LineShape): LineParts => buildPartsThrough(listLinePoints(line), line);

export interface LineParts {
  path: string;
  headPaths: string[];
}

/** The parts of a line on other points than its own. */
export function buildPartsThrough(points: readonly Point[], line: LineShape): LineParts {
  const { startArrow, endArrow, arrowSizes } = line;
  const length = Math.hypot(line.width, line.height) / (startArrow && endArrow ? 2 : 1);
  const sizeOf = (size: ArrowSize = computeHeadSize(line.line.width)): ArrowSize => fitHead(size, length);
  const [startSize, endSize] = [sizeOf(arrowSizes?.start), sizeOf(arrowSizes?.end)];
  const headPaths: string[] = [];
  const [start, end] = [findDirection(points.toReversed()), findDirection(points)];
  const [first, last] = [points[0] ?? origin, points.at(-1) ?? origin];
  if (startArrow) headPaths.push(buildHeadPath(first, start, startSize));
  if (endArrow) headPaths.push(buildHeadPath(last, end, endSize));
  const shortened = [
    startArrow ? moveBy(first, start, -startSize.length * hiddenShare) : first,
    ...points.slice(1, -1),
    endArrow ? moveBy(last, end, -endSize.length * hiddenShare) : last,
  ];
  return { path: buildLinePath(line.route, shortened), headPaths };
}

/** The line ends within its arrowheads. */
const hiddenShare = 0.9;

const origin: Point = { x: 0, y: 0 };

const moveBy = ({ x, y }: Point, direction: Point, distance: number): Point => ({
  x: x + direction.x * distance,
  y: y + direction.y * distance,
});

/** The direction in which a path reaches its last point. */
function findDirection(points: readonly Point[]): Point {
  const last = points.at(-1) ?? origin;
  const before = points.findLast(({ x, y }) => x !== last.x || y !== last.y);
  if (before === undefined) return { x: 1, y: 0 };
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  return { x: (last.x - before.x) / length, y: (last.y - before.y) / length };
}

/** Proportional to the line width, with a visible minimum. */
export function computeHeadLength(width: number): number {
  return Math.max(width * 4.5, 100_000);
}

function computeHeadSize(lineWidth: number): ArrowSize {
  const length = computeHeadLength(lineWidth);
  return { length, width: length / 1.2 };
}

/** A short line has smaller heads of the same form. */
function fitHead({ width, length }: ArrowSize, available: number): ArrowSize {
  const scale = Math.min(1, available / (length || 1));
  return { width: width * scale, length: length * scale };
}

function buildHeadPath(tip: Point, direction: Point, { width, length }: ArrowSize): string {
  const back = moveBy(tip, direction, -length);
  const side = { x: (-direction.y * width) / 2, y: (direction.x * width) / 2 };
  return `M${formatWhole(tip)}L${formatWhole(moveBy(back, side, 1))}L${formatWhole(moveBy(back, side, -1))}Z`;
}
