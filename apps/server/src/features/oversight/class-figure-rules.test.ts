import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addHours,
  presentDays,
  presentHours,
  quantilesOf,
  type SharedHour,
} from './class-figure-rules.ts';

const zone = 'Europe/Berlin';
const at = (time: string) => Date.parse(`2026-10-${time}Z`);
/** Sixty characters are ten word equivalents. */
const text = (...changes: [string, number][]) => ({
  quarters: changes.map(([time, chars]) => ({ t: at(time), chars })),
});

describe('the hours of a class', () => {
  const hoursOf = (...texts: ReturnType<typeof text>[]) => {
    const hours = new Map<number, SharedHour>();
    for (const one of texts) addHours(hours, one, zone);
    return presentHours(hours);
  };

  it('tell the mean of the texts that were changed in them, in the bands of one text', () => {
    const [first, second] = [
      text(['05T08:00:00', 60], ['05T08:15:00', 60], ['05T11:00:00', 600]),
      text(['05T08:45:00', 480]),
    ];
    expect(hoursOf(first, second)).toEqual([
      { start: '2026-10-05T08:00:00.000Z', amount: 50, level: 'medium', texts: 2 },
      { start: '2026-10-05T11:00:00.000Z', amount: 100, level: 'high', texts: 1 },
    ]);
  });

  it('do not depend on the order of the texts', () => {
    const change = fc.tuple(fc.integer({ min: 0, max: 96 }), fc.integer({ min: 1, max: 5000 }));
    const texts = fc.array(
      fc.array(change, { maxLength: 5 }).map((changes) => ({
        quarters: changes.map(([quarter, chars]) => ({ t: at('05T00:00:00') + quarter * 900_000, chars })),
      })),
    );
    fc.assert(
      fc.property(texts, (some) => {
        const rounded = (list: typeof some) =>
          hoursOf(...list).map(({ start, amount, texts: count }) => [start, amount.toFixed(6), count]);
        expect(rounded(some.toReversed())).toEqual(rounded(some));
      }),
    );
  });
});

it('the days of a class are those of its own clock, and a text counts once on each', () => {
  const days = new Map<string, SharedHour>();
  addDays(days, text(['05T21:30:00', 60], ['05T22:30:00', 60], ['06T08:00:00', 60]), zone);
  addDays(days, text(['06T09:00:00', 120]), zone);
  expect(presentDays(days)).toEqual([
    { day: '2026-10-05', amount: 10, texts: 1 },
    { day: '2026-10-06', amount: 40, texts: 2 },
  ]);
});

describe('quantiles of an assignment', () => {
  it('are told from five texts with any writing on', () => {
    expect(quantilesOf([0, 0, 2, 4, 4, 5])).toBeNull();
    const found = quantilesOf([0, 2, 4, 4, 5, 7, 9, 12, 20]);
    const rounded = Object.entries(found ?? {}).map(([name, value]) => [name, Number(value.toFixed(6))]);
    expect(Object.fromEntries(rounded)).toEqual({
      low: 3.4,
      quarter: 4,
      middle: 6,
      threeQuarters: 9.75,
      high: 14.4,
    });
  });
});
