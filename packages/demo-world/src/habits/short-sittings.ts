import type { Step } from '../writing/perform.ts';
import { type Habit, keepPace, type WriterState } from './habit.ts';
import { draftBlocks, listUnrevised, pickUnrevised, readOver, revise, splitIntoGroups } from './passages.ts';

const sittings = [
  { daysBefore: 8, hour: 8.2 },
  { daysBefore: 7, hour: 13 },
  { daysBefore: 6, hour: 8.1 },
  { daysBefore: 4, hour: 12.8 },
  { daysBefore: 3, hour: 21 },
  { daysBefore: 1, hour: 8.3 },
];

function* write({ manuscript, random }: WriterState): Generator<Step, void> {
  for (const [index, blocks] of splitIntoGroups(manuscript.blocks, sittings.length - 1).entries()) {
    if (index > 0) yield { do: 'leave' };
    if (index > 0) yield* readOver(random);
    yield* revise(pickUnrevised(manuscript, 0.35, random), random);
    yield* draftBlocks(blocks, { immediateShare: 0.35, afterParagraphShare: 0.25 }, random);
  }
  yield { do: 'leave' };
  yield* readOver(random);
  yield* revise(listUnrevised(manuscript), random);
}

/** Writes a paragraph or two in each session, before class or over lunch. */
export const shortSittings: Habit = {
  sittings,
  wordingRates: { alternatives: 0.4, misspellings: 0.01 },
  pace: keepPace,
  write,
};
