import { between } from '../random.ts';
import type { Step } from '../writing/perform.ts';
import type { Habit, WriterState } from './habit.ts';
import { draftBlocks, listUnrevised, readOver, revise, splitIntoGroups } from './passages.ts';

function* write({ manuscript, random }: WriterState): Generator<Step, void> {
  for (const [index, blocks] of splitIntoGroups(manuscript.blocks, 2).entries()) {
    // One break in the middle, long enough to eat something and too short to be a new sitting.
    if (index > 0) yield { do: 'pause', ms: between(random, 400_000, 1_000_000) };
    yield* draftBlocks(blocks, { immediateShare: 0.55, afterParagraphShare: 0.15 }, random);
  }
  yield* readOver(random);
  yield* revise(listUnrevised(manuscript), random);
}

/** Writes everything in one long session on the last evening. */
export const nightBefore: Habit = {
  sittings: [{ daysBefore: 0, hour: 20.1 }],
  wordingRates: { alternatives: 0.25, misspellings: 0.014 },
  pace: (own) => ({ ...own, sentenceMs: own.sentenceMs * 0.8, paragraphMs: own.paragraphMs * 0.8 }),
  write,
};
