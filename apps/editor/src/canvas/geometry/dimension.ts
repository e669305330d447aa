import type { Dimension, LineShape } from '../scene/scene.ts';
import { getLineEnds, type Point, rotatePoint } from './box.ts';
import { buildLineParts } from './line-parts.ts';
import { buildLinePath } from './line-path.ts';

/** A dimension line with what is drawn of it, in the units of its box as it is seen: mirrored, but not rotated. */
export interface DimensionParts {
  /** The line between its arrows, and the guides to the measured points. */
  path: string;
  guidePath: string;
  headPaths: readonly string[];
  /** Middle of the bottom of the text, and its angle in degrees: it is read from the left or from below. */
  label: Point & { angle: number };
}

/** The text stands this far above the line. */
const labelGap = 45_000;

export function buildDimension(line: LineShape, { distance, overhang, gap }: Dimension): DimensionParts {
  const upright = { ...line, x: 0, y: 0, rotation: 0 };
  const [from, to] = getLineEnds(upright);
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const along = { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
  // To the left of somebody who goes from the start to the end.
  const across = { x: along.y, y: -along.x };
  const moveBy = (point: Point, by: number): Point => ({
    x: point.x + across.x * by,
    y: point.y + across.y * by,
  });
  const side = distance < 0 ? -1 : 1;
  const [start, end] = [moveBy(from, distance), moveBy(to, distance)];
  const guides = [from, to].map((point) =>
    buildLinePath('straight', [moveBy(point, gap * side), moveBy(point, distance + overhang * side)]),
  );
  const { path, headPaths } = buildLineParts({ ...line, ...toBox(start, end) });
  const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const isReversed = turn >= 90 || turn < -90;
  const angle = isReversed ? turn - 180 * Math.sign(turn) : turn;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const up = rotatePoint({ x: 0, y: -(labelGap + line.line.width / 2) }, { x: 0, y: 0 }, angle);
  return {
    path: moveParts([path], start, end)[0] ?? '',
    guidePath: guides.join(''),
    headPaths: moveParts(headPaths, start, end),
    label: { x: middle.x + up.x, y: middle.y + up.y, angle: Math.round(angle * 100) / 100 || 0 },
  };
}

/** `buildLineParts` draws from the top left to the bottom right corner. */
const toBox = (start: Point, end: Point) => ({
  width: Math.abs(end.x - start.x),
  height: Math.abs(end.y - start.y),
});

/** Puts what was drawn from the top left to the bottom right corner between two points. */
function moveParts(paths: readonly string[], start: Point, end: Point): string[] {
  const [signX, signY] = [end.x < start.x ? -1 : 1, end.y < start.y ? -1 : 1];
  return paths.map((path) =>
    path.replace(/(-?\d+) (-?\d+)/g, (_, x: string, y: string) => {
      const point = { x: start.x + signX * Number(x), y: start.y + signY * Number(y) };
      return `${Math.round(point.x) || 0} ${Math.round(point.y) || 0}`;
    }),
  );
}

export const dimensionUnits = {
  mm: 36_000,
  cm: 360_000,
  m: 36_000_000,
  km: 36_000_000_000,
  pt: 12_700,
  pc: 152_400,
  inch: 914_400,
  ft: 10_972_800,
  mi: 57_936_384_000,
} as const;

/** What a dimension line says: its own text, or the distance of its ends. */
export function formatDimension(line: LineShape, dimension: Dimension, lang: string): string {
  const { text, unit, decimals, showsUnit } = dimension;
  if (text !== null) return text;
  const length = Math.hypot(line.width, line.height) / dimensionUnits[unit];
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: decimals }).format(length);
  return showsUnit ? `${number} ${unit === 'inch' ? '″' : unit}` : number;
}
