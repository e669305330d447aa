import { expect, it } from 'vitest';
import { computeDifference } from './difference.ts';

it('the difference of two texts names the words that stand only in one', () => {
  expect(computeDifference(['The grey harbour', 'same'], ['The harbour at noon', 'same']).rows).toEqual([
    {
      pieces: [
        { kind: 'same', text: 'The ' },
        { kind: 'theirs', text: 'grey ' },
        { kind: 'same', text: 'harbour' },
        { kind: 'mine', text: ' at noon' },
      ],
    },
  ]);
});
it('the difference of two texts shows a paragraph that only one has', () => {
  expect(computeDifference(['a', 'b'], ['a', 'b', 'mine']).rows).toEqual([
    { pieces: [{ kind: 'mine', text: 'mine' }] },
  ]);
});
it('the difference of two texts is empty for the same text', () => {
  expect(computeDifference(['a'], ['a']).rows).toEqual([]);
});
it('the difference of two texts sets two texts that have nothing in common against each other as a whole', () => {
  const lines = (word: string) => Array.from({ length: 2000 }, (_, index) => `${word} ${index}`);
  expect(computeDifference(lines('theirs'), lines('mine'))).toMatchObject({
    isCoarse: true,
    rows: { length: 2 },
  });
});
it('the difference of two texts gives up on words that a person could not follow', () => {
  const words = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
  const [row] = computeDifference([words('t')], [words('m')]).rows;
  expect(row?.pieces.map(({ kind }) => kind)).toEqual(['theirs', 'mine']);
});
