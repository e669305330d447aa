import { between, chance, type Random } from '../random.ts';
import type { Block, Manuscript, Piece } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';

/** Activities that most habits share: drafting, revising, reading. */

/** The share of first wordings that is changed at once, and when the paragraph is done; the rest is revised later. */
export interface Attention {
  readonly atOnce: number;
  readonly soon: number;
}

export function* draft(
  pieces: readonly Piece[],
  attention: Attention,
  random: Random,
): Generator<Step, void> {
  const soon: Piece[] = [];
  for (const piece of pieces) {
    if (piece.current !== '') continue;
    const mood = random();
    yield { do: 'type', piece, text: piece.first };
    if (piece.first === piece.final) continue;
    if (mood < attention.atOnce) {
      yield { do: 'pause', ms: between(random, 700, 3500) };
      yield* settle(piece);
    } else if (mood < attention.atOnce + attention.soon) {
      soon.push(piece);
    }
  }
  if (soon.length > 0) yield* revise(soon, random);
}

/** Changes each of these pieces to its final wording, with a pause for reading before each. */
export function* revise(pieces: readonly Piece[], random: Random): Generator<Step, void> {
  for (const piece of pieces) {
    if (piece.current === piece.final) continue;
    yield { do: 'pause', ms: between(random, 2500, 14_000) };
    yield* settle(piece);
  }
}

function* settle(piece: Piece): Generator<Step, void> {
  if (piece.final === '') yield { do: 'clear', piece };
  else yield { do: 'type', piece, text: piece.final };
}

/** Reading the text; occasionally with an interruption. */
export function* readOver(random: Random): Generator<Step, void> {
  const isAway = chance(random, 0.12);
  yield { do: 'pause', ms: isAway ? between(random, 320_000, 900_000) : between(random, 15_000, 110_000) };
}

/** All pieces that do not have their final wording, top to bottom. */
export function unsettled(manuscript: Manuscript): Piece[] {
  return manuscript.pieces.filter(({ current, final }) => current !== final);
}

/** A random share of the written pieces that do not have their final wording. */
export function someUnsettled(manuscript: Manuscript, share: number, random: Random): Piece[] {
  const written = manuscript.blocks.filter(({ pieces }) => pieces.some(({ current }) => current !== ''));
  return written
    .flatMap(({ pieces }) => pieces)
    .filter((piece) => piece.current !== piece.final && chance(random, share));
}

export function* draftBlocks(
  blocks: readonly Block[],
  attention: Attention,
  random: Random,
): Generator<Step, void> {
  for (const [index, { pieces }] of blocks.entries()) {
    if (index > 0 && chance(random, 0.5)) yield* readOver(random);
    yield* draft(pieces, attention, random);
  }
}

/** The blocks in `count` consecutive groups of nearly equal size. */
export function inGroups(blocks: readonly Block[], count: number): Block[][] {
  return Array.from({ length: count }, (_, group) =>
    blocks.slice(
      Math.round((group * blocks.length) / count),
      Math.round(((group + 1) * blocks.length) / count),
    ),
  );
}
