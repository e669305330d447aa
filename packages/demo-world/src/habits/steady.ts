import type { Step } from '../writing/perform.ts';
import { type Habit, keepPace, type WriterState } from './habit.ts';
import { draftBlocks, listUnrevised, pickUnrevised, readOver, revise, splitIntoGroups } from './passages.ts';

const sittings = [
  { daysBefore: 6, hour: 16.5 },
  { daysBefore: 4, hour: 17 },
  { daysBefore: 1, hour: 16 },
];

function* write({ manuscript, random }: WriterState): Generator<Step, void> {
  for (const [index, blocks] of splitIntoGroups(manuscript.blocks, sittings.length).entries()) {
    if (index > 0) {
      yield { do: 'leave' };
      yield* readOver(random);
      yield* revise(pickUnrevised(manuscript, 0.6, random), random);
    }
    yield* draftBlocks(blocks, { immediateShare: 0.35, afterParagraphShare: 0.4 }, random);
  }
  yield* readOver(random);
  yield* revise(listUnrevised(manuscript), random);
}

/** Writes a third of the text on each of three afternoons, from the title to the end. */
export const steady: Habit = {
  sittings,
  wordingRates: { alternatives: 0.4, misspellings: 0.01 },
  pace: keepPace,
  write,
};
