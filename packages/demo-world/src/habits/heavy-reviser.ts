import type { Step } from '../writing/perform.ts';
import type { Habit, WriterState } from './habit.ts';
import { draftBlocks, listUnrevised, pickUnrevised, readOver, revise } from './passages.ts';

const sittings = [
  { daysBefore: 7, hour: 15 },
  { daysBefore: 5, hour: 19.5 },
  { daysBefore: 3, hour: 10 },
  { daysBefore: 1, hour: 14 },
];

function* write({ manuscript, random }: WriterState): Generator<Step, void> {
  yield* draftBlocks(manuscript.blocks, { immediateShare: 0.12, afterParagraphShare: 0.08 }, random);
  for (const share of [0.35, 0.5, 1]) {
    yield { do: 'leave' };
    yield* readOver(random);
    // The first pass goes from top to bottom, the next from the end: a text read backwards shows other faults.
    const pieces = share === 1 ? listUnrevised(manuscript) : pickUnrevised(manuscript, share, random);
    yield* revise(share === 0.5 ? pieces.reverse() : pieces, random);
    yield* readOver(random);
  }
}

/** A whole first version in one session, then three sessions that revise all of it. */
export const heavyReviser: Habit = {
  sittings,
  wordingRates: { alternatives: 0.95, misspellings: 0.016 },
  pace: (own) => ({ ...own, restarts: 0.2 + own.restarts }),
  write,
};
