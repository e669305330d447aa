import { expect, it } from 'vitest';
import { addDays, daysBetween, moveSpan } from './moved-days.ts';

it.each([
  ['2026-10-01', '2026-10-01', 0],
  ['2026-10-01', '2027-04-01', 182],
  ['2026-10-26', '2026-10-24', -2],
])('the days from %s to %s are %i, also across clock changes', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
  expect(addDays(from, days)).toBe(to);
});

it('a day that is still being typed moves no other day', () => {
  expect(addDays('2026-10-01', daysBetween('', '2027-04-01'))).toBe('');
  expect(addDays('', 3)).toBe('');
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

it('the assignments of a copied class lie between its moved first and last day', () => {
  expect(moveSpan(original, '2026-11-01')).toEqual({ days: 31, first: '2026-11-05', last: '2026-11-19' });
});

it('a class without assignments or with an incomplete day moves nothing', () => {
  expect(moveSpan({ ...original, assignments: [] }, '2026-11-01')).toBeNull();
  expect(moveSpan(original, '')).toBeNull();
});
