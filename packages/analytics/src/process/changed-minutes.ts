import { wordsChanged } from '../word-diff.ts';
import { wordsOf } from '../words.ts';
import { type ReadableText, wholeWords } from './words-around.ts';

/**
 * Words changed in each clock minute (docs/metrics.md#words-changed), as a fold over the changes of a text. For the minute at work only the
 * pieces of the text that it touched are kept, as they were when the minute began. Plain data that survives JSON; it works on the state
 * that it is given.
 */
export interface ChangedMinutes {
  /** Clock minutes since 1970, and words. */
  closed: [minute: number, words: number][];
  open: OpenMinute | null;
}

export interface ChangedMinute {
  /** Clock minutes since 1970. */
  minute: number;
  words: number;
}

interface OpenMinute {
  minute: number;
  /** From left to right, apart from each other. */
  pieces: Piece[];
}

interface Piece {
  /** Where it stands in the present text. */
  from: number;
  to: number;
  /** What stood there when the minute began. */
  before: string;
}

export function startMinutes(): ChangedMinutes {
  return { closed: [], open: null };
}

/** Pieces closer than this many characters are one: it would not pay to look between them. */
const near = 200;

/** Before the changes of a save at that time: ends the minute before, if it is another one. */
export function closeMinute(minutes: ChangedMinutes, text: ReadableText, at: number): void {
  const minute = Math.floor(at / 60_000);
  const { open } = minutes;
  if (open?.minute === minute) return;
  if (open !== null && open.pieces.length > 0) minutes.closed.push([open.minute, wordsIn(open, text)]);
  minutes.open = { minute, pieces: [] };
}

/** Before a change is made: the piece that it touches grows to hold its place. */
export function widenMinute(
  { open }: ChangedMinutes,
  text: ReadableText,
  op: { p: number; deleted: number; inserted: number },
): void {
  if (!open) return;
  const end = op.p + op.deleted;
  const change = op.inserted - op.deleted;
  const left = open.pieces.filter((piece) => piece.to < op.p - near);
  const right = open.pieces.filter((piece) => piece.from > end + near);
  const touched = open.pieces.slice(left.length, open.pieces.length - right.length);
  const joined = joinPieces(text, touched, { from: op.p, to: end });
  open.pieces = [
    ...left,
    { ...joined, to: joined.to + change },
    ...right.map((piece) => ({ ...piece, from: piece.from + change, to: piece.to + change })),
  ];
}

/** One piece that holds these and the range, with what stands unchanged between them. */
function joinPieces(
  text: ReadableText,
  pieces: readonly Piece[],
  range: { from: number; to: number },
): Piece {
  const from = Math.min(range.from, pieces[0]?.from ?? range.from);
  const to = Math.max(range.to, pieces.at(-1)?.to ?? range.to);
  let before = '';
  let at = from;
  for (const piece of pieces) {
    before += text.between(at, piece.from) + piece.before;
    at = piece.to;
  }
  return { from, to, before: before + text.between(at, to) };
}

/** All minutes with a change so far, the one at work as it stands. */
export function minutesOf({ closed, open }: ChangedMinutes, text: ReadableText): ChangedMinute[] {
  const minutes = closed.map(([minute, words]) => ({ minute, words }));
  if (open === null || open.pieces.length === 0) return minutes;
  return [...minutes, { minute: open.minute, words: wordsIn(open, text) }];
}

/** What the minute at work has changed so far; 0 where there is none. */
export function wordsOfOpen({ open }: ChangedMinutes, text: ReadableText): number {
  return open === null ? 0 : wordsIn(open, text);
}

function wordsIn(open: OpenMinute, text: ReadableText): number {
  const pieces = joinTouching(
    text,
    open.pieces.map((piece) => joinPieces(text, [piece], wholeWords(text, piece))),
  );
  const limit = pieces.reduce((sum, piece) => sum + sizeOf(text, piece), 0);
  const groups = groupPieces(pieces, (left, right) => isAnchor(text, { left, right, limit }));
  return groups.reduce((sum, group) => sum + changeOf(text, group), 0);
}

function joinTouching(text: ReadableText, pieces: readonly Piece[]): Piece[] {
  const groups = groupPieces(pieces, (left, right) => left.to < right.from);
  return groups.map((group) => joinPieces(text, group, group[0] ?? { from: 0, to: 0 }));
}

/** Neighbours stay together unless they are apart. */
function groupPieces(pieces: readonly Piece[], areApart: (left: Piece, right: Piece) => boolean): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && !areApart(last, piece)) group.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

function sizeOf(text: ReadableText, piece: Piece): number {
  return wordsOf(piece.before).length + wordsOf(text.between(piece.from, piece.to)).length;
}

function changeOf(text: ReadableText, group: readonly Piece[]): number {
  const whole = joinPieces(text, group, group[0] ?? { from: 0, to: 0 });
  return wordsChanged(wordsOf(whole.before), wordsOf(text.between(whole.from, whole.to)));
}

/** Characters to read between two pieces for each word that may be without a match, and at least. */
const readPerWord = 40;
const readAtLeast = 400;

/**
 * Whether every best word diff matches the text between two pieces with itself, so that both can be compared
 * alone. At most `limit` words of the whole minute are without a match, so no match is shifted by more than
 * that. A word that does not come again within that distance can therefore match only itself; if more than
 * `limit` such words stand between, one of them does, and from there all of the unchanged text on both sides.
 */
function isAnchor(
  text: ReadableText,
  { left, right, limit }: { left: Piece; right: Piece; limit: number },
): boolean {
  const end = Math.min(right.from, left.to + readPerWord * limit + readAtLeast, text.length());
  const words = wordsOf(text.between(left.to, end));
  // The last word may be cut.
  words.pop();
  const lastPlace = new Map<string, number>();
  const isAlone = words.map((word, place) => {
    const before = lastPlace.get(word);
    lastPlace.set(word, place);
    return { place, alone: before === undefined || place - before > limit, before };
  });
  for (const { alone, before } of isAlone) {
    const earlier = before === undefined ? undefined : isAlone[before];
    if (!alone && earlier) earlier.alone = false;
  }
  const anchors = isAlone.filter(
    ({ place, alone }) => alone && place >= limit && place < words.length - limit,
  );
  return anchors.length > limit;
}
