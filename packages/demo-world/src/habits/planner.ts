import { type Block, blankPiece, type Manuscript, type Piece } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';
import { type Desk, type Habit, ownPace } from './habit.ts';
import { draft, draftBlocks, readOver, revise, someUnsettled, unsettled } from './passages.ts';

const sittings = [
  { daysBefore: 7, hour: 11 },
  { daysBefore: 4, hour: 18 },
  { daysBefore: 1, hour: 17 },
];
const attention = { atOnce: 0.3, soon: 0.35 };

function* write(workspace: Desk): Generator<Step, void> {
  const { manuscript, outline, random } = workspace;
  const [title, ...body] = manuscript.blocks;
  if (title === undefined) return;
  const notes = layOutNotes(outline, body);
  const written = orderOfWriting(body);
  putInOrder(manuscript, title, written, notes);

  yield* draft(title.pieces, attention, random);
  for (const piece of notes) {
    yield { do: 'type', piece, text: piece.first };
    yield { do: 'pause', ms: 6000 + 20_000 * random() };
  }
  const half = Math.ceil(written.length / 2);
  yield { do: 'leave' };
  yield* coverNotes(workspace, written.slice(0, half), body, notes);
  yield { do: 'leave' };
  yield* revise(someUnsettled(manuscript, 0.3, random), random);
  yield* coverNotes(workspace, written.slice(half), body, notes);
  for (const piece of notes) yield { do: 'clear', piece };
  yield* readOver(random);
  yield* revise(unsettled(manuscript), random);
  yield* intoFinalOrder(workspace, body);
}

/** One line of key words for each paragraph, below everything else. */
function layOutNotes(outline: readonly string[], body: readonly Block[]): Piece[] {
  return body.map((block, index) => {
    const words = outline[index] ?? openingWords(block);
    return blankPiece({ first: `${index === 0 ? '\n\n' : '\n'}- ${words}`, final: '' });
  });
}

function openingWords({ pieces }: Block): string {
  const text = pieces.map(({ final }) => final).join('');
  return text.trim().split(' ').slice(0, 5).join(' ').toLowerCase();
}

/** The middle first, two paragraphs of it swapped, and the introduction last. */
function orderOfWriting(body: readonly Block[]): Block[] {
  const [opening, second, third, ...rest] = body;
  if (opening === undefined || second === undefined || third === undefined) return [...body];
  return [third, second, opening, ...rest];
}

function putInOrder(manuscript: Manuscript, title: Block, written: Block[], notes: Piece[]): void {
  const page = [...title.pieces, ...written.flatMap(({ pieces }) => pieces), ...notes];
  manuscript.pieces.splice(0, manuscript.pieces.length, ...page);
}

/** Writes paragraphs and deletes the note of each when it is done. */
function* coverNotes(
  { random }: Desk,
  blocks: readonly Block[],
  body: readonly Block[],
  notes: readonly Piece[],
): Generator<Step, void> {
  for (const block of blocks) {
    yield* draftBlocks([block], attention, random);
    yield* readOver(random);
    const note = notes[body.indexOf(block)];
    // The first line separates text and notes, and is deleted last.
    if (note !== undefined && note !== notes[0]) yield { do: 'clear', piece: note };
  }
}

/** Cuts each paragraph that is too low and moves it to its final place. */
function* intoFinalOrder({ manuscript, random }: Desk, body: readonly Block[]): Generator<Step, void> {
  let expected = manuscript.blocks[0]?.pieces.length ?? 0;
  for (const { pieces } of body) {
    const first = pieces[0];
    const there = manuscript.pieces[expected];
    if (first !== undefined && there !== undefined && there !== first) {
      yield { do: 'pause', ms: 5000 + 20_000 * random() };
      yield { do: 'move', pieces, before: there };
    }
    expected += pieces.length;
  }
}

/** Notes first, then paragraphs in the order in which they come to mind, moved into place in the end. */
export const planner: Habit = { sittings, temper: { wavering: 0.35, slips: 0.008 }, pace: ownPace, write };
