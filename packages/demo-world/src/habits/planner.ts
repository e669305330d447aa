import { type Block, createPiece, type Manuscript, type Piece } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';
import { type Habit, keepPace, type WriterState } from './habit.ts';
import { draft, draftBlocks, listUnrevised, pickUnrevised, readOver, revise } from './passages.ts';

const sittings = [
  { daysBefore: 7, hour: 11 },
  { daysBefore: 4, hour: 18 },
  { daysBefore: 1, hour: 17 },
];
const timing = { immediateShare: 0.3, afterParagraphShare: 0.35 };

function* write(writer: WriterState): Generator<Step, void> {
  const { manuscript, outline, random } = writer;
  const [title, ...body] = manuscript.blocks;
  if (title === undefined) return;
  const notes = createNotes(outline, body);
  const written = toWritingOrder(body);
  putInOrder(manuscript, title, written, notes);

  yield* draft(title.pieces, timing, random);
  for (const piece of notes) {
    yield { do: 'type', piece, text: piece.first };
    yield { do: 'pause', ms: 6000 + 20_000 * random() };
  }
  const half = Math.ceil(written.length / 2);
  yield { do: 'leave' };
  yield* replaceNotes(writer, written.slice(0, half), body, notes);
  yield { do: 'leave' };
  yield* revise(pickUnrevised(manuscript, 0.3, random), random);
  yield* replaceNotes(writer, written.slice(half), body, notes);
  for (const piece of notes) yield { do: 'clear', piece };
  yield* readOver(random);
  yield* revise(listUnrevised(manuscript), random);
  yield* moveIntoFinalOrder(writer, body);
}

/** One line of key words for each paragraph, below everything else. */
function createNotes(outline: readonly string[], body: readonly Block[]): Piece[] {
  return body.map((block, index) => {
    const words = outline[index] ?? openingWords(block);
    return createPiece({ first: `${index === 0 ? '\n\n' : '\n'}- ${words}`, final: '' });
  });
}

function openingWords({ pieces }: Block): string {
  const text = pieces.map(({ final }) => final).join('');
  return text.trim().split(' ').slice(0, 5).join(' ').toLowerCase();
}

/** The third paragraph first, then the second, the first and the rest. */
function toWritingOrder(body: readonly Block[]): Block[] {
  const [opening, second, third, ...rest] = body;
  if (opening === undefined || second === undefined || third === undefined) return [...body];
  return [third, second, opening, ...rest];
}

function putInOrder(manuscript: Manuscript, title: Block, written: Block[], notes: Piece[]): void {
  const page = [...title.pieces, ...written.flatMap(({ pieces }) => pieces), ...notes];
  manuscript.pieces.splice(0, manuscript.pieces.length, ...page);
}

/** Writes paragraphs and deletes the note of each when it is done. */
function* replaceNotes(
  { random }: WriterState,
  blocks: readonly Block[],
  body: readonly Block[],
  notes: readonly Piece[],
): Generator<Step, void> {
  for (const block of blocks) {
    yield* draftBlocks([block], timing, random);
    yield* readOver(random);
    const note = notes[body.indexOf(block)];
    // The first line separates text and notes, and is deleted last.
    if (note !== undefined && note !== notes[0]) yield { do: 'clear', piece: note };
  }
}

/** Moves each paragraph that stands after its final position there, by cut and paste. */
function* moveIntoFinalOrder(
  { manuscript, random }: WriterState,
  body: readonly Block[],
): Generator<Step, void> {
  let expected = manuscript.blocks[0]?.pieces.length ?? 0;
  for (const { pieces } of body) {
    const first = pieces[0];
    const pieceAtPosition = manuscript.pieces[expected];
    if (first !== undefined && pieceAtPosition !== undefined && pieceAtPosition !== first) {
      yield { do: 'pause', ms: 5000 + 20_000 * random() };
      yield { do: 'move', pieces, before: pieceAtPosition };
    }
    expected += pieces.length;
  }
}

/** Writes notes first, then paragraphs in an order of their own, which are moved to their final positions in the end. */
export const planner: Habit = {
  sittings,
  wordingRates: { alternatives: 0.35, misspellings: 0.008 },
  pace: keepPace,
  write,
};
