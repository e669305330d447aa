import type { LineShape } from '../scene/scene.ts';
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
  const { width, height, startArrow, endArrow } = line;
  const length = Math.hypot(width, height);
  const headSize = Math.min(computeHeadLength(line.line.width), length / (startArrow && endArrow ? 2 : 1));
  const headPaths: string[] = [];
  const [start, end] = [findDirection(points.toReversed()), findDirection(points)];
  const [first, last] = [points[0] ?? origin, points.at(-1) ?? origin];
  if (startArrow) headPaths.push(buildHeadPath(first, start, headSize));
  if (endArrow) headPaths.push(buildHeadPath(last, end, headSize));
  // The line ends within its arrowheads.
  const inset = headSize * 0.9;
  const shortened = [
    startArrow ? moveBy(first, start, -inset) : first,
    ...points.slice(1, -1),
    endArrow ? moveBy(last, end, -inset) : last,
  ];
  return { path: buildLinePath(line.route, shortened), headPaths };
}

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
function computeHeadLength(width: number): number {
  return Math.max(width * 4.5, 100_000);
}

function buildHeadPath(tip: Point, direction: Point, length: number): string {
  const back = moveBy(tip, direction, -length);
  const side = { x: (-direction.y * length) / 2.4, y: (direction.x * length) / 2.4 };
  return `M${formatWhole(tip)}L${formatWhole(moveBy(back, side, 1))}L${formatWhole(moveBy(back, side, -1))}Z`;
}
