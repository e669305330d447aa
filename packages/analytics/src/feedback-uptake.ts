import { countCodePoints, diffText, type TextOp } from '@redraft/revision-log';
import { constants } from './log.ts';
import { type Folded, foldWhiteSpace } from './process/moves.ts';
import { wordsShared } from './word-diff.ts';
import { wordsOf } from './words.ts';

/** A stretch of a text in characters (code points), half-open. */
export interface TextRange {
  from: number;
  to: number;
}

/** What became of a comment (spec 4 §17). It says that the text changed, not that it got better. */
export type UptakeState =
  | 'changed-here'
  | 'changed-nearby'
  | 'not-changed'
  | 'deleted-with-passage'
  | 'declined'
  | 'praise';

/** Changes that count: a share of the words that stood there, or new words. */
const hereShare = 0.2;
const leastNewWords = 3;
const nearbyShare = 0.1;
/** Less than half of it still in its place: it may have moved. */
const movedShare = 0.5;

export interface Uptake {
  state: UptakeState;
  /** u: share of the words of the passage that are gone, 0 to 1. */
  changedShare: number;
  newWords: number;
}

export interface CommentedText {
  before: string;
  after: string;
  anchor: TextRange;
}

/** What became of the passage of a comment in a later version (spec 4 §17). */
export function uptakeOf({ before, after, anchor }: CommentedText): Uptake {
  const texts: Texts = { old: [...before], next: [...after], ops: diffText(before, after) };
  const moved = placeOfMoved(texts, anchor);
  const here = changeIn(texts, anchor, moved ?? placeInText(texts, anchor));
  const result = (state: UptakeState): Uptake => ({
    state,
    changedShare: here.share,
    newWords: here.newWords,
  });
  if (here.oldWords > 0 && here.shared === 0 && here.newWords === 0) return result('deleted-with-passage');
  if (here.share >= hereShare || here.newWords >= leastNewWords) return result('changed-here');
  const paragraph = paragraphsAround(texts.old, anchor);
  const place = moved ? paragraphsAround(texts.next, moved) : mapRange(texts.ops, paragraph);
  return result(isChangedNearby(changeIn(texts, paragraph, place)) ? 'changed-nearby' : 'not-changed');
}

interface Texts {
  old: readonly string[];
  next: readonly string[];
  ops: readonly TextOp[];
}

function changeIn({ old, next }: Texts, range: TextRange, mapped: TextRange): Change {
  return changeOf(wordsIn(old, range), wordsIn(next, mapped));
}

/**
 * Where the passage stands, with what was added at its ends: behind the white space there as well as before it,
 * and wherever the diff put an insertion that could as well stand at the end.
 */
function placeInText({ old, ops }: Texts, anchor: TextRange): TextRange {
  const wide = withSpacesAround(old, anchor);
  return mapRange(slideTo(ops, old, wide.to), wide);
}

/** With the white space at both ends, up to a line break. */
function withSpacesAround(characters: readonly string[], range: TextRange): TextRange {
  const isSpace = (at: number) => /^[^\S\n]$/u.test(characters[at] ?? '');
  let { from, to } = range;
  while (isSpace(from - 1)) from--;
  while (isSpace(to)) to++;
  return { from, to };
}

/** " Do they? Dogs" with "Do they? " new is also one with " they? Do" new: the insertion at the place is taken. */
function slideTo(ops: readonly TextOp[], old: readonly string[], at: number): TextOp[] {
  let free = 0;
  return placeOps(ops).map(({ op, start, end }) => {
    const by = start - at;
    const isPast = by <= 0 || at < free || op.del !== '';
    free = end;
    if (isPast) return op;
    const skipped = old.slice(at, start).join('');
    if (!op.ins.endsWith(skipped)) return op;
    return { p: op.p - by, del: '', ins: skipped + op.ins.slice(0, op.ins.length - skipped.length) };
  });
}

/**
 * Where a passage went that was cut and put in elsewhere (spec 4 §10); null if it stands or is gone. It has
 * moved if most of it is gone from its place and there are as many of it as before. What is shorter than a
 * move is looked for with all of its paragraph that went with it.
 */
function placeOfMoved(texts: Texts, anchor: TextRange): TextRange | null {
  const { old, next, ops } = texts;
  const cut = placeOps(ops).find(({ start, end }) => start < anchor.to && anchor.from < end);
  if (cut === undefined) return null;
  const inPlace = changeIn(texts, anchor, placeInText(texts, anchor));
  if (inPlace.oldWords === 0 || inPlace.share <= movedShare) return null;
  const paragraph = paragraphsAround(old, anchor);
  const withIt = { from: Math.max(paragraph.from, cut.start), to: Math.min(paragraph.to, cut.end) };
  const holdsIt = withIt.from <= anchor.from && withIt.to >= anchor.to;
  const was = foldCharacters(old);
  const is = foldCharacters(next);
  for (const range of holdsIt ? [withIt, anchor] : [anchor]) {
    const wanted = foldCharacters(old.slice(range.from, range.to)).text.trim();
    if ([...wanted].length < constants.leastMove) continue;
    if (countIn(is.text, wanted) < countIn(was.text, wanted)) continue;
    const passage = foldCharacters(old.slice(anchor.from, anchor.to)).text.trim();
    const at = is.text.indexOf(passage, is.text.indexOf(wanted));
    return { from: is.from[at] ?? 0, to: (is.from[at + passage.length - 1] ?? 0) + 1 };
  }
  return null;
}

