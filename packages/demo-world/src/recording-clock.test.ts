import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readClock } from './recording-clock.ts';

const day = Date.UTC(2026, 1, 3);
const unknown = Number.NaN;
const seconds = (count: number, from = day) =>
  Array.from({ length: count }, (_, index) => from + index * 1000);
const read = (times: readonly number[]) => readClock(Float64Array.from(times));
const modelled = (count: number) =>
  Float64Array.from({ length: count }, (_, index) => Date.UTC(2020, 0) + index * 225);

it('the clock of a recording is recorded if there are ten different known seconds', () => {
  expect(read(seconds(10))).toEqual({ kind: 'recorded', times: Float64Array.from(seconds(10)) });
});

it.each([
  ['nine different seconds', seconds(9)],
  ['a whole essay within one second', Array.from({ length: 500 }, (_, index) => day + index)],
  ['many changes in nine seconds', [...seconds(9), ...seconds(9), ...seconds(9)]],
  ['no time at all', Array.from({ length: 40 }, () => unknown)],
  ['all times at the beginning of 1970', Array.from({ length: 40 }, () => 0)],
  ['all times in 1970', Array.from({ length: 40 }, (_, index) => index * 1000)],
  ['the last moment of 1970', [Date.UTC(1971, 0) - 1]],
  ['a few known ones among many unknown', [...Array.from({ length: 90 }, () => 0), ...seconds(9)]],
])('the clock of a recording is modelled with %s', (_, times) => {
  expect(read(times)).toEqual({ kind: 'modelled', times: modelled(times.length) });
});

it.each([
  ['in the middle', [...seconds(5), unknown, 0, ...seconds(5, day + 60_000)], 5, day + 60_000],
  ['at the beginning', [0, unknown, ...seconds(10)], 0, day],
  ['at the end', [...seconds(10), unknown, 0], 10, day + 9000],
])(
  'the clock of a recording takes the next known time, or else the last, for unknown ones %s',
  (_, times, place, expected) => {
    const clock = read(times);
    const found = clock.kind === 'refused' ? [] : [clock.times[place], clock.times[place + 1]];
    expect([clock.kind, ...found]).toEqual(['recorded', expected, expected]);
  },
);

it.each([
  ['in the year 1', Date.parse('0001-01-01T00:00:00Z'), 'year'],
  ['in the year 9999', Date.parse('9999-12-31T23:59:59Z'), 'year'],
  ['in the year 3000', Date.UTC(3000, 0), 'year'],
  ['at the first moment that Date knows', -8.64e15, 'year'],
  ['at the last moment that Date knows', 8.64e15, 'year'],
  ['just before 1970', -1, 'year'],
  ['in microseconds', day * 1000, 'year'],
])('the clock of a recording is refused with a time %s', (_, time, problem) => {
  expect(read([...seconds(20), time])).toEqual({ kind: 'refused', problem, index: 20 });
});

it('the clock of a recording is refused in seconds', () => {
  const times = seconds(30).map((time) => time / 1000);
  expect(read(times)).toEqual({ kind: 'refused', problem: 'seconds', index: 0 });
});

it('the clock of a recording has a time that is known for every change, and keeps the known ones', () => {
  const time = fc.oneof(fc.constant(unknown), fc.constant(0), fc.integer({ min: day, max: day + 1e9 }));
  fc.assert(
    fc.property(fc.array(time, { maxLength: 60 }), (times) => {
      const clock = read(times);
      const result = clock.kind === 'refused' ? [] : [...clock.times];
      expect(result).toHaveLength(times.length);
      expect(result.every((at) => at >= Date.UTC(2020, 0))).toBe(true);
      const stored =
        clock.kind === 'recorded' ? times.map((at, index) => (at >= day ? result[index] : at)) : times;
      expect(stored).toEqual(times);
    }),
  );
});
