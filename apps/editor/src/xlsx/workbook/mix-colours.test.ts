import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mixColours } from './mix-colours.ts';

const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((code) => code.toString(16).padStart(6, '0').toUpperCase());

it.each([
  ['000000', 'FFFFFF', 0.5, '808080'],
  ['FF0000', '00FF00', 0.25, 'BF4000'],
  ['000000', '0F0F0F', 1 / 3, '050505'],
  ['ff00aa', 'ff00aa', 0.7, 'FF00AA'],
  ['xxxxxx', '101010', 1, '101010'],
])('the colours %s and %s mixed by %d give %s', (one, other, share, expected) => {
  expect(mixColours(one, other, share)).toBe(expected);
});

it('a mix begins with the first colour, ends with the second, and is the same from both sides', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      expect([mixColours(one, other, 0), mixColours(one, other, 1)]).toEqual([one, other]);
      expect(mixColours(one, other, 0.25)).toMatch(/^[0-9A-F]{6}$/);
    }),
  );
});
