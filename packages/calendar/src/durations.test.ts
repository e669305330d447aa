import fc from 'fast-check';
import { expect, it } from 'vitest';
import { clockDuration, durationParts } from './durations.ts';

it('the parts of a duration add up to it', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (total) => {
      const { days, hours, minutes, seconds } = durationParts(total);
      expect(days * 86_400 + hours * 3_600 + minutes * 60 + seconds).toBe(total);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});

it.each([
  [0, '0:00:00'],
  [59.6, '0:00:59'],
  [3_661, '1:01:01'],
  [97_509, '27:05:09'],
  [-1, '0:00:00'],
])('%d seconds are %s', (seconds, expected) => {
  expect(clockDuration(seconds)).toBe(expected);
});
