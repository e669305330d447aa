import type { OpColumns } from './text-columns.ts';

/** Predicts how a count changes from what was typed. Deleted text is not known here, so it is estimated; the error of the prediction is stored. */
export const countKinds = ['same', 'one', 'characters', 'withSpaces', 'words', 'paragraphs'] as const;
export type CountKind = (typeof countKinds)[number];
export type Counts = Record<CountKind, number>;

export interface CountGuess {
  /** The predicted change of the counts since the start. */
  now: () => Counts;
  /** The same since an earlier moment. */
  since: (started: Counts) => Counts;
  /** Adds the next revision; call it for each one, in order. */
  follow: (ops: OpColumns, revision: number) => void;
}

const isSpace = (unit: number) => unit === 32 || unit === 10 || unit === 9 || unit === 160;

/** Letters of a word, and the space after it. */
const wordLength = 6;

export const noCounts = (): Counts => ({
  same: 0,
  one: 0,
  characters: 0,
  withSpaces: 0,
  words: 0,
  paragraphs: 0,
});

export function createCountGuess(): CountGuess {
  const difference = noCounts();
  let end = 0;
  let endsInWord = false;
  return {
    now: () => ({ ...difference }),
    since: (started) => ({
      same: 0,
      one: difference.one - started.one,
      characters: difference.characters - started.characters,
      withSpaces: difference.withSpaces - started.withSpaces,
      words: difference.words - started.words,
      paragraphs: difference.paragraphs - started.paragraphs,
    }),
    follow: ({ ends, positions, deleted, insertedEnd, inserted }, revision) => {
      difference.one += 1;
      for (
        let op = revision === 0 ? 0 : (ends[revision - 1] ?? 0), last = ends[revision] ?? 0;
        op < last;
        op++
      ) {
        const p = positions[op] ?? 0;
        const del = deleted[op] ?? 0;
        const from = op === 0 ? 0 : (insertedEnd[op - 1] ?? 0);
        const to = insertedEnd[op] ?? 0;
        // If typing continues at another position, words begin at a space.
        let isInWord = p === end && endsInWord;
        for (let index = from; index < to; index++) {
          const unit = inserted.charCodeAt(index);
          if (unit === 10) difference.paragraphs += 1;
          else difference.withSpaces += 1;
          const isLetter = !isSpace(unit);
          if (isLetter) {
            difference.characters += 1;
            if (!isInWord) difference.words += 1;
          }
          isInWord = isLetter;
        }
        difference.characters -= del;
        difference.withSpaces -= del;
        difference.words -= Math.floor(del / wordLength);
        endsInWord = isInWord;
        end = p + to - from;
      }
    },
  };
}
