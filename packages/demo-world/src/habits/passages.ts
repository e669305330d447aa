import { between, chance, type Random } from '../random.ts';
import type { Block, Manuscript, Piece } from '../writing/manuscript.ts';
import type { Step } from '../writing/perform.ts';

/** Passages of work that most habits share: drafting, going back over, reading. */

/** Which share of the first wordings is changed at once, and which when the paragraph is done; the rest waits. */
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

/** Brings each of these pieces to its final wording, with a look at the text before each. */
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

/** Reading through what is there; now and then somebody comes in, or the kettle boils. */
export function* readOver(random: Random): Generator<Step, void> {
  const isAway = chance(random, 0.12);
  yield { do: 'pause', ms: isAway ? between(random, 320_000, 900_000) : between(random, 15_000, 110_000) };
}

/** All that still reads otherwise than it should, top to bottom. */
export function unsettled(manuscript: Manuscript): Piece[] {
  return manuscript.pieces.filter(({ current, final }) => current !== final);
}

/** A share of what has been written and still reads otherwise than it should. */
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

/** The blocks in `count` neighbouring groups of nearly equal size. */
export function inGroups(blocks: readonly Block[], count: number): Block[][] {
  return Array.from({ length: count }, (_, group) =>
    blocks.slice(
      Math.round((group * blocks.length) / count),
      Math.round(((group + 1) * blocks.length) / count),
    ),
  );
}
