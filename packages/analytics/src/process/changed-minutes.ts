import { afford, createWorkBudget, type WorkBudget } from '@redraft/revision-log';
import { wordsChanged } from '../word-diff.ts';
import { splitWords } from '../words.ts';
import { type ReadableText, wholeWords } from './words-around.ts';

/**
 * Words changed in each minute (docs/metrics.md#words-changed), as a fold over the changes of a text. For the current minute, only the changed pieces
 * of the text are stored, as they were when the minute began. Plain data that survives JSON; the fold mutates its state.
 */
export interface ChangedMinutes {
  /** Minutes since 1970, and words. */
  closed: [minute: number, words: number][];
  open: OpenMinute | null;
}

export interface ChangedMinute {
  /** Minutes since 1970. */
  minute: number;
  words: number;
}

interface OpenMinute {
  minute: number;
  /** From left to right, disjoint. */
  pieces: Piece[];
}

interface Piece {
  /** Position in the current text. */
  from: number;
  to: number;
  /** Its text when the minute began. */
  before: string;
}

export function startMinutes(): ChangedMinutes {
  return { closed: [], open: null };
}

/** Pieces closer than this many characters are merged: comparing the text between them is not worth it. */
const maxDistance = 200;

/** Per minute; more are merged with their neighbours. */
const maxPieces = 1000;

/** Maximum cost of comparing the words of a minute, in cells of the comparison: some 30 ms. */
const minuteWork = 10_000_000;
/** Cells that can be processed while a character between two pieces is read. */
const readCost = 40;

export const createMinuteBudget = () => createWorkBudget(minuteWork);

/** Call it before the changes of a save: closes the previous minute. */
export function closeMinute(
  minutes: ChangedMinutes,
  text: ReadableText,
  { at, budget }: { at: number; budget: WorkBudget },
): void {
  const minute = Math.floor(at / 60_000);
  const { open } = minutes;
  if (open?.minute === minute) return;
  if (open !== null && open.pieces.length > 0)
    minutes.closed.push([open.minute, countChangedWords(open, text, budget)]);
  minutes.open = { minute, pieces: [] };
}

/** Call it before each change: extends the affected piece to include its position. */
export function widenMinute(
  { open }: ChangedMinutes,
  text: ReadableText,
  op: { p: number; deleted: number; inserted: number },
): void {
  if (!open) return;
  const end = op.p + op.deleted;
  const change = op.inserted - op.deleted;
  const left = open.pieces.filter((piece) => piece.to < op.p - maxDistance);
  const right = open.pieces.filter((piece) => piece.from > end + maxDistance);
  const merged = open.pieces.slice(left.length, open.pieces.length - right.length);
  const joined = joinPieces(text, merged, { from: op.p, to: end });
  const shifted =
    change === 0
      ? right
      : right.map((piece) => ({ ...piece, from: piece.from + change, to: piece.to + change }));
  open.pieces = [...left, { ...joined, to: joined.to + change }, ...shifted];
}

/** Call it after the changes of a save: merges pieces in pairs if there are too many. */
export function limitPieces({ open }: ChangedMinutes, text: ReadableText): void {
  if (!open) return;
  while (open.pieces.length > maxPieces) {
    const { pieces } = open;
    const pairs = pieces.flatMap((_piece, index) =>
      index % 2 === 0 ? [pieces.slice(index, index + 2)] : [],
    );
    open.pieces = pairs.map((pair) => joinPieces(text, pair, pair[0] ?? { from: 0, to: 0 }));
  }
}

/** One piece that contains these and the range, including unchanged text between them. */
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

/** All minutes with a change, including the current one. */
export function listChangedMinutes({ closed, open }: ChangedMinutes, text: ReadableText): ChangedMinute[] {
  const minutes = closed.map(([minute, words]) => ({ minute, words }));
  if (open === null || open.pieces.length === 0) return minutes;
  return [...minutes, { minute: open.minute, words: countChangedWords(open, text, createMinuteBudget()) }];
}

/** Words changed in the current minute; 0 if there is none. */
export function wordsOfOpen({ open }: ChangedMinutes, text: ReadableText): number {
  return open === null ? 0 : countChangedWords(open, text, createMinuteBudget());
}

function countChangedWords(open: OpenMinute, text: ReadableText, budget: WorkBudget): number {
  const pieces = joinTouching(
    text,
    open.pieces.map((piece) => joinPieces(text, [piece], wholeWords(text, piece))),
  );
  const limit = pieces.reduce((sum, piece) => sum + measurePiece(text, piece), 0);
  const groups = groupPieces(pieces, (left, right) => isAnchor(text, { left, right, limit, budget }));
  return groups.reduce((sum, group) => sum + measureChange(text, group, budget), 0);
}

function joinTouching(text: ReadableText, pieces: readonly Piece[]): Piece[] {
  const groups = groupPieces(pieces, (left, right) => left.to < right.from);
  return groups.map((group) => joinPieces(text, group, group[0] ?? { from: 0, to: 0 }));
}

/** Groups neighbours unless they can be compared separately. */
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

function measurePiece(text: ReadableText, piece: Piece): number {
  return splitWords(piece.before).length + splitWords(text.between(piece.from, piece.to)).length;
}

/** If the budget does not allow reading the text between pieces, it counts as unchanged, and each piece is compared separately. */
function measureChange(text: ReadableText, group: readonly Piece[], budget: WorkBudget): number {
  const between = group.reduce(
    (sum, piece, index) => sum + piece.from - (group[index - 1]?.to ?? piece.from),
    0,
  );
  if (between > 0 && !afford(budget, readCost * between))
    return group.reduce((sum, piece) => sum + measureChange(text, [piece], budget), 0);
  const joinedPiece = joinPieces(text, group, group[0] ?? { from: 0, to: 0 });
  return wordsChanged(
    splitWords(joinedPiece.before),
    splitWords(text.between(joinedPiece.from, joinedPiece.to)),
    budget,
  );
}

/** Characters to read between two pieces for each word that may be without a match, and at least. */
const readPerWord = 40;
const readAtLeast = 400;

/**
 * Whether every best word diff matches the text between two pieces with itself, so that both can be compared
 * alone. At most `limit` words of the whole minute are without a match, so no match is shifted by more than
 * that. A word that does not come again within that distance can therefore match only itself; if more than
 * `limit` such words stand between, one of them does, and from there all of the unchanged text on both sides.
 * What is too long to be read is taken for apart.
 */
function isAnchor(
  text: ReadableText,
  { left, right, limit, budget }: { left: Piece; right: Piece; limit: number; budget: WorkBudget },
): boolean {
  const end = Math.min(right.from, left.to + readPerWord * limit + readAtLeast, text.length());
  if (!afford(budget, readCost * (end - left.to))) return true;
  const words = splitWords(text.between(left.to, end));
  // The last word may be incomplete.
  words.pop();
  const lastPlace = new Map<string, number>();
  const isAlone = words.map((word, position) => {
    const before = lastPlace.get(word);
    lastPlace.set(word, position);
    return { place: position, alone: before === undefined || position - before > limit, before };
  });
  for (const { alone, before } of isAlone) {
    const earlier = before === undefined ? undefined : isAlone[before];
    if (!alone && earlier) earlier.alone = false;
  }
  const anchors = isAlone.filter(
    ({ place: position, alone }) => alone && position >= limit && position < words.length - limit,
  );
  return anchors.length > limit;
}
