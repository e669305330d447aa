import { expect, it } from 'vitest';
import { givingWay } from './giving-way.ts';

const after = (start: string, end: string) => (end < start ? start : end);

it('an end that gave way to a half-typed start comes back when the start is whole', () => {
  const giveWay = givingWay(after);
  const driven = giveWay('2027-11-21', '2026-11-22');
  expect(driven).toBe('2027-11-21');
  expect(giveWay('2027-01-10', driven)).toBe('2027-01-10');
});

it('an end that stood far enough comes back to where it was', () => {
  const giveWay = givingWay(after);
  expect(giveWay('2026-12-05', giveWay('2027-12-05', '2026-12-20'))).toBe('2026-12-20');
});

it('an end that was set since then is counted from', () => {
  const giveWay = givingWay(after);
  giveWay('2027-11-21', '2026-11-22');
  expect(giveWay('2027-01-10', '2027-02-01')).toBe('2027-02-01');
});
