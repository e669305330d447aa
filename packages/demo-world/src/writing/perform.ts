import { between, logNormal, type Random } from '../random.ts';
import type { Patch } from '../saves.ts';
import { erasingKeys, type Key, typingKeys } from './keyboard.ts';
import { type Manuscript, offsetOf, type Piece, tailBefore } from './manuscript.ts';
import type { Pace } from './pace.ts';

/** What a writer does next. Habits are made of these; `perform` turns them into timed edits. */
export type Step =
  /** Bring a piece to this wording, key by key, changing only the words that differ. */
  | { readonly do: 'type'; readonly piece: Piece; readonly text: string }
  /** Put the first wording of neighbouring empty pieces on the page in one go. */
  | { readonly do: 'insert'; readonly pieces: readonly Piece[] }
  /** Select a piece and delete it. */
  | { readonly do: 'clear'; readonly piece: Piece }
  /** Cut neighbouring pieces and put them in before another one; null is the end. */
  | { readonly do: 'move'; readonly pieces: readonly Piece[]; readonly before: Piece | null }
  | { readonly do: 'pause'; readonly ms: number }
  /** Stop for now; what follows belongs to the next sitting. */
  | { readonly do: 'leave' };

/** An edit, timed from the beginning of its sitting. */
export interface Stroke {
  readonly sitting: number;
  readonly ms: number;
  readonly patch: Patch;
}

export interface Performance {
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

/** Carries out the steps one by one, so that a habit may look at the page before it decides on the next. */
export function* perform(performance: Performance): Generator<Stroke, void> {
  const clock: Clock = { sitting: 0, ms: 0, cursor: 0 };
  for (const step of performance.steps) {
    switch (step.do) {
      case 'type':
        yield* typed(performance, clock, step);
        break;
      case 'insert':
        yield* inserted(performance, clock, step.pieces);
        break;
      case 'clear':
        yield* cleared(performance, clock, step.piece);
        break;
      case 'move':
        yield* moved(performance, clock, step);
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

function* typed(
  { manuscript, pace, random }: Performance,
  clock: Clock,
  { piece, text }: { piece: Piece; text: string },
): Generator<Stroke, void> {
  if (piece.current === text) return;
  const { start, oldEnd, newEnd } = differingWords(piece.current, text);
  const offset = offsetOf(manuscript, piece);
  goTo(clock, offset + oldEnd, random);
  const tail = (tailBefore(manuscript, piece) + text.slice(0, start)).slice(-2);
  yield* struck(clock, erasingKeys(oldEnd - start, random));
  yield* struck(clock, typingKeys(text.slice(start, newEnd), tail, pace, random));
  piece.current = text;
}

function* struck(clock: Clock, keys: Iterable<Key>): Generator<Stroke, void> {
  for (const { afterMs, del, ins } of keys) {
    clock.ms += Math.max(1, Math.round(afterMs));
    if (del === 0 && ins === '') continue;
    clock.cursor -= del;
    yield stroke(clock, [clock.cursor, del, ins]);
    clock.cursor += ins.length;
  }
}

function* inserted(
  { manuscript, random }: Performance,
  clock: Clock,
  pieces: readonly Piece[],
): Generator<Stroke, void> {
  const [start] = pieces;
  if (start === undefined) return;
  goTo(clock, offsetOf(manuscript, start), random);
  const text = pieces.map(({ first }) => first).join('');
  yield* struck(clock, [{ afterMs: between(random, 2500, 9000), del: 0, ins: text }]);
  for (const piece of pieces) piece.current = piece.first;
}

function* cleared({ manuscript, random }: Performance, clock: Clock, piece: Piece): Generator<Stroke, void> {
  const length = piece.current.length;
  if (length === 0) return;
  goTo(clock, offsetOf(manuscript, piece) + length, random);
  yield* struck(clock, erasingKeys(length, random));
  piece.current = '';
}

function* moved(
  { manuscript, random }: Performance,
  clock: Clock,
  { pieces, before }: { pieces: readonly Piece[]; before: Piece | null },
): Generator<Stroke, void> {
  const first = pieces[0];
  if (first === undefined) return;
  const text = pieces.map(({ current }) => current).join('');
  goTo(clock, offsetOf(manuscript, first) + text.length, random);
  yield* struck(clock, [{ afterMs: between(random, 1500, 3500), del: text.length, ins: '' }]);
  manuscript.pieces.splice(manuscript.pieces.indexOf(first), pieces.length);
  const at = before === null ? manuscript.pieces.length : manuscript.pieces.indexOf(before);
  manuscript.pieces.splice(at, 0, ...pieces);
  goTo(clock, offsetOf(manuscript, first), random);
  yield* struck(clock, [{ afterMs: between(random, 1800, 6000), del: 0, ins: text }]);
}

/** Finding another place in the text takes a moment; going on where one is does not. */
function goTo(clock: Clock, place: number, random: Random): void {
  if (Math.abs(place - clock.cursor) > 1) clock.ms += Math.round(logNormal(random, 1900, 0.4));
  clock.cursor = place;
}

function stroke(clock: Clock, patch: Patch): Stroke {
  return { sitting: clock.sitting, ms: clock.ms, patch };
}

/** The stretch in which two wordings differ, in whole words: nobody changes "walked" to "waited" by letters. */
export function differingWords(
  before: string,
  after: string,
): { start: number; oldEnd: number; newEnd: number } {
  const max = Math.min(before.length, after.length);
  let start = 0;
  while (start < max && before[start] === after[start]) start += 1;
  while (isInsideWord(before, start) || isInsideWord(after, start)) start -= 1;
  let stored = 0;
  while (stored < max - start && before.at(-1 - stored) === after.at(-1 - stored)) stored += 1;
  while (isInsideWord(before, before.length - stored) || isInsideWord(after, after.length - stored))
    stored -= 1;
  return { start, oldEnd: before.length - stored, newEnd: after.length - stored };
}

const letter = /[\p{L}\p{N}'’-]/u;

function isInsideWord(text: string, at: number): boolean {
  return at > 0 && at < text.length && letter.test(text.charAt(at - 1)) && letter.test(text.charAt(at));
}
