import { describe, expect, it } from 'vitest';
import {
  classCloses,
  classOpens,
  defaultStart,
  earliestEnd,
  earliestStart,
  endAfterStart,
  isShortDeadline,
  listDeadlinePresets,
} from './assignment-dates.ts';

const classInfo = { startDate: '2026-03-01', endDate: '2026-06-30', classTimeZone: 'Europe/Berlin' };
const now = Date.parse('2026-03-10T10:02:30Z');

it('the dates of an assignment lie between the first and the last second of the class in its time zone', () => {
  expect(classOpens(classInfo)).toBe('2026-02-28T23:00:00Z');
  expect(classCloses(classInfo)).toBe('2026-06-30T21:59:59Z');
});
it('the dates of an assignment start today at the earliest, or at the stored start', () => {
  expect(earliestStart(classInfo, now, null)).toBe('2026-03-09T23:00:00Z');
  expect(earliestStart(classInfo, now, '2026-03-02T08:00:00Z')).toBe('2026-03-02T08:00:00Z');
});
it('the dates of an assignment start with the class if it starts later', () => {
  const beforeClass = Date.parse('2026-02-01T10:00:00Z');
  expect(earliestStart(classInfo, beforeClass, null)).toBe('2026-02-28T23:00:00Z');
  expect(defaultStart(classInfo, beforeClass)).toBe('2026-02-28T23:00:00Z');
});
it('a new assignment opens at once by default, rounded down to five minutes', () => {
  expect(defaultStart(classInfo, now)).toBe('2026-03-10T10:00:00Z');
  expect(defaultStart(classInfo, Date.parse('2026-03-10T10:05:00Z'))).toBe('2026-03-10T10:05:00Z');
});
it('the dates of an assignment end at least half an hour after the start', () => {
  expect(earliestEnd('2026-03-10T10:05:00Z')).toBe('2026-03-10T10:35:00Z');
});
it('a changed start moves the end only as far as needed', () => {
  expect(endAfterStart('2026-03-10T10:00:00Z', '2026-03-10T10:10:00Z')).toBe('2026-03-10T10:30:00Z');
  expect(endAfterStart('2026-03-10T10:00:00Z', '2026-03-12T10:00:00Z')).toBe('2026-03-12T10:00:00Z');
});

describe('default deadlines', () => {
  const berlin = { startDate: '2026-10-01', endDate: '2026-11-10', classTimeZone: 'Europe/Berlin' };
  const deadlines = (start: string) => listDeadlinePresets(berlin, start).map(({ id, at }) => `${id} ${at}`);

  it('default deadlines are the last minute of a day in the class time zone, also if its clock is set back', () => {
    expect(deadlines('2026-10-12T08:00:00Z')).toEqual([
      'weeks1 2026-10-19T21:59:00Z',
      'weeks2 2026-10-26T22:59:00Z',
      'weeks3 2026-11-02T22:59:00Z',
      'classEnd 2026-11-10T22:59:59Z',
    ]);
  });
  it('default deadlines lie within the class', () => {
    expect(deadlines('2026-11-02T08:00:00Z')).toEqual([
      'weeks1 2026-11-09T22:59:00Z',
      'classEnd 2026-11-10T22:59:59Z',
    ]);
  });
  it('default deadlines are empty if the class ends too soon or the start is incomplete', () => {
    expect(deadlines('2026-11-10T22:45:00Z')).toEqual([]);
    expect(deadlines('')).toEqual([]);
  });
  it.each([
    ['counted from now', '2026-10-12T08:00:00Z', '2026-10-13T11:59:00Z', true],
    ['a whole day', '2026-10-12T08:00:00Z', '2026-10-13T12:00:00Z', false],
    ['counted from a later start', '2026-10-20T08:00:00Z', '2026-10-20T08:30:00Z', true],
  ])('a default deadline is less than a day away: %s', (_how, start, end, expected) => {
    expect(isShortDeadline({ start, end }, Date.parse('2026-10-12T12:00:00Z'))).toBe(expected);
  });
});
