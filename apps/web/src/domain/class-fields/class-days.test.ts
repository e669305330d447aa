import { describe, expect, it } from 'vitest';
import {
  computeBounds,
  defaultDays,
  endAfter,
  isShortClass,
  listClassLengths,
  nextDay,
} from './class-days.ts';

it.each([
  ['2026-02-28', '2026-03-01'],
  ['2028-02-28', '2028-02-29'],
  ['2026-12-31', '2027-01-01'],
  ['no day', ''],
])('the day after %s is "%s"', (day, next) => {
  expect(nextDay(day)).toBe(next);
});

it.each([
  ['Pacific/Auckland', '2026-11-22', '2026-11-23'],
  ['America/New_York', '2026-11-21', '2026-11-22'],
])('a new class in %s starts on %s, the current day there', (zone, start, end) => {
  expect(defaultDays(zone, Date.parse('2026-11-21T13:00:00Z'))).toEqual({
    start,
    end,
  });
});

it.each([
  ['2026-09-01', '2026-12-01', '2026-12-01'],
  ['2026-09-01', '2026-09-02', '2026-09-02'],
  ['2026-09-01', '2026-09-01', '2026-09-02'],
  ['2026-09-30', '2026-09-02', '2026-10-01'],
])('a start on %s turns an end on %s into %s', (start, end, newEnd) => {
  expect(endAfter(start, end)).toBe(newEnd);
});

describe('the bounds of a class', () => {
  const assignments = [
    { startDate: '2026-09-10T02:00:00Z', endDate: '2026-09-20T02:00:00Z' },
    { startDate: '2026-10-01T12:00:00Z', endDate: '2026-10-02T23:30:00Z' },
  ];
  it('the bounds of a class are the first start and the last end of its assignments, in its time zone', () => {
    expect(computeBounds(assignments, 'UTC')).toEqual({
      latestStart: '2026-09-10',
      earliestEnd: '2026-10-02',
    });
    expect(computeBounds(assignments, 'America/New_York').latestStart).toBe('2026-09-09');
    expect(computeBounds(assignments, 'Europe/Berlin').earliestEnd).toBe('2026-10-03');
  });
  it('the bounds of a class do not exist without assignments', () => {
    expect(computeBounds([], 'UTC')).toEqual({});
  });
});

describe('the default lengths of a class', () => {
  const endsOf = (start: string) => listClassLengths(start).map(({ end }) => end);
  it.each([
    ['2026-09-07', ['2026-11-02', '2026-12-21', '2027-04-05', '2027-07-31']],
    ['2027-01-04', ['2027-03-01', '2027-04-19', '2027-08-02', '2027-07-31']],
    ['2027-06-30', ['2027-08-25', '2027-10-13', '2028-01-26', '2027-07-31']],
    ['2027-07-01', ['2027-08-26', '2027-10-14', '2028-01-27', '2028-07-31']],
  ])('the usual lengths of a class from %s on', (start, expected) => {
    expect(endsOf(start)).toEqual(expected);
  });
  it('the default lengths of a class are empty while the start is being typed', () => {
    expect(endsOf('2026-09-')).toEqual([]);
  });
  it.each([
    ['2026-09-07', '2026-09-07', true],
    ['2026-09-07', '2026-09-08', true],
    ['2026-09-07', '2026-09-09', false],
  ])('the default length of a class from %s to %s is short: %s', (start, end, expected) => {
    expect(isShortClass({ start, end })).toBe(expected);
  });
});
