import { compareTexts } from '@redraft/analytics';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedPassages } from './changes-since-rules.ts';

const between = (before: string, after: string) => changedPassages(compareTexts(before, after).pieces);

it('equal texts have no changes', () => {
  expect(between('One.\nTwo.', 'One.\nTwo.')).toEqual({
    passages: [],
    unchangedBehind: 2,
    morePassages: 0,
  });
});

it('changes are shown by paragraph, with the number of unchanged ones between them', () => {
  const { passages, unchangedBehind } = between(
    'A stays.\n\nB stays.\nCats are loud animals.\nD stays.\nAn end',
    'A stays.\n\nB stays.\nCats are quiet animals.\nD stays.\nAn end',
  );
  expect(passages).toEqual([
    {
      unchanged: 2,
      pieces: [
        { kind: 'kept', text: 'Cats are ' },
        { kind: 'deleted', text: 'loud' },
        { kind: 'inserted', text: 'quiet' },
        { kind: 'kept', text: ' animals.\n' },
      ],
    },
  ]);
  expect(unchangedBehind).toBe(2);
});

it('adjacent changed paragraphs form one passage', () => {
  const { passages } = between('First.\nLast.', 'First.\nNew words.\nLast.');
  expect(passages).toEqual([{ unchanged: 1, pieces: [{ kind: 'inserted', text: 'New words.\n' }] }]);
});

it('the number of omitted passages is returned', () => {
  const lines = (word: string) =>
    Array.from({ length: 250 }, (_line, index) => `Same ${index}\nIt is ${word} here`).join('\n');
  const { passages, morePassages } = between(lines('one'), lines('two'));
  expect([passages.length, morePassages]).toEqual([200, 50]);
});

it('the changes contain every inserted and deleted word, and no other', () => {
  const text = fc
    .array(fc.constantFrom('cat ', 'dog ', 'owl ', '\n', 'It is so. '))
    .map((words) => words.join(''));
  const wordsOf = (pieces: readonly { kind: string; text: string }[], kind: string) =>
    pieces
      .filter((piece) => piece.kind === kind)
      .map((piece) => piece.text)
      .join('');
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { pieces } = compareTexts(before, after);
      const shown = changedPassages(pieces).passages.flatMap((passage) => passage.pieces);
      for (const kind of ['inserted', 'deleted']) expect(wordsOf(shown, kind)).toBe(wordsOf(pieces, kind));
    }),
  );
});
