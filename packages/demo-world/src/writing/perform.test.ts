import fc from 'fast-check';
import { expect, it } from 'vitest';
import { differingWords } from './perform.ts';

it.each([
  ['I walked home', 'I waited home', 'walked', 'waited'],
  ['He was big.', 'He was very big.', '', 'very '],
  ['', 'Once', '', 'Once'],
  ['one two', 'one two three', '', ' three'],
  ['it is cold here', 'it is here', 'cold ', ''],
])('from %j to %j whole words change', (before, after, taken, put) => {
  const { start, oldEnd, newEnd } = differingWords(before, after);
  expect(before.slice(start, oldEnd)).toBe(taken);
  expect(after.slice(start, newEnd)).toBe(put);
});

it('replacing the old range gives the new wording', () => {
  const wording = fc
    .array(fc.constantFrom('a', 'ab', "b's", ' ', '.', '\n'), { maxLength: 14 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(wording, wording, (before, after) => {
      const { start, oldEnd, newEnd } = differingWords(before, after);
      expect(oldEnd).toBeGreaterThanOrEqual(start);
      expect(newEnd).toBeGreaterThanOrEqual(start);
      expect(before.slice(0, start) + after.slice(start, newEnd) + before.slice(oldEnd)).toBe(after);
    }),
  );
});
