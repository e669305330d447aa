import { countCodePoints } from '@redraft/revision-log';
import type { WritingLog } from './log.ts';
import {
  type ChangedMinutes,
  closeMinute,
  createMinuteBudget,
  limitPieces,
  startMinutes,
  widenMinute,
  wordsOfOpen,
} from './process/changed-minutes.ts';
import { applyCounted, type CountedText, countedText, readableCounted } from './process/counted-text.ts';
import { addToQuarters, addWords, type Quarter, type QuarterChange } from './quarters.ts';
import { foldFileTime, foldTime, noTime, type TimeState } from './times.ts';
import type { MinuteChange } from './words-changed.ts';
import { foldWords, startWords, type WordsCurve } from './words-over-time.ts';

/**
 * What is kept of one text for every page that shows a number about its writing, as a fold over its saves that is kept and gone on with:
 * folding bit by bit equals folding at once. It needs the text, but not the log, to go on. Plain data that survives JSON, of a size that
 * grows with the hours of writing and hardly with the log. A measure that is served has its state here, and one line in `foldMeasures`.
 */
export interface WritingMetrics {
  times: TimeState;
  words: WordsCurve;
  minutes: ChangedMinutes;
  /** Of the minute at work, as it stood when the measures were settled. */
  openWords: number;
  quarters: QuarterChange[];
}

export function startMetrics(): WritingMetrics {
  return { times: noTime, words: startWords(), minutes: startMinutes(), openWords: 0, quarters: [] };
}

/** One save as it is stored: what it deleted is a number of characters. */
export interface StoredSave {
  seq: number;
  /** Milliseconds since 1970. */
  t: number;
  ops: readonly { p: number; del: number; ins: string }[];
}

/** What each save costs besides, in the time that it takes to look at a character. */
const stepsOfSave = 500;
/** Cells of a comparison of words that are gone through in that time. */
const cellsInStep = 8;

/**
 * Applies a save to the text and takes it into the measures; a save without any op is no change save. Returns how
 * many characters it had to look at, so that a long fold can be paused.
 */
export function foldMetrics(
  measures: WritingMetrics,
  text: CountedText,
  { seq, t, ops }: StoredSave,
): number {
  if (ops.length === 0) return 0;
  let steps = stepsOfSave;
  let chars = 0;
  // A clock that goes back keeps the running maximum.
  const at = Math.max(t, measures.words.sittings.at(-1)?.last.t ?? t);
  const readable = readableCounted(text);
  const budget = createMinuteBudget();
  const budgetAtStart = budget.left;
  closeMinute(measures.minutes, readable, { at, budget });
  steps += (budgetAtStart - budget.left) / cellsInStep;
  for (const op of ops) {
    const inserted = countCodePoints(op.ins);
    widenMinute(measures.minutes, readable, { p: op.p, deleted: op.del, inserted });
    steps += applyCounted(text, op);
    chars += op.del + inserted;
  }
  limitPieces(measures.minutes, readable);
  foldWords(measures.words, { seq, t, words: text.words });
  addToQuarters(measures.quarters, {
    t: at,
    chars,
    seconds: takeTime(measures, foldTime(measures.times, t)),
    saves: 1,
  });
  return steps;
}

/** A save of a file whose text is not followed: that, when and how it was made is all that is known (docs/metrics.md#times). */
export function foldFileSave(
  measures: WritingMetrics,
  { seq, t, dirtyMs }: Pick<StoredSave, 'seq' | 't'> & { dirtyMs: number | null },
): void {
  foldWords(measures.words, { seq, t, words: 0 });
  const at = measures.words.sittings.at(-1)?.last.t ?? t;
  addToQuarters(measures.quarters, {
    t: at,
    chars: 0,
    seconds: takeTime(measures, foldFileTime(measures.times, { at: t, dirtyMs })),
    saves: 1,
  });
}

/** The seconds that count since the save before. */
function takeTime(measures: WritingMetrics, times: TimeState): number {
  const { active, think } = measures.times;
  measures.times = times;
  return times.active - active + times.think - think;
}

/** What is only known once somebody asks: before measures are kept or read. */
export function finishMetrics(measures: WritingMetrics, text: CountedText): WritingMetrics {
  measures.openWords = wordsOfOpen(measures.minutes, readableCounted(text));
  return measures;
}

/** Words changed in each clock minute with a change, as the measures were settled (docs/metrics.md#words-changed). */
export function minutesOfMetrics({ minutes, openWords }: WritingMetrics): MinuteChange[] {
  const { closed, open } = minutes;
  const all: typeof closed = open === null ? closed : [...closed, [open.minute, openWords]];
  return all.map(([minute, words]) => ({ start: minute * 60_000, words }));
}

export function listQuarters(measures: WritingMetrics): Quarter[] {
  return addWords(measures.quarters, minutesOfMetrics(measures));
}

/** The measures of a whole log. */
export function computeMetrics(log: WritingLog): WritingMetrics {
  const measures = startMetrics();
  const text = countedText(log.base);
  for (const { seq, t, ops } of log.saves) {
    const changes = ops.filter((op) => op.del !== op.ins);
    const stored = changes.map(({ p, del, ins }) => ({ p, del: countCodePoints(del), ins }));
    foldMetrics(measures, text, { seq, t, ops: stored });
  }
  return finishMetrics(measures, text);
}
