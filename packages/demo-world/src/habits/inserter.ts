import { between } from '../random.ts';
import type { Block } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';
import { type Desk, type Habit, ownPace } from './habit.ts';
import { draft, readOver, revise, unsettled } from './passages.ts';

const sittings = [
  { daysBefore: 3, hour: 18.5 },
  { daysBefore: 1, hour: 20 },
];

function* write({ manuscript, random }: Desk): Generator<Step, void> {
  const prepared = preparedBlocks(manuscript.blocks);
  const half = Math.ceil(manuscript.blocks.length / 2);
  for (const [index, block] of manuscript.blocks.entries()) {
    if (index === half) yield { do: 'leave' };
    if (prepared.has(block)) {
      yield { do: 'pause', ms: between(random, 20_000, 70_000) };
      yield { do: 'insert', pieces: block.pieces };
      yield* readOver(random);
      yield* revise(block.pieces, random);
    } else {
      yield* draft(block.pieces, { atOnce: 0.4, soon: 0.4 }, random);
    }
  }
  yield* readOver(random);
  yield* revise(unsettled(manuscript), random);
}

/** Every other paragraph of the middle was written elsewhere, on paper or in another file. */
function preparedBlocks(blocks: readonly Block[]): Set<Block> {
  return new Set(blocks.slice(2, -1).filter((_, index) => index % 2 === 0));
}

/** Types the frame and inserts prepared paragraphs, which are then worked over in place. */
export const inserter: Habit = { sittings, temper: { wavering: 0.5, slips: 0.008 }, pace: ownPace, write };
