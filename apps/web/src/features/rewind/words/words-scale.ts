import type { WordsOverTime } from '@redraft/contracts';
import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { DateTime } from 'luxon';

type Point = WordsOverTime['points'][number];
export type Drawing = {
  linePath: string;
  areaPath: string;
  xTicks: { at: number; label: string }[];
  yTicks: { at: number; label: string }[];
  place: (point: Point) => { x: number; y: number };
  /** The point shown at a horizontal place. */
  indexAt: (x: number) => number;
};

export const margin = { top: 12, right: 16, bottom: 26, left: 48 } as const;

const minute = 60_000;
const day = 24 * 60 * minute;
/** Spec 3 §9: 200, or the largest value plus 50. */
export function topOf(points: readonly Point[]): number {
  const largest = Math.max(0, ...points.map(({ words }) => words));
  return largest > 200 ? largest + 50 : 200;
}

/** Where everything stands in a graph of this size; ticks fall on round times of the class's clock. */
export function drawWords(
  points: readonly Point[],
  zone: string,
  size: { width: number; height: number },
): Drawing {
  const wall = (t: number) => t + DateTime.fromMillis(t, { zone }).offset * minute;
  const first = wall(points[0]?.t ?? 0);
  const last = Math.max(wall(points.at(-1)?.t ?? 0), first + minute);
  const x = scaleUtc([first, last], [margin.left, size.width - margin.right]);
  const y = scaleLinear([0, topOf(points)], [size.height - margin.bottom, margin.top]);
  const format = last - first > 2 * day ? 'MM-dd' : 'HH:mm';
  const xOf = (point: Point) => x(wall(point.t));
  const yOf = (point: Point) => y(point.words);
  const places = points.map(xOf);
  return {
    linePath: line<Point>(xOf, yOf).curve(curveStepAfter)([...points]) ?? '',
    areaPath: area<Point>(xOf, y(0), yOf).curve(curveStepAfter)([...points]) ?? '',
    xTicks: x.ticks(Math.max(2, Math.floor(size.width / 110))).map((tick) => ({
      at: x(tick),
      label: DateTime.fromJSDate(tick, { zone: 'utc' }).toFormat(format),
    })),
    yTicks: y.ticks(5).map((tick) => ({ at: y(tick), label: String(tick) })),
    place: (point) => ({ x: xOf(point), y: yOf(point) }),
    indexAt: (wanted) =>
      Math.max(
        0,
        places.findLastIndex((place) => place <= wanted),
      ),
  };
}
