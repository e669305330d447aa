import { expect, it } from 'vitest';
import { filterWithin } from './while-sealing.ts';

it('the bench counts the saves that were sent and answered while sealing ran', () => {
  const load = {
    beganAt: 1000,
    answeredAt: Float64Array.of(10, 30, 50, 70),
    took: Float64Array.of(5, 15, 5, 5),
  };
  expect(filterWithin(load, { from: 1020, to: 1060 })).toEqual([5]);
  expect(filterWithin(load, { from: 1015, to: 1070 })).toEqual([15, 5, 5]);
});
