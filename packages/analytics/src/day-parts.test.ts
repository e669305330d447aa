import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayOfInstant, eachClockHour, rangeOfDays, sumByHourOfDay, sumByThird } from './day-parts.ts';
import { computeHeatmap } from './heatmap.ts';
import { packQuarters, type Quarter } from './quarters.ts';
import { createZoneClock } from './zone.ts';

const berlin = createZoneClock('Europe/Berlin');
const quarter = (time: string, seconds: number): Quarter => ({
  t: Date.parse(time),
  chars: 0,
  saves: 1,
  words: 0,
  seconds,
});
const seconds = (quarters: readonly Quarter[]) =>
  ({ quarters: packQuarters(quarters), column: 'seconds' }) as const;
const filled = (hours: readonly number[]) => hours.flatMap((sum, hour) => (sum === 0 ? [] : [[hour, sum]]));

/** Quarters of an autumn night and the days around it, in order. */
const autumn = [
  quarter('2026-10-24T21:45:00Z', 1),
  quarter('2026-10-24T22:00:00Z', 2),
  quarter('2026-10-25T00:15:00Z', 4),
  quarter('2026-10-25T01:15:00Z', 8),
  quarter('2026-10-25T22:45:00Z', 16),
  quarter('2026-10-25T23:00:00Z', 32),
];

it('hours of the day are those of the zone, both equal hours of an autumn night together', () => {
  expect(filled(sumByHourOfDay(seconds(autumn), berlin))).toEqual([
    [0, 34],
    [2, 12],
    [23, 17],
  ]);
});

it('hours of the day have whole quarters in zones with a half-hour offset', () => {
  const kolkata = createZoneClock('Asia/Kolkata');
  expect(filled(sumByHourOfDay(seconds(autumn.slice(0, 2)), kolkata))).toEqual([[3, 3]]);
});

it.each([
  ['2026-10-25', '2026-10-25', [2, 4, 8, 16]],
  [undefined, '2026-10-24', [1]],
  ['2026-10-26', undefined, [32]],
  ['2026-10-26', '2026-10-25', []],
])(
  'a range of days from %s to %s includes both days completely, also with 25 hours',
  (from, to, expected) => {
    const range = rangeOfDays(berlin, { from, to });
    const found: number[] = [];
    eachClockHour({ ...seconds(autumn), range }, berlin, (_start, sum) => found.push(sum));
    expect(found).toEqual(expected);
  },
);

describe('thirds of a day', () => {
  it('thirds of a day sum the quarters in them and leave out empty ones', () => {
    const sums = sumByThird(seconds(autumn), berlin).map(({ start, sum }) => [
      new Date(start).toISOString(),
      sum,
    ]);
    expect(sums).toEqual([
      ['2026-10-24T14:00:00.000Z', 1],
      ['2026-10-24T22:00:00.000Z', 14],
      ['2026-10-25T15:00:00.000Z', 16],
      ['2026-10-25T23:00:00.000Z', 32],
    ]);
  });

  const zones = fc.constantFrom('Europe/Berlin', 'America/Havana', 'Asia/Kathmandu', 'Australia/Lord_Howe');
  const quarters = fc
    .uniqueArray(fc.integer({ min: 0, max: 40_000 }), { maxLength: 40 })
    .map((list) => list.toSorted((a, b) => a - b).map((number) => Date.UTC(2026, 0, 1) + number * 900_000));

  it('thirds of a day are complete, in order and without overlap, in every zone', () => {
    fc.assert(
      fc.property(zones, quarters, (zone, times) => {
        const clock = createZoneClock(zone);
        const given = times.map((t, index) => quarter(new Date(t).toISOString(), index + 1));
        const sums = sumByThird(seconds(given), clock);
        const total = given.reduce((sum, each) => sum + each.seconds, 0);
        expect(sums.reduce((sum, each) => sum + each.sum, 0)).toBe(total);
        expect(sumByHourOfDay(seconds(given), clock).reduce((sum, each) => sum + each, 0)).toBe(total);
        sums.forEach(({ start, end }, index) => {
          expect(start).toBeLessThan(end);
          expect(sums[index + 1]?.start ?? end).toBeGreaterThanOrEqual(end);
        });
        const hours: [number, number][] = [];
        eachClockHour({ ...seconds(given), column: 'chars' }, clock, (start, sum) =>
          hours.push([start, sum / 6]),
        );
        const heat = computeHeatmap(given, zone).map(({ start, amount }) => [start, amount]);
        expect(hours).toEqual(heat);
        for (const { t } of given) expect(dayOfInstant(clock, t)).toMatch(/^2026|^2025-12-31|^2027/);
      }),
    );
  });
});
