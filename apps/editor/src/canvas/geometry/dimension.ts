import type { Dimension, LineShape } from '../scene/scene.ts';
import { getLineEnds, type Point, rotatePoint } from './box.ts';
import { buildPartsThrough } from './line-parts.ts';
import { buildLinePath } from './line-path.ts';

/** What is drawn of a dimension line, in EMU from the corner of its box: its flips are applied, its rotation is not. */
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
  const { path, headPaths } = buildPartsThrough([start, end], line);
  const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const isReversed = turn >= 90 || turn < -90;
  const angle = isReversed ? turn - 180 * Math.sign(turn) : turn;
  const middle = { x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 };
  const up = rotatePoint({ x: 0, y: -(labelGap + line.line.width / 2) }, { x: 0, y: 0 }, angle);
  return {
    path,
    guidePath: guides.join(''),
    headPaths,
    label: { x: middle.x + up.x, y: middle.y + up.y, angle: Math.round(angle * 100) / 100 || 0 },
  };
}

/** A new one of drawings, and what LibreOffice takes where a style says nothing. */
export const defaultDimension: Dimension = {
  distance: 288_000,
  overhang: 72_000,
  gap: 36_000,
  unit: 'cm',
  decimals: 2,
  showsUnit: true,
  text: null,
  size: 12,
  color: '#000000',
  font: 'Liberation Sans',
  bold: false,
};

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

/** Pixels from a line of text to the next. */
export const computeDimensionStep = ({ size }: Dimension): number => (size * 1.2 * 96) / 72;

/** What a dimension line says: its own text, which can have several lines, or the distance of its ends. */
export function formatDimension(line: LineShape, dimension: Dimension, lang: string): string {
  const { text, unit, decimals, showsUnit } = dimension;
  if (text !== null) return text;
  const length = Math.hypot(line.width, line.height) / dimensionUnits[unit];
  const number = new Intl.NumberFormat(lang, { maximumFractionDigits: decimals }).format(length);
  return showsUnit ? `${number} ${unit === 'inch' ? '″' : unit}` : number;
}
