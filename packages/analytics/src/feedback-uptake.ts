import {
  countCodePoints,
  createWorkBudget,
  diffText,
  type TextOp,
  type WorkBudget,
} from '@redraft/revision-log';
import { constants } from './log.ts';
import { type Folded, foldWhiteSpace } from './process/moves.ts';
import { wordsShared } from './word-diff.ts';
import { splitWords } from './words.ts';

/** A range of a text in code points, half-open. */
export interface TextRange {
  from: number;
  to: number;
}

/** What happened to the passage of a comment (docs/metrics.md#feedback-uptake): whether the text changed, not whether it improved. */
export type UptakeState =
  | 'changed-here'
  | 'changed-nearby'
  | 'not-changed'
  | 'deleted-with-passage'
  | 'declined'
  | 'praise';

/** Thresholds of change: a share of the original words, or a number of new words. */
const hereShare = 0.2;
const minNewWords = 3;
const nearbyShare = 0.1;
/** If less than half of it is still in place, it may have moved. */
const movedShare = 0.5;

export interface Uptake {
  state: UptakeState;
  /** u: share of the passage's words that are gone, 0 to 1. */
  changedShare: number;
  newWords: number;
  /** Position of the passage in the later text, in code points; empty, at its former position, if it is gone. */
  place: TextRange;
}

export interface CommentedText {
  before: string;
  after: string;
  anchor: TextRange;
}

/** What happened to the passage of a comment in a later version (docs/metrics.md#feedback-uptake). */
export function computeUptake(
  { before, after, anchor }: CommentedText,
  budget: WorkBudget = createWorkBudget(),
): Uptake {
  const ops = diffText(before, after, undefined, budget);
  const texts: Texts = { old: [...before], next: [...after], ops };
  const movedRange = placeOfMoved(texts, anchor);
  const range = movedRange ?? placeInText(texts, anchor);
  const changeHere = measureChangeIn(texts, anchor, range);
  const result = (state: UptakeState): Uptake => ({
    state,
    changedShare: changeHere.share,
    newWords: changeHere.newWords,
    place: range,
  });
  if (isGone(changeHere)) return result('deleted-with-passage');
  if (isChangedHere(changeHere)) return result('changed-here');
  const paragraph = widenToParagraphs(texts.old, anchor);
  const surrounding = movedRange ? widenToParagraphs(texts.next, movedRange) : mapRange(texts.ops, paragraph);
  return result(
    isChangedNearby(measureChangeIn(texts, paragraph, surrounding)) ? 'changed-nearby' : 'not-changed',
  );
}

function isGone({ oldWords, shared, newWords }: Change): boolean {
  return oldWords > 0 && shared === 0 && newWords === 0;
}

function isChangedHere({ share, newWords }: Change): boolean {
  return share >= hereShare || newWords >= minNewWords;
}

/** For the numbers of words of a passage before and after, and of shared words. */
export function isTakenUp(counts: { oldWords: number; shared: number; newWords: number }): boolean {
  const change = changeBetween(counts.oldWords, counts.newWords, counts.shared);
  return isGone(change) || isChangedHere(change);
}

interface Texts {
  old: readonly string[];
  next: readonly string[];
  ops: readonly TextOp[];
}

function measureChangeIn({ old, next }: Texts, range: TextRange, mappedRange: TextRange): Change {
  return measureChange(getWords(old, range), getWords(next, mappedRange));
}

/**
 * The position of the passage, including additions at its ends: after and before adjacent white space, and wherever the diff placed an insertion that
 * could equally be at the end.
 */
function placeInText({ old, ops }: Texts, anchor: TextRange): TextRange {
  const widened = widenOverSpaces(old, anchor);
  return mapRange(slideTo(ops, old, widened.to), widened);
}

/** Extended by white space at both ends, up to a line break. */
export function widenOverSpaces(characters: readonly string[], range: TextRange): TextRange {
  const isSpace = (at: number) => /^[^\S\n]$/u.test(characters[at] ?? '');
  let { from, to } = range;
  while (isSpace(from - 1)) from--;
  while (isSpace(to)) to++;
  return { from, to };
}

