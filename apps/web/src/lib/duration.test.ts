import fc from 'fast-check';
import { expect, test } from 'vitest';
import { durationParts } from './duration.ts';

test('the parts of a duration add up to it', () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (total) => {
      const { days, hours, minutes, seconds } = durationParts(total);
      expect(days * 86_400 + hours * 3_600 + minutes * 60 + seconds).toBe(total);
      expect(hours < 24 && minutes < 60 && seconds < 60).toBe(true);
    }),
  );
});
