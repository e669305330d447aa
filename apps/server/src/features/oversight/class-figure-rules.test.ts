import { createZoneClock } from '@redraft/analytics';
import { expect, it } from 'vitest';
import type { SharedHour } from '../../domain/writing-figures/index.ts';
import { addDays, computeQuantiles, presentDays } from './class-figure-rules.ts';

const zone = createZoneClock('Europe/Berlin');
const at = (time: string) => Date.parse(`2026-10-${time}Z`);
/** Sixty characters are ten word equivalents. */
const text = (...changes: [string, number][]) => ({
  quarters: changes.map(([time, chars]) => ({ t: at(time), chars })),
});

it('days of a class are in its time zone, and count a submission once each', () => {
  const days = new Map<string, SharedHour>();
  addDays(days, text(['05T21:30:00', 60], ['05T22:30:00', 60], ['06T08:00:00', 60]), zone);
  addDays(days, text(['06T09:00:00', 120]), zone);
  expect(presentDays(days)).toEqual([
    { day: '2026-10-05', amount: 10, texts: 1 },
    { day: '2026-10-06', amount: 40, texts: 2 },
  ]);
});

it('quantiles of an assignment require five submissions with writing', () => {
  expect(computeQuantiles([0, 0, 2, 4, 4, 5])).toBeNull();
  const found = computeQuantiles([0, 2, 4, 4, 5, 7, 9, 12, 20]);
  const rounded = Object.entries(found ?? {}).map(([name, value]) => [name, Number(value.toFixed(6))]);
  expect(Object.fromEntries(rounded)).toEqual({
    low: 3.4,
    quarter: 4,
    middle: 6,
    threeQuarters: 9.75,
    high: 14.4,
  });
});
