import type { Step } from '../writing/perform.ts';
import { type Desk, type Habit, ownPace } from './habit.ts';
import { draftBlocks, inGroups, readOver, revise, someUnsettled, unsettled } from './passages.ts';

const sittings = [
  { daysBefore: 6, hour: 16.5 },
  { daysBefore: 4, hour: 17 },
  { daysBefore: 1, hour: 16 },
];

function* write({ manuscript, random }: Desk): Generator<Step, void> {
  for (const [index, blocks] of inGroups(manuscript.blocks, sittings.length).entries()) {
    if (index > 0) {
      yield { do: 'leave' };
      yield* readOver(random);
      yield* revise(someUnsettled(manuscript, 0.6, random), random);
    }
    yield* draftBlocks(blocks, { atOnce: 0.35, soon: 0.4 }, random);
  }
  yield* readOver(random);
  yield* revise(unsettled(manuscript), random);
}

/** A third at a time, on three afternoons, from the title to the end. */
export const steady: Habit = { sittings, temper: { wavering: 0.4, slips: 0.01 }, pace: ownPace, write };
