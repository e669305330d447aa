import { curveLinear, curveMonotoneX, line } from 'd3-shape';
import type { Series } from './chart.ts';
import { type ChartDrawing, round } from './drawing.ts';

export interface LinePoint {
  x: number;
  y: number;
  /** False where a value is missing: the line is interrupted. */
  hasValue: boolean;
}

/** The line through the points of a series. */
export function drawLine(
  { color, hasLine, isSmooth }: Series,
  points: readonly LinePoint[],
  { paths }: ChartDrawing,
): void {
  if (!hasLine) return;
  const d = line<LinePoint>()
    .x(({ x }) => x)
    .y(({ y }) => y)
    .defined(({ hasValue }) => hasValue)
    .curve(isSmooth ? curveMonotoneX : curveLinear)([...points]);
  if (d !== null) paths.push({ d, stroke: color, width: 2.25 });
}

/** Dots of 6 pixels; a series without a line has them too. */
export function drawMarkers(
  { color, hasLine, hasMarkers }: Series,
  points: readonly LinePoint[],
  { paths }: ChartDrawing,
): void {
  if (hasLine && !hasMarkers) return;
  const d = points
    .filter(({ hasValue }) => hasValue)
    .map(({ x, y }) => `M${round(x - 3)} ${round(y)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z`);
  paths.push({ d: d.join(''), fill: color });
}