function foldCharacters(characters: readonly string[]): Folded {
  return foldWhiteSpace(characters.map((character) => character.codePointAt(0) ?? 0));
}

function countIn(text: string, wanted: string): number {
  return text.split(wanted).length - 1;
}

/** New words count as change: a sentence added to the paragraph changes it though none of its words is gone. */
function isChangedNearby({ oldWords, share, shared, newWords }: Change): boolean {
  const added = newWords - (oldWords - shared);
  return share >= nearbyShare || added >= leastNewWords || (oldWords > 0 && added / oldWords >= nearbyShare);
}

function wordsIn(characters: readonly string[], range: TextRange): string[] {
  return wordsOf(characters.slice(range.from, range.to).join(''));
}

interface Change {
  oldWords: number;
  /** Words in both, in the same order. */
  shared: number;
  newWords: number;
  /** Of the old words, those that are gone. */
  share: number;
}

function changeOf(old: readonly string[], next: readonly string[]): Change {
  const shared = wordsShared(old, next);
  return {
    oldWords: old.length,
    shared,
    newWords: next.length - shared,
    share: old.length === 0 ? 0 : (old.length - shared) / old.length,
  };
}

function paragraphsAround(characters: readonly string[], range: TextRange): TextRange {
  let { from, to } = range;
  while (from > 0 && characters[from - 1] !== '\n') from--;
  while (to < characters.length && characters[to] !== '\n') to++;
  return { from, to };
}

/**
 * Where a range stands after the changes. What was inserted right at its edges belongs to it as far as it is in
 * the same paragraph: a sentence added behind the commented one answers the comment.
 */
export function mapRange(ops: readonly TextOp[], range: TextRange): TextRange {
  const from = mapStart(ops, range.from);
  return { from, to: Math.max(from, mapEnd(ops, range.to)) };
}

interface PlacedOp {
  op: TextOp;
  /** In the text before all changes. */
  start: number;
  end: number;
  inserted: number;
}

/** Ops go from left to right, so that `op.p` is a place in the text after all of them. */
function placeOps(ops: readonly TextOp[]): PlacedOp[] {
  let shift = 0;
  return ops.map((op) => {
    const start = op.p - shift;
    const deleted = countCodePoints(op.del);
    const inserted = countCodePoints(op.ins);
    const placed = { op, start, end: start + deleted, inserted };
    shift += inserted - deleted;
    return placed;
  });
}

function mapStart(ops: readonly TextOp[], at: number): number {
  let shift = 0;
  for (const { op, start, end, inserted } of placeOps(ops)) {
    if (start > at) break;
    if (start === at) return start < end ? op.p : op.p + countCodePoints(untilLastBreak(op.ins));
    if (end > at) return op.p;
    shift += inserted - (end - start);
  }
  return at + shift;
}

function mapEnd(ops: readonly TextOp[], at: number): number {
  let shift = 0;
  for (const { op, start, end, inserted } of placeOps(ops)) {
    if (start > at) break;
    if (start === at) return start < end ? op.p : op.p + countCodePoints(untilFirstBreak(op.ins));
    if (end > at) return op.p + inserted;
    shift += inserted - (end - start);
  }
  return at + shift;
}

function untilLastBreak(text: string): string {
  return text.slice(0, text.lastIndexOf('\n') + 1);
}

function untilFirstBreak(text: string): string {
  const at = text.indexOf('\n');
  return at === -1 ? text : text.slice(0, at);
}

/** What the student answered to a comment, or that there is nothing to do about it. */
export type CommentAnswer = 'none' | 'declined' | 'praise';

/** The state of a comment with what people said about it (spec 4 §17). */
export function stateOfComment(answer: CommentAnswer, uptake: Uptake): UptakeState {
  if (answer === 'praise') return 'praise';
  return answer === 'declined' ? 'declined' : uptake.state;
}

/** One comment when uptake is summed up; a reason to decline counts once the teacher accepts it. */
export interface CommentState {
  state: UptakeState;
  isDeclineAccepted?: boolean | undefined;
}

/** (changed here + declined and accepted + deleted) / actionable; null without actionable comments (spec 4 §17). */
export function uptakeShare(comments: readonly CommentState[]): number | null {
  const actionable = comments.filter(({ state }) => state !== 'praise');
  if (actionable.length === 0) return null;
  const taken = actionable.filter(
    ({ state, isDeclineAccepted }) =>
      state === 'changed-here' ||
      state === 'deleted-with-passage' ||
      (state === 'declined' && isDeclineAccepted),
  );
  return taken.length / actionable.length;
}

/** Hours from a comment to the first later version that changed its passage; null if none did (spec 4 §17). */
export function hoursToFirstChange(
  comment: { at: number; before: string; anchor: TextRange },
  later: Iterable<{ at: number; text: string }>,
): number | null {
  for (const { at, text } of later) {
    const { state } = uptakeOf({ before: comment.before, after: text, anchor: comment.anchor });
    if (state === 'changed-here' || state === 'deleted-with-passage') return (at - comment.at) / 3_600_000;
  }
  return null;
}
