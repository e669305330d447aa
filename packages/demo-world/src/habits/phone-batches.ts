import { between } from '../random.ts';
import type { Step } from '../writing/perform.ts';
import type { Desk, Habit } from './habit.ts';
import { draftBlocks, inGroups, readOver, revise, someUnsettled, unsettled } from './passages.ts';

const sittings = [
  { daysBefore: 5, hour: 7.6 },
  { daysBefore: 4, hour: 17.8 },
  { daysBefore: 2, hour: 12.4 },
  { daysBefore: 1, hour: 21.2 },
];

function* write({ manuscript, random }: Desk): Generator<Step, void> {
  for (const [index, blocks] of inGroups(manuscript.blocks, sittings.length).entries()) {
    if (index > 0) yield { do: 'leave' };
    yield* revise(someUnsettled(manuscript, 0.4, random), random);
    yield* draftBlocks(blocks, { atOnce: 0.5, soon: 0.2 }, random);
  }
  yield* readOver(random);
  yield* revise(unsettled(manuscript), random);
}

/** On a phone, on the way: slower keys, more slips, and a connection that lets a save through now and then. */
export const phoneBatches: Habit = {
  sittings,
  temper: { wavering: 0.3, slips: 0.012 },
  pace: (own) => ({
    ...own,
    keyMs: own.keyMs * 1.25,
    typos: own.typos * 1.6,
    hesitation: own.hesitation * 0.6,
  }),
  write,
  saveInterval: (random) => between(random, 12_000, 42_000),
};
