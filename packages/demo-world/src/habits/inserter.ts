import { between } from '../random.ts';
import type { Block } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';
import { type Habit, keepPace, type WriterState } from './habit.ts';
import { draft, listUnrevised, readOver, revise } from './passages.ts';

const sittings = [
  { daysBefore: 3, hour: 18.5 },
  { daysBefore: 1, hour: 20 },
];

function* write({ manuscript, random }: WriterState): Generator<Step, void> {
  const prepared = pickPreparedBlocks(manuscript.blocks);
  const half = Math.ceil(manuscript.blocks.length / 2);
  for (const [index, block] of manuscript.blocks.entries()) {
    if (index === half) yield { do: 'leave' };
    if (prepared.has(block)) {
      yield { do: 'pause', ms: between(random, 20_000, 70_000) };
      yield { do: 'insert', pieces: block.pieces };
      yield* readOver(random);
      yield* revise(block.pieces, random);
    } else {
      yield* draft(block.pieces, { immediateShare: 0.4, afterParagraphShare: 0.4 }, random);
    }
  }
  yield* readOver(random);
  yield* revise(listUnrevised(manuscript), random);
}

/** Every other paragraph of the middle, which was prepared in another file. */
function pickPreparedBlocks(blocks: readonly Block[]): Set<Block> {
  return new Set(blocks.slice(2, -1).filter((_, index) => index % 2 === 0));
}

/** Types the beginning, the end and every other paragraph, and inserts the others as prepared; these are then revised in the text. */
export const inserter: Habit = {
  sittings,
  wordingRates: { alternatives: 0.5, misspellings: 0.008 },
  pace: keepPace,
  write,
};
