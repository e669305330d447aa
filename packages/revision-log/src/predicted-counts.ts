import type { OpColumns } from './text-columns.ts';

/**
 * How much a count should have moved by what was typed. What was deleted is not known here: it is guessed, and what the
 * guess is wrong by is stored.
 */
export const countKinds = ['same', 'one', 'characters', 'withSpaces', 'words', 'paragraphs'] as const;
export type CountKind = (typeof countKinds)[number];
export type Counts = Record<CountKind, number>;

export interface CountGuess {
  /** By how much the counts should have moved by now, from the beginning. */
  now: () => Counts;
  /** The same from an earlier moment on. */
  since: (started: Counts) => Counts;
  /** Adds what the next revision did; to be called for each one, in order. */
  follow: (ops: OpColumns, revision: number) => void;
}

const isSpace = (unit: number) => unit === 32 || unit === 10 || unit === 9 || unit === 160;

/** Letters in a word, and the space behind it. */
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
  const moved = noCounts();
  let end = 0;
  let endsInWord = false;
  return {
    now: () => ({ ...moved }),
    since: (started) => ({
      same: 0,
      one: moved.one - started.one,
      characters: moved.characters - started.characters,
      withSpaces: moved.withSpaces - started.withSpaces,
      words: moved.words - started.words,
      paragraphs: moved.paragraphs - started.paragraphs,
    }),
    follow: ({ ends, place, deleted, insertedEnd, inserted }, revision) => {
      moved.one += 1;
      for (
        let op = revision === 0 ? 0 : (ends[revision - 1] ?? 0), last = ends[revision] ?? 0;
        op < last;
        op++
      ) {
        const p = place[op] ?? 0;
        const del = deleted[op] ?? 0;
        const from = op === 0 ? 0 : (insertedEnd[op - 1] ?? 0);
        const to = insertedEnd[op] ?? 0;
        // Elsewhere than where the last change ended, words begin at a space.
        let isInWord = p === end && endsInWord;
        for (let index = from; index < to; index++) {
          const unit = inserted.charCodeAt(index);
          if (unit === 10) moved.paragraphs += 1;
          else moved.withSpaces += 1;
          const isLetter = !isSpace(unit);
          if (isLetter) {
            moved.characters += 1;
            if (!isInWord) moved.words += 1;
          }
          isInWord = isLetter;
        }
        moved.characters -= del;
        moved.withSpaces -= del;
        moved.words -= Math.floor(del / wordLength);
        endsInWord = isInWord;
        end = p + to - from;
      }
    },
  };
}
