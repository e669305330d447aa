import fc from 'fast-check';
import { expect, it } from 'vitest';
import { paragraphStarts, piecesBetween, shortened } from './growth-rules.ts';

const textOf = (pieces: ReturnType<typeof piecesBetween>, without: 'inserted' | 'deleted') =>
  pieces.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('');

it('the fate of a passage is reported word by word', () => {
  expect(piecesBetween('The cat sat.', 'The cat slept.')).toEqual([
    { kind: 'kept', text: 'The cat ' },
    { kind: 'deleted', text: 'sat' },
    { kind: 'inserted', text: 'slept' },
    { kind: 'kept', text: '.' },
  ]);
});

it('the fate of a long passage is reported by its differing range, shortened', () => {
  const rest = 'word '.repeat(1000);
  const pieces = piecesBetween(`${rest}one ${rest}`, `${rest}two ${rest}`);
  expect(pieces.map(({ kind }) => kind)).toEqual(['kept', 'deleted', 'inserted', 'kept']);
  expect(pieces[1]?.text).toBe('one');
  expect(pieces[0]?.text).toHaveLength(403);
});

it('the reported changes lead from one passage to the other', () => {
  const words = fc
    .array(fc.constantFrom('a', 'b ', 'cat', '\n', '🙂 '), { maxLength: 40 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = piecesBetween(before, after);
      expect(textOf(pieces, 'inserted')).toBe(before);
      expect(textOf(pieces, 'deleted')).toBe(after);
    }),
  );
});

it('a short text is not shortened', () => {
  expect(shortened('🙂🙂🙂🙂', 4)).toBe('🙂🙂🙂🙂');
  expect(shortened('🙂a🙂b🙂', 4)).toBe('🙂a … b🙂');
});

it.each([
  ['One\nTwo\nThree', [4 / 13, 8 / 13]],
  ['One\n', []],
  ['', []],
  ['a\n'.repeat(202), []],
])('the paragraphs of %j start at %j', (text, starts) => {
  expect(paragraphStarts(text)).toEqual(starts);
});
