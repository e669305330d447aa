import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, type DiffPiece } from './text-comparison.ts';

const textOf = (pieces: readonly DiffPiece[], without: DiffPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

it('the text comparison shows changed words within changed paragraphs', () => {
  expect(compareTexts('The cat sat.\nIt purred.\nThe end.', 'The big cat sat.\nIt slept.\nThe end.')).toEqual(
    {
      pieces: [
        { kind: 'kept', text: 'The ' },
        { kind: 'inserted', text: 'big ' },
        { kind: 'kept', text: 'cat sat.\nIt ' },
        { kind: 'deleted', text: 'purred' },
        { kind: 'inserted', text: 'slept' },
        { kind: 'kept', text: '.\nThe end.' },
      ],
      inserted: 2,
      deleted: 1,
    },
  );
});

it('the text comparison is empty for identical words', () => {
  expect(compareTexts('One\n\ntwo', 'One\n\ntwo')).toEqual({
    pieces: [{ kind: 'kept', text: 'One\n\ntwo' }],
    inserted: 0,
    deleted: 0,
  });
  expect(compareTexts('', '').pieces).toEqual([]);
});

it('the text comparison joins two changes with few unchanged words between them', () => {
  const { pieces, inserted, deleted } = compareTexts(
    'At the end of the day it is like a machine.',
    'At the end of the day to me it feels as though someone is there.',
  );
  expect(pieces.map(({ kind }) => kind)).toEqual(['kept', 'deleted', 'inserted', 'kept']);
  expect([inserted, deleted]).toEqual([8, 4]);
});

it('the text comparison contains both versions completely, whatever they are', () => {
  const word = fc.constantFrom('the', 'cat', 'über', "it's", '🙂', '\n', ' ', '.', 'sat');
  const text = fc.array(word, { maxLength: 60 }).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (earlier, later) => {
      const { pieces } = compareTexts(earlier, later);
      expect(textOf(pieces, 'inserted')).toBe(earlier);
      expect(textOf(pieces, 'deleted')).toBe(later);
    }),
  );
});

it('the text comparison replaces passages that have nothing in common, in bounded time', () => {
  const words = (start: number) => Array.from({ length: 3000 }, (_, index) => `w${start + index}`).join(' ');
  expect(compareTexts(words(0), words(10_000)).pieces.map(({ kind }) => kind)).toEqual([
    'deleted',
    'inserted',
  ]);
});
