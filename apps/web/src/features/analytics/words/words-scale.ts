import type { WordsOverTime } from '@redraft/contracts';
import { scaleLinear } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import type { TimeAxis } from '../../../ui/chart/time-axis.ts';
import { createCalendarAxis, createSittingsAxis } from '../../../ui/chart/time-axis.ts';

type Point = WordsOverTime['points'][number];
/** Data of the chart. */
export type WordsData = Pick<WordsOverTime, 'points' | 'sittings' | 'timezone'>;
export type TimeMode = 'sittings' | 'calendar';
export interface Drawing {
  linePath: string;
  areaPath: string;
  axis: TimeAxis;
  yTicks: { at: number; value: number }[];
  toPosition: (point: Point) => { x: number; y: number };
  /** Index of the point at a horizontal position. */
  indexAt: (x: number) => number;
}
interface Size {
  width: number;
  height: number;
}

export const margin = { top: 12, right: 16, bottom: 26, left: 48 } as const;

/** 200, or the largest value plus 50 (docs/metrics.md#words-over-time). */
export function computeAxisMax(points: readonly Point[]): number {
  return roundAxisMax(points.reduce((max, { words }) => Math.max(max, words), 0));
}

export function roundAxisMax(largest: number): number {
  return largest > 200 ? largest + 50 : 200;
}

/** Coordinates of all elements for a chart size. */
export function drawWords(
  { points, sittings, timezone }: WordsData,
  { width, height, mode }: Size & { mode: TimeMode },
): Drawing {
  const range = { from: margin.left, to: Math.max(margin.left + 1, width - margin.right) };
  const times = { from: points[0]?.t ?? 0, to: points.at(-1)?.t ?? 0 };
  const axis =
    mode === 'sittings'
      ? createSittingsAxis(sittings, timezone, range)
      : createCalendarAxis(times, timezone, range);
  const y = scaleLinear([0, computeAxisMax(points)], [height - margin.bottom, margin.top]);
  const xOf = (point: Point) => axis.xOf(point.t);
  const yOf = (point: Point) => y(point.words);
  const xPositions = points.map(xOf);
  return {
    linePath: line<Point>(xOf, yOf).curve(curveStepAfter)([...points]) ?? '',
    areaPath: area<Point>(xOf, y(0), yOf).curve(curveStepAfter)([...points]) ?? '',
    axis,
    yTicks: y.ticks(5).map((tick) => ({ at: y(tick), value: tick })),
    toPosition: (point) => ({ x: xOf(point), y: yOf(point) }),
    indexAt: (x) =>
      Math.max(
        0,
        xPositions.findLastIndex((position) => position <= x),
      ),
  };
}
