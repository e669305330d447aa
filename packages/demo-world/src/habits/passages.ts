import { between, chance, type Random } from '../random.ts';
import type { Block, Manuscript, Piece } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';

/** Activities that most habits share: drafting, revising, reading. */

/** When first wordings get their final wording: a share at once, a share when the paragraph is done, the others in a later revision. */
export interface RevisionTiming {
  readonly immediateShare: number;
  readonly afterParagraphShare: number;
}

export function* draft(
  pieces: readonly Piece[],
  timing: RevisionTiming,
  random: Random,
): Generator<Step, void> {
  const pending: Piece[] = [];
  for (const piece of pieces) {
    if (piece.current !== '') continue;
    const draw = random();
    yield { do: 'type', piece, text: piece.first };
    if (piece.first === piece.final) continue;
    if (draw < timing.immediateShare) {
      yield { do: 'pause', ms: between(random, 700, 3500) };
      yield* setFinalWording(piece);
    } else if (draw < timing.immediateShare + timing.afterParagraphShare) {
      pending.push(piece);
    }
  }
  if (pending.length > 0) yield* revise(pending, random);
}

/** Changes each of these pieces to its final wording, with a pause for reading before each. */
export function* revise(pieces: readonly Piece[], random: Random): Generator<Step, void> {
  for (const piece of pieces) {
    if (piece.current === piece.final) continue;
    yield { do: 'pause', ms: between(random, 2500, 14_000) };
    yield* setFinalWording(piece);
  }
}

function* setFinalWording(piece: Piece): Generator<Step, void> {
  if (piece.final === '') yield { do: 'clear', piece };
  else yield { do: 'type', piece, text: piece.final };
}

/** Reading the text; occasionally with an interruption. */
export function* readOver(random: Random): Generator<Step, void> {
  const isAway = chance(random, 0.12);
  yield { do: 'pause', ms: isAway ? between(random, 320_000, 900_000) : between(random, 15_000, 110_000) };
}

/** All pieces that do not have their final wording yet, top to bottom. */
export function listUnrevised(manuscript: Manuscript): Piece[] {
  return manuscript.pieces.filter(({ current, final }) => current !== final);
}

/** A random share of the pieces in started paragraphs that do not have their final wording yet. */
export function pickUnrevised(manuscript: Manuscript, share: number, random: Random): Piece[] {
  const written = manuscript.blocks.filter(({ pieces }) => pieces.some(({ current }) => current !== ''));
  return written
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => piece.current !== piece.final && chance(random, share));
}

export function* draftBlocks(
  blocks: readonly Block[],
  timing: RevisionTiming,
  random: Random,
): Generator<Step, void> {
  for (const [index, { pieces }] of blocks.entries()) {
    if (index > 0 && chance(random, 0.5)) yield* readOver(random);
    yield* draft(pieces, timing, random);
  }
}

/** The blocks in `count` consecutive groups of nearly equal size. */
export function splitIntoGroups(blocks: readonly Block[], count: number): Block[][] {
  return Array.from({ length: count }, (_, group) =>
    blocks.slice(
      Math.round((group * blocks.length) / count),
      Math.round(((group + 1) * blocks.length) / count),
    ),
  );
}
