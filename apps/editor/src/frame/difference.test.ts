import { describe, expect, it } from 'vitest';
import { differenceOf } from './difference.ts';

describe('the difference of two texts', () => {
  it('names the words that stand only in one', () => {
    expect(differenceOf(['The grey harbour', 'same'], ['The harbour at noon', 'same']).rows).toEqual([
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
  it('shows a paragraph that only one has', () => {
    expect(differenceOf(['a', 'b'], ['a', 'b', 'mine']).rows).toEqual([
      { pieces: [{ kind: 'mine', text: 'mine' }] },
    ]);
  });
  it('is empty for the same text', () => {
    expect(differenceOf(['a'], ['a']).rows).toEqual([]);
  });
  it('sets two texts that have nothing in common against each other as a whole', () => {
    const lines = (word: string) => Array.from({ length: 2000 }, (_, index) => `${word} ${index}`);
    expect(differenceOf(lines('theirs'), lines('mine'))).toMatchObject({
      isCoarse: true,
      rows: { length: 2 },
    });
  });
  it('gives up on words that a person could not follow', () => {
    const words = (word: string) => Array.from({ length: 5000 }, (_, index) => `${word}${index}`).join(' ');
    const [row] = differenceOf([words('t')], [words('m')]).rows;
    expect(row?.pieces.map(({ kind }) => kind)).toEqual(['theirs', 'mine']);
  });
});
