import type { ClassDays } from '@redraft/contracts';

export interface Size {
  width: number;
  height: number;
}

export interface DayPoint {
  day: string;
  x: number;
  y: number;
}

/** Margins for value labels on the left and dates below. */
export const margin = { left: 52, right: 16, top: 12, bottom: 28 } as const;

/** Position of each day: days without writing interrupt the line but keep their width. */
export function drawDays(
  days: ClassDays['days'],
  { width, height }: Size,
): { points: DayPoint[]; line: string; top: number } {
  const times = days.map(({ day }) => Date.parse(day));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const span = last - first;
  const top = roundUpToNice(Math.max(0, ...days.map(({ amount }) => amount)));
  const plotSize = { width: width - margin.left - margin.right, height: height - margin.top - margin.bottom };
  const points = days.map(({ day, amount }) => ({
    day,
    x: margin.left + (span === 0 ? plotSize.width / 2 : ((Date.parse(day) - first) / span) * plotSize.width),
    y: margin.top + plotSize.height * (1 - amount / top),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)},${y.toFixed(1)}`);
  return { points, line: line.join(''), top };
}

/** The smallest 1, 2, 2.5 or 5 times a power of ten that is not below the value. */
export function roundUpToNice(value: number): number {
  if (value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((top) => top >= value) ?? 10 * power;
}
