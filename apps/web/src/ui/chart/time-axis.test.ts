import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeExtent, createCalendarAxis, createSittingsAxis, placeLabels } from './time-axis.ts';

const at = (iso: string) => Date.parse(iso);
const range = { from: 48, to: 800 };
const start = at('2026-03-02T10:00:00Z');
const minute = 60_000;

/** Sessions of some minutes, separated by more than half an hour. */
const randomSittings = fc
  .array(fc.tuple(fc.integer({ min: 31, max: 20_000 }), fc.integer({ min: 0, max: 240 })), {
    minLength: 1,
    maxLength: 200,
  })
  .map((list) => {
    let t = start;
    return list.map(([pause, length]) => {
      const from = t + pause * minute;
      t = from + length * minute;
      return { from, to: t };
    });
  });
const randomRange = fc.integer({ min: 200, max: 1600 }).map((width) => ({ from: 48, to: 48 + width }));

it('sittings follow each other in time within the width', () => {
  fc.assert(
    fc.property(randomSittings, randomRange, (sittings, within) => {
      const { xOf, breaks } = createSittingsAxis(sittings, 'UTC', within);
      const positions = sittings.flatMap(({ from, to }) => [xOf(from), xOf(to)]);
      expect(positions).toEqual(positions.toSorted((one, other) => one - other));
      expect(positions[0]).toBe(within.from);
      expect(positions.at(-1)).toBeLessThanOrEqual(within.to + 0.001);
      expect(breaks).toHaveLength(sittings.length - 1);
    }),
  );
});
it('sittings have labels that do not touch or exceed the width', () => {
  fc.assert(
    fc.property(randomSittings, randomRange, (sittings, within) => {
      const extents = createSittingsAxis(sittings, 'UTC', within).ticks.map(computeExtent);
      const edges = extents.flatMap(({ from, to }) => [from, to]);
      expect(edges).toEqual(edges.toSorted((one, other) => one - other));
      const gaps = extents.slice(1).map(({ from }, index) => from - (extents[index]?.to ?? 0));
      expect(gaps.filter((gap) => gap < 12)).toEqual([]);
      expect(edges[0]).toBeGreaterThanOrEqual(within.from);
      expect(edges.at(-1)).toBeLessThanOrEqual(within.to);
    }),
  );
});
it('sittings are named by their start in the class time zone', () => {
  const sittings = [at('2026-03-02T23:30:00Z'), at('2026-03-04T10:00:00Z')].map((t) => ({
    from: t,
    to: t,
  }));
  const { ticks, breaks } = createSittingsAxis(sittings, 'Europe/Berlin', range);
  expect(ticks.map(({ label }) => label)).toEqual(['03-03 00:30', '03-04 11:00']);
  expect(breaks).toHaveLength(1);
});

describe('labels', () => {
  const anchorsOf = (...positions: number[]) =>
    placeLabels(
      positions.map((place) => ({ at: place, label: '12:00' })),
      { from: 0, to: 300 },
    ).map((tick) => [tick.at, tick.anchor]);
  it.each([
    ['after their position at the left edge', [0], [[0, 'start']]],
    ['centred on their position', [150], [[150, 'middle']]],
    ['before their position at the right edge', [299], [[299, 'end']]],
    [
      'only if the previous one leaves space',
      [0, 40, 80],
      [
        [0, 'start'],
        [80, 'middle'],
      ],
    ],
  ])('labels are placed %s', (_name, positions, expected) => {
    expect(anchorsOf(...positions)).toEqual(expected);
  });
});

it('the calendar axis has ticks on round hours of the class', () => {
  const times = { from: at('2026-03-02T04:40:00Z'), to: at('2026-03-02T08:10:00Z') };
  const labels = createCalendarAxis(times, 'Asia/Kolkata', range).ticks.map(({ label }) => label);
  expect(labels.every((label) => label.endsWith(':00') || label.endsWith(':30'))).toBe(true);
  expect(labels).toContain('11:00');
});

it('the calendar axis of two days names the day that starts at midnight', () => {
  const times = { from: at('2026-03-01T23:00:00Z'), to: at('2026-03-03T23:00:00Z') };
  const labels = createCalendarAxis(times, 'Europe/Berlin', { from: 0, to: 600 }).ticks.map(
    ({ label }) => label,
  );
  expect(labels).toContain('03-03');
  expect(labels).toContain('12:00');
  expect(labels).not.toContain('00:00');
});
