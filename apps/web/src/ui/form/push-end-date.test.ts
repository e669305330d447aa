import { expect, it } from 'vitest';
import { createEndPusher } from './push-end-date.ts';

const later = (start: string, end: string) => (end < start ? start : end);

it('an end that was pushed by a half-typed start is restored when the start is complete', () => {
  const pushEnd = createEndPusher(later);
  const driven = pushEnd('2027-11-21', '2026-11-22');
  expect(driven).toBe('2027-11-21');
  expect(pushEnd('2027-01-10', driven)).toBe('2027-01-10');
});

it('an end that is far enough returns to its previous value', () => {
  const pushEnd = createEndPusher(later);
  expect(pushEnd('2026-12-05', pushEnd('2027-12-05', '2026-12-20'))).toBe('2026-12-20');
});

it('an end that was set meanwhile is the new base', () => {
  const pushEnd = createEndPusher(later);
  pushEnd('2027-11-21', '2026-11-22');
  expect(pushEnd('2027-01-10', '2027-02-01')).toBe('2027-02-01');
});
