import { between, logNormal, type Random } from '../random.ts';
import type { Patch } from '../saves.ts';
import { erasingKeys, type Key, typingKeys } from './keyboard.ts';
import { type Manuscript, offsetOf, type Piece, tailBefore } from './manuscript.ts';
import type { Pace } from './pace.ts';

/** One activity of a writer. Habits yield steps; `perform` converts them to timed edits. */
export type Step =
  /** Change a piece to this wording, key by key, and only in the words that differ. */
  | { readonly do: 'type'; readonly piece: Piece; readonly text: string }
  /** Insert the first wording of neighbouring empty pieces in one edit. */
  | { readonly do: 'insert'; readonly pieces: readonly Piece[] }
  /** Select a piece and delete it. */
  | { readonly do: 'clear'; readonly piece: Piece }
  /** Cut neighbouring pieces and paste them before another one; null is the end of the text. */
  | { readonly do: 'move'; readonly pieces: readonly Piece[]; readonly before: Piece | null }
  | { readonly do: 'pause'; readonly ms: number }
  /** End the session; the following steps belong to the next one. */
  | { readonly do: 'leave' };

/** An edit, with its time in milliseconds after the start of its session. */
export interface TimedPatch {
  readonly sitting: number;
  readonly ms: number;
  readonly patch: Patch;
}

export interface PerformOptions {
  readonly manuscript: Manuscript;
  readonly steps: Iterable<Step>;
  readonly pace: Pace;
  readonly random: Random;
}

interface Clock {
  sitting: number;
  ms: number;
  cursor: number;
}

/** Performs the steps one by one, so that a habit can read the current text before it chooses the next step. */
export function* perform(options: PerformOptions): Generator<TimedPatch, void> {
  const clock: Clock = { sitting: 0, ms: 0, cursor: 0 };
  for (const step of options.steps) {
    switch (step.do) {
      case 'type':
        yield* typePiece(options, clock, step);
        break;
      case 'insert':
        yield* insertPieces(options, clock, step.pieces);
        break;
      case 'clear':
        yield* clearPiece(options, clock, step.piece);
        break;
      case 'move':
        yield* movePieces(options, clock, step);
        break;
      case 'pause':
        clock.ms += Math.round(step.ms);
        break;
      case 'leave':
        clock.sitting += 1;
        clock.ms = 0;
        break;
    }
  }
}

function* typePiece(
  { manuscript, pace, random }: PerformOptions,
  clock: Clock,
  { piece, text }: { piece: Piece; text: string },
): Generator<TimedPatch, void> {
  if (piece.current === text) return;
  const { start, oldEnd, newEnd } = differingWords(piece.current, text);
  const offset = offsetOf(manuscript, piece);
  moveCursor(clock, offset + oldEnd, random);
  const tail = (tailBefore(manuscript, piece) + text.slice(0, start)).slice(-2);
  yield* pressKeys(clock, erasingKeys(oldEnd - start, random));
  yield* pressKeys(clock, typingKeys(text.slice(start, newEnd), tail, pace, random));
  piece.current = text;
}

function* pressKeys(clock: Clock, keys: Iterable<Key>): Generator<TimedPatch, void> {
  for (const { afterMs, del, ins } of keys) {
    clock.ms += Math.max(1, Math.round(afterMs));
    if (del === 0 && ins === '') continue;
    clock.cursor -= del;
    yield createTimedPatch(clock, [clock.cursor, del, ins]);
    clock.cursor += ins.length;
  }
}

function* insertPieces(
  { manuscript, random }: PerformOptions,
  clock: Clock,
  pieces: readonly Piece[],
): Generator<TimedPatch, void> {
  const [start] = pieces;
  if (start === undefined) return;
  moveCursor(clock, offsetOf(manuscript, start), random);
  const text = pieces.map(({ first }) => first).join('');
  yield* pressKeys(clock, [{ afterMs: between(random, 2500, 9000), del: 0, ins: text }]);
  for (const piece of pieces) piece.current = piece.first;
}

function* clearPiece(
  { manuscript, random }: PerformOptions,
  clock: Clock,
  piece: Piece,
): Generator<TimedPatch, void> {
  const length = piece.current.length;
  if (length === 0) return;
  moveCursor(clock, offsetOf(manuscript, piece) + length, random);
  yield* pressKeys(clock, erasingKeys(length, random));
  piece.current = '';
}

function* movePieces(
  { manuscript, random }: PerformOptions,
  clock: Clock,
  { pieces, before }: { pieces: readonly Piece[]; before: Piece | null },
): Generator<TimedPatch, void> {
  const first = pieces[0];
  if (first === undefined) return;
  const text = pieces.map(({ current }) => current).join('');
  moveCursor(clock, offsetOf(manuscript, first) + text.length, random);
  yield* pressKeys(clock, [{ afterMs: between(random, 1500, 3500), del: text.length, ins: '' }]);
  manuscript.pieces.splice(manuscript.pieces.indexOf(first), pieces.length);
  const at = before === null ? manuscript.pieces.length : manuscript.pieces.indexOf(before);
  manuscript.pieces.splice(at, 0, ...pieces);
  moveCursor(clock, offsetOf(manuscript, first), random);
  yield* pressKeys(clock, [{ afterMs: between(random, 1800, 6000), del: 0, ins: text }]);
}

/** Moving the cursor to another position takes a moment; continuing at the same one does not. */
function moveCursor(clock: Clock, offset: number, random: Random): void {
  if (Math.abs(offset - clock.cursor) > 1) clock.ms += Math.round(logNormal(random, 1900, 0.4));
  clock.cursor = offset;
}

function createTimedPatch(clock: Clock, patch: Patch): TimedPatch {
  return { sitting: clock.sitting, ms: clock.ms, patch };
}

/** The range in which two wordings differ, extended to whole words: people retype "walked" as "waited" instead of changing letters. */
export function differingWords(
  before: string,
  after: string,
): { start: number; oldEnd: number; newEnd: number } {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  while (isInsideWord(before, start) || isInsideWord(after, start)) start -= 1;
  let suffix = 0;
  while (suffix < max - start && before.at(-1 - suffix) === after.at(-1 - suffix)) suffix += 1;
  while (isInsideWord(before, before.length - suffix) || isInsideWord(after, after.length - suffix))
    suffix -= 1;
  return { start, oldEnd: before.length - suffix, newEnd: after.length - suffix };
}

const letter = /[\p{L}\p{N}'’-]/u;

function isInsideWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}
