import type { Step } from '../writing/perform.ts';
import { type Desk, type Habit, ownPace } from './habit.ts';
import { draftBlocks, inGroups, readOver, revise, someUnsettled, unsettled } from './passages.ts';

const sittings = [
  { daysBefore: 8, hour: 8.2 },
  { daysBefore: 7, hour: 13 },
  { daysBefore: 6, hour: 8.1 },
  { daysBefore: 4, hour: 12.8 },
  { daysBefore: 3, hour: 21 },
  { daysBefore: 1, hour: 8.3 },
];

function* write({ manuscript, random }: Desk): Generator<Step, void> {
  for (const [index, blocks] of inGroups(manuscript.blocks, sittings.length - 1).entries()) {
    if (index > 0) yield { do: 'leave' };
    if (index > 0) yield* readOver(random);
    yield* revise(someUnsettled(manuscript, 0.35, random), random);
    yield* draftBlocks(blocks, { atOnce: 0.35, soon: 0.25 }, random);
  }
  yield { do: 'leave' };
  yield* readOver(random);
  yield* revise(unsettled(manuscript), random);
}

/** A paragraph or two at a time, before class or over lunch. */
export const shortSittings: Habit = {
  sittings,
  temper: { wavering: 0.4, slips: 0.01 },
  pace: ownPace,
  write,
};
