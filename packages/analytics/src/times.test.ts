import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixture } from './testing/fixture.ts';
import { finishTimes, foldTime, noTime, toDuration } from './times.ts';

const fold = (times: readonly number[], from = noTime) => times.reduce(foldTime, from);
const seconds = (...values: number[]) => finishTimes(fold(values.map((value) => value * 1000)));

describe('writing times', () => {
  it('writing times of the example are the documented ones', () => {
    expect(finishTimes(fold(fixture.saves.map((save) => save.t)))).toMatchObject({
      activeSeconds: 11,
      thinkSeconds: 64,
      awaySeconds: 2326,
      totalSeconds: 75,
      spanSeconds: 2401,
      sessions: 2,
    });
  });

  it('writing times are zero without a save, and one second with one', () => {
    expect(seconds()).toMatchObject({ totalSeconds: 0, sessions: 0 });
    expect(seconds(5)).toMatchObject({ activeSeconds: 1, totalSeconds: 1, sessions: 1 });
  });

  it.each([
    ['2 s is active', 2, { activeSeconds: 3, thinkSeconds: 0 }],
    ['3 s holds a pause', 3, { activeSeconds: 2, thinkSeconds: 2 }],
    ['300 s is still thinking', 300, { activeSeconds: 2, thinkSeconds: 299, awaySeconds: 0 }],
    ['301 s is away', 301, { activeSeconds: 2, thinkSeconds: 0, awaySeconds: 300 }],
    ['1800 s stays in the session', 1800, { sessions: 1 }],
    ['1801 s begins another', 1801, { sessions: 2 }],
  ])('a gap of %s', (_name, gap, expected) => {
    expect(seconds(0, gap)).toMatchObject(expected);
  });

  it('writing times do not fall when the clock goes back', () => {
    expect(seconds(0, 10, 5, 12)).toMatchObject({ spanSeconds: 13 });
  });

  const times = fc.array(fc.integer({ min: 0, max: 20_000_000 }), { maxLength: 60 });

  it('writing times folded in steps equal those folded at once', () => {
    fc.assert(
      fc.property(times, fc.nat(60), (all, cut) => {
        expect(fold(all.slice(cut), fold(all.slice(0, cut)))).toEqual(fold(all));
      }),
    );
  });

  it('writing times always add up to the span from the first to the last save, and one second', () => {
    fc.assert(
      fc.property(
        times.filter((all) => all.length > 0),
        (all) => {
          const sorted = all.toSorted((a, b) => a - b);
          const first = sorted[0] ?? 0;
          const span = Math.floor(((sorted.at(-1) ?? 0) - first) / 1000) + 1;
          expect(finishTimes(fold(sorted)).spanSeconds).toBe(span);
        },
      ),
    );
  });
});

it.each([
  [59, { d: 0, h: 0, m: 0, s: 59 }],
  [90_061, { d: 1, h: 1, m: 1, s: 1 }],
])('a duration of %s s is %o', (total, expected) => {
  expect(toDuration(total)).toEqual(expected);
});
