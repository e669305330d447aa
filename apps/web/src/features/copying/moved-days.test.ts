import { expect, it } from 'vitest';
import { daysBetween, movedSpan, plusDays } from './moved-days.ts';

it.each([
  ['2026-10-01', '2026-10-01', 0],
  ['2026-10-01', '2027-04-01', 182],
  ['2026-10-26', '2026-10-24', -2],
])('from %s to %s it is %i days, whatever the clocks do', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(plusDays(from, days)).toBe(to);
});

it('a day that is still being typed moves no other', () => {
  expect(plusDays('2026-10-01', daysBetween('', '2027-04-01'))).toBe('');
  expect(plusDays('', 3)).toBe('');
});

const assignment = (startDate: string, endDate: string) => ({ startDate, endDate });
const original = {
  startDate: '2026-10-01',
  classTimeZone: 'Europe/Berlin',
  // 5 October in the class's zone, but still 4 October in UTC.
  assignments: [
    assignment('2026-10-12T08:00:00Z', '2026-10-19T21:59:00Z'),
    assignment('2026-10-04T22:00:00Z', '2026-10-11T21:59:00Z'),
  ],
};

it('the assignments of a copied class come to lie between the moved first and last day', () => {
  expect(movedSpan(original, '2026-11-01')).toEqual({ days: 31, first: '2026-11-05', last: '2026-11-19' });
});

it('a class without assignments moves nothing, nor does an unfinished day', () => {
  expect(movedSpan({ ...original, assignments: [] }, '2026-11-01')).toBeNull();
  expect(movedSpan(original, '')).toBeNull();
});
