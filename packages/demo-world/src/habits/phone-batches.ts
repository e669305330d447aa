import { between } from '../random.ts';
import type { Step } from '../writing/perform.ts';
import type { Habit, WriterState } from './habit.ts';
import { draftBlocks, listUnrevised, pickUnrevised, readOver, revise, splitIntoGroups } from './passages.ts';

const sittings = [
  { daysBefore: 5, hour: 7.6 },
  { daysBefore: 4, hour: 17.8 },
  { daysBefore: 2, hour: 12.4 },
  { daysBefore: 1, hour: 21.2 },
];

function* write({ manuscript, random }: WriterState): Generator<Step, void> {
  for (const [index, blocks] of splitIntoGroups(manuscript.blocks, sittings.length).entries()) {
    if (index > 0) yield { do: 'leave' };
    yield* revise(pickUnrevised(manuscript, 0.4, random), random);
    yield* draftBlocks(blocks, { immediateShare: 0.5, afterParagraphShare: 0.2 }, random);
  }
  yield* readOver(random);
  yield* revise(listUnrevised(manuscript), random);
}

/** Writes on a phone on the way: slower keys, more typos, and a connection on which only some saves succeed. */
export const phoneBatches: Habit = {
  sittings,
  wordingRates: { alternatives: 0.3, misspellings: 0.012 },
  pace: (own) => ({
    ...own,
    keyMs: own.keyMs * 1.25,
    typos: own.typos * 1.6,
    hesitation: own.hesitation * 0.6,
  }),
  write,
  saveInterval: (random) => between(random, 12_000, 42_000),
};
