import { expect, it } from 'vitest';
import { createEndPusher } from './push-end-date.ts';

const after = (start: string, end: string) => (end < start ? start : end);

it('an end that gave way to a half-typed start comes back when the start is whole', () => {
  const pushEnd = createEndPusher(after);
  const driven = pushEnd('2027-11-21', '2026-11-22');
  expect(driven).toBe('2027-11-21');
  expect(pushEnd('2027-01-10', driven)).toBe('2027-01-10');
});

it('an end that stood far enough comes back to where it was', () => {
  const pushEnd = createEndPusher(after);
  expect(pushEnd('2026-12-05', pushEnd('2027-12-05', '2026-12-20'))).toBe('2026-12-20');
});

it('an end that was set since then is counted from', () => {
  const pushEnd = createEndPusher(after);
  pushEnd('2027-11-21', '2026-11-22');
  expect(pushEnd('2027-01-10', '2027-02-01')).toBe('2027-02-01');
});
