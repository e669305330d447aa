import { expect, it } from 'vitest';
import { findBusiestHours } from './hour-headline.ts';

const hours = (minutes: Record<number, number>) =>
  Array.from({ length: 24 }, (_, x) => ({ x, minutes: minutes[x] ?? 0 }));

it('the busiest three hours are found', () => {
  expect(findBusiestHours(hours({ 9: 10, 18: 30, 19: 40, 20: 20 }))).toEqual({
    from: 18,
    to: 21,
    share: 0.9,
  });
});
it('the busiest three hours may cross midnight', () => {
  expect(findBusiestHours(hours({ 23: 30, 0: 30, 1: 30 }))).toEqual({ from: 23, to: 2, share: 1 });
});
it('the busiest three hours are missing if nothing was written', () => {
  expect(findBusiestHours(hours({}))).toBeNull();
});