/** " Do they? Dogs" with "Do they? " inserted can also be read as " they? Do" inserted: takes the insertion at the given position. */
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
 * The new position of a passage that was cut and pasted (docs/metrics.md#revision); null if it is in place or gone. It has moved if most of it is
 * gone from its place and as many copies exist as before. Passages shorter than a move are located by the part of their paragraph that moved along.
 */
function placeOfMoved(texts: Texts, anchor: TextRange): TextRange | null {
  const { old, next, ops } = texts;
  const cut = placeOps(ops).find(({ start, end }) => start < anchor.to && anchor.from < end);
  if (cut === undefined) return null;
  const inPlace = measureChangeIn(texts, anchor, placeInText(texts, anchor));
  if (inPlace.oldWords === 0 || inPlace.share <= movedShare) return null;
  const paragraph = widenToParagraphs(old, anchor);
  const withIt = { from: Math.max(paragraph.from, cut.start), to: Math.min(paragraph.to, cut.end) };
  const holdsIt = withIt.from <= anchor.from && withIt.to >= anchor.to;
  const foldedOld = foldCharacters(old);
  const foldedNext = foldCharacters(next);
  for (const range of holdsIt ? [withIt, anchor] : [anchor]) {
    const phrase = foldCharacters(old.slice(range.from, range.to)).text.trim();
    if ([...phrase].length < constants.minMove) continue;
    if (countIn(foldedNext.text, phrase) < countIn(foldedOld.text, phrase)) continue;
    const passage = foldCharacters(old.slice(anchor.from, anchor.to)).text.trim();
    const at = foldedNext.text.indexOf(passage, foldedNext.text.indexOf(phrase));
    return { from: foldedNext.from[at] ?? 0, to: (foldedNext.from[at + passage.length - 1] ?? 0) + 1 };
  }
  return null;
}

function foldCharacters(characters: readonly string[]): Folded {
  return foldWhiteSpace(characters.map((character) => character.codePointAt(0) ?? 0));
}

function countIn(text: string, phrase: string): number {
  return text.split(phrase).length - 1;
}

/** New words count as change: a sentence added to the paragraph changes it even if none of its words is gone. */
function isChangedNearby({ oldWords, share, shared, newWords }: Change): boolean {
  const added = newWords - (oldWords - shared);
  return share >= nearbyShare || added >= minNewWords || (oldWords > 0 && added / oldWords >= nearbyShare);
}

function getWords(characters: readonly string[], range: TextRange): string[] {
  return splitWords(characters.slice(range.from, range.to).join(''));
}

interface Change {
  oldWords: number;
  /** Words in both, in the same order. */
  shared: number;
  newWords: number;
  /** Share of the original words that are gone. */
  share: number;
}

function measureChange(old: readonly string[], next: readonly string[]): Change {
  return changeBetween(old.length, next.length, wordsInBoth(old, next));
}

function changeBetween(oldWords: number, nextWords: number, shared: number): Change {
  const share = oldWords === 0 ? 0 : (oldWords - shared) / oldWords;
  return { oldWords, shared, newWords: nextWords - shared, share };
}

/** Cells of the comparison of two word lists: some 100 ms. */
const maxCells = 25_000_000;

/** In the same order; if that takes too long, in any order: then less counts as change, never more. */
export function wordsInBoth(old: readonly string[], next: readonly string[]): number {
  const start = lengthInCommon(old, next, (list, at) => list[at]);
  const remaining = { old: old.slice(start), next: next.slice(start) };
  const end = lengthInCommon(remaining.old, remaining.next, (list, at) => list[list.length - 1 - at]);
  const middle = (words: readonly string[]) => words.slice(0, words.length - end);
  const [a, b] = [middle(remaining.old), middle(remaining.next)];
  return start + end + (a.length * b.length <= maxCells ? wordsShared(a, b) : wordsInAnyOrder(a, b));
}

function lengthInCommon(
  old: readonly string[],
  next: readonly string[],
  word: (list: readonly string[], at: number) => string | undefined,
): number {
  const max = Math.min(old.length, next.length);
  let length = 0;
  while (length < max && word(old, length) === word(next, length)) length++;
  return length;
}

function wordsInAnyOrder(old: readonly string[], next: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of next) {
    const count = left.get(word) ?? 0;
    if (count === 0) continue;
    left.set(word, count - 1);
    shared++;
  }
  return shared;
}

function widenToParagraphs(characters: readonly string[], range: TextRange): TextRange {
  let { from, to } = range;
  while (from > 0 && characters[from - 1] !== '\n') from--;
  while (to < characters.length && characters[to] !== '\n') to++;
  return { from, to };
}

/**
 * Position of a range after the changes. Insertions at its edges belong to it within the same paragraph: a sentence added after the commented one
 * responds to the comment.
 */
export function mapRange(ops: readonly TextOp[], range: TextRange): TextRange {
  const from = mapStart(ops, range.from);
  return { from, to: Math.max(from, mapEnd(ops, range.to)) };
}

/** Maps ranges of one text to another that differs slightly. */
export function rangesOnText<Place extends TextRange>(
  places: readonly Place[],
  { from, to }: { from: string; to: string },
): Place[] {
  if (from === to) return [...places];
  const ops = diffText(from, to, undefined, createWorkBudget());
  return places.map((place) => ({ ...place, ...mapRange(ops, place) }));
}

interface PlacedOp {
  op: TextOp;
  /** In the text before all changes. */
  start: number;
  end: number;
  inserted: number;
}

/** Ops are sorted from left to right, so `op.p` is a position in the text after all of them. */
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

/** The student's response to a comment, or that it requires no action. */
export type CommentAnswer = 'none' | 'declined' | 'praise';

/** The state of a comment, including responses to it (docs/metrics.md#feedback-uptake). */
export function stateOfComment(answer: CommentAnswer, uptake: Pick<Uptake, 'state'>): UptakeState {
  if (answer === 'praise') return 'praise';
  return answer === 'declined' ? 'declined' : uptake.state;
}

/** A comment in the uptake total; declining counts once the teacher accepts it. */
export interface CommentState {
  state: UptakeState;
  isDeclineAccepted?: boolean | undefined;
}

/** (changed here + declined and accepted + deleted) / actionable; null without actionable comments (docs/metrics.md#feedback-uptake). */
export function uptakeShare(comments: readonly CommentState[]): number | null {
  const actionable = comments.filter(({ state }) => state !== 'praise');
  if (actionable.length === 0) return null;
  const adopted = actionable.filter(
    ({ state, isDeclineAccepted }) =>
      state === 'changed-here' ||
      state === 'deleted-with-passage' ||
      (state === 'declined' && isDeclineAccepted),
  );
  return adopted.length / actionable.length;
}
