import { between } from '../random.ts';
import type { Step } from '../writing/perform.ts';
import type { Desk, Habit } from './habit.ts';
import { draftBlocks, inGroups, readOver, revise, unsettled } from './passages.ts';

function* write({ manuscript, random }: Desk): Generator<Step, void> {
  for (const [index, blocks] of inGroups(manuscript.blocks, 2).entries()) {
    // One break in the middle, long enough to eat something and too short to be a new sitting.
    if (index > 0) yield { do: 'pause', ms: between(random, 400_000, 1_000_000) };
    yield* draftBlocks(blocks, { atOnce: 0.55, soon: 0.15 }, random);
  }
  yield* readOver(random);
  yield* revise(unsettled(manuscript), random);
}

/** Everything in one long sitting on the last evening. */
export const nightBefore: Habit = {
  sittings: [{ daysBefore: 0, hour: 20.1 }],
  temper: { wavering: 0.25, slips: 0.014 },
  pace: (own) => ({ ...own, sentenceMs: own.sentenceMs * 0.8, paragraphMs: own.paragraphMs * 0.8 }),
  write,
};
