import { expect, it } from 'vitest';
import { computeDifference } from './difference.ts';

it('the difference of two texts shows a paragraph that only one has', () => {
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
it('the difference of two texts is empty for identical texts', () => {
  expect(computeDifference(['a', 'b'], ['a', 'b', 'mine']).rows).toEqual([
    { pieces: [{ kind: 'mine', text: 'mine' }] },
  ]);
});
it('the difference of two texts replaces the whole text if they have nothing in common', () => {
  expect(computeDifference(['a'], ['a']).rows).toEqual([]);
});
it('the difference of two texts stops at words if a person could not follow them', () => {
  const lines = (word: string) => Array.from({ length: 2000 }, (_, index) => `${word} ${index}`);
  expect(computeDifference(lines('theirs'), lines('mine'))).toMatchObject({
    isCoarse: true,
    rows: { length: 2 },
  });
});
it('the difference of two texts lists the words that only one has', () => {
  const words = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
  const [row] = computeDifference([words('t')], [words('m')]).rows;
  expect(row?.pieces.map(({ kind }) => kind)).toEqual(['theirs', 'mine']);
});
