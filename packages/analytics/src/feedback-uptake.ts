import { countCodePoints, diffText, type TextOp } from '@redraft/revision-log';
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
const hereNewWords = 3;
const nearbyShare = 0.1;

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
  const ops = diffText(before, after);
  const old = [...before];
  const next = [...after];
  const changeIn = (range: TextRange) => {
    const mapped = mapRange(ops, range);
    return changeOf(wordsIn(old, range), wordsIn(next, mapped));
  };
  const here = changeIn(anchor);
  const result = (state: UptakeState): Uptake => ({
    state,
    changedShare: here.share,
    newWords: here.newWords,
  });
  if (here.oldWords > 0 && here.shared === 0 && here.newWords === 0) return result('deleted-with-passage');
  if (here.share >= hereShare || here.newWords >= hereNewWords) return result('changed-here');
  const isNear = changeIn(paragraphsAround(old, anchor)).share >= nearbyShare;
  return result(isNear ? 'changed-nearby' : 'not-changed');
}

function wordsIn(characters: readonly string[], range: TextRange): string[] {
  return wordsOf(characters.slice(range.from, range.to).join(''));
}

function changeOf(old: readonly string[], next: readonly string[]) {
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
