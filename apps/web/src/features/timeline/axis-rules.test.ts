import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeTicks, dropOverlappingTicks } from './axis-rules.ts';

const at = (iso: string) => Date.parse(iso);
const labels = (start: string, end: string, zone = 'Europe/Berlin') =>
  computeTicks({ start: at(start), end: at(end) }, zone, 4).map(({ label }) => label);

it.each([
  ['years', '2018-06-01T00:00:00Z', '2028-06-01T00:00:00Z', '2020'],
  ['months', '2026-01-10T00:00:00Z', '2026-05-10T00:00:00Z', '2026-03'],
  ['days', '2026-03-01T12:00:00Z', '2026-03-06T12:00:00Z', '2026-03-04'],
  ['hours', '2026-03-01T03:00:00Z', '2026-03-01T12:00:00Z', '06:00'],
  ['minutes', '2026-03-01T03:00:10Z', '2026-03-01T03:01:10Z', '04:00:30'],
])('an axis of %s has labels of that precision', (_unit, start, end, expected) => {
  expect(labels(start, end)).toContain(expected);
});

it('days start at midnight in the class time zone, also if its clock is set forward', () => {
  const ticks = computeTicks(
    { start: at('2026-03-27T12:00:00Z'), end: at('2026-03-31T12:00:00Z') },
    'Europe/Berlin',
    4,
  );
  expect(ticks.map((tick) => new Date(tick.at).toISOString().slice(0, 13))).toEqual([
    '2026-03-27T23',
    '2026-03-28T23',
    '2026-03-29T22',
    '2026-03-30T22',
  ]);
});

it('axis labels never overlap or exceed the end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 500 })), (positions) => {
      const ticks = positions.toSorted((one, other) => one - other).map((at) => ({ at, label: String(at) }));
      const xs = dropOverlappingTicks(ticks, { xOf: (at) => at, minGap: 70, end: 480 }).map(({ at }) => at);
      for (const [index, x] of xs.entries()) {
        expect(x + 70).toBeLessThanOrEqual(480);
        if (index > 0) expect(x - (xs[index - 1] ?? 0)).toBeGreaterThanOrEqual(70);
      }
      if ((ticks[0]?.at ?? 500) <= 410) expect(xs[0]).toBe(ticks[0]?.at);
    }),
  );
});
