import fc from 'fast-check';
import { expect, it } from 'vitest';
import { compareTexts, type DiffPiece } from './text-comparison.ts';

const textOf = (pieces: readonly DiffPiece[], without: DiffPiece['kind']) =>
  pieces
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join('');

it('what changed between two versions is told word by word within the paragraphs that changed', () => {
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

it('what changed between two versions is nothing where the words are the same', () => {
  expect(compareTexts('One\n\ntwo', 'One\n\ntwo')).toEqual({
    pieces: [{ kind: 'kept', text: 'One\n\ntwo' }],
    inserted: 0,
    deleted: 0,
  });
  expect(compareTexts('', '').pieces).toEqual([]);
});

it('what changed between two versions is one passage where hardly a word between two changes was kept', () => {
  const { pieces, inserted, deleted } = compareTexts(
    'At the end of the day it is like a machine.',
    'At the end of the day to me it feels as though someone is there.',
  );
  expect(pieces.map(({ kind }) => kind)).toEqual(['kept', 'deleted', 'inserted', 'kept']);
  expect([inserted, deleted]).toEqual([8, 4]);
});

it('what changed between two versions can be put together to both of them again, whatever they are', () => {
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

it('what changed between two versions stands for itself where two passages have nothing in common, instead of keeping the page busy', () => {
  const words = (start: number) => Array.from({ length: 3000 }, (_, index) => `w${start + index}`).join(' ');
  expect(compareTexts(words(0), words(10_000)).pieces.map(({ kind }) => kind)).toEqual([
    'deleted',
    'inserted',
  ]);
});
