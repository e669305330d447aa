import { countCodePoints } from '@redraft/revision-log';
import type { HeatChange } from './heatmap.ts';
import type { WritingLog } from './log.ts';
import { applyCounted, type CountedText, countedText } from './process/counted-text.ts';
import { foldTime, noTime, type TimeState } from './times.ts';
import { foldWords, startWords, type WordsCurve } from './words-over-time.ts';

/**
 * What is kept of one text for every page that shows a number about its writing, as a fold over its saves that is kept and gone on with:
 * folding bit by bit equals folding at once. It needs the text, but not the log, to go on. Plain data that survives JSON, of a size that
 * hardly grows with the log. A measure that is served has its state here, and one line in `foldMeasures`.
 */
export interface Measures {
  times: TimeState;
  words: WordsCurve;
  /** Characters inserted and deleted in each quarter of an hour: no clock hour of any zone begins within one. */
  quarters: HeatChange[];
}

const quarterMs = 15 * 60_000;

export function startMeasures(): Measures {
  return { times: noTime, words: startWords(), quarters: [] };
}

/** One save as it is stored: what it deleted is a number of characters. */
export interface StoredSave {
  seq: number;
  /** Milliseconds since 1970. */
  t: number;
  ops: readonly { p: number; del: number; ins: string }[];
}

/**
 * Applies a save to the text and takes it into the measures; a save without any op is no change save. Returns how
 * many characters it had to look at, so that a long fold can be paused.
 */
export function foldMeasures(measures: Measures, text: CountedText, { seq, t, ops }: StoredSave): number {
  if (ops.length === 0) return 0;
  let steps = 0;
  let chars = 0;
  for (const op of ops) {
    steps += applyCounted(text, op);
    chars += op.del + countCodePoints(op.ins);
  }
  measures.times = foldTime(measures.times, t);
  foldWords(measures.words, { seq, t, words: text.words });
  // A clock that goes back keeps the running maximum.
  const at = measures.words.sittings.at(-1)?.last.t ?? t;
  addToQuarter(measures.quarters, { t: Math.floor(at / quarterMs) * quarterMs, chars });
  return steps;
}

function addToQuarter(quarters: HeatChange[], change: HeatChange): void {
  const last = quarters.at(-1);
  if (last?.t === change.t) last.chars += change.chars;
  else quarters.push(change);
}

/** The measures of a whole log. */
export function measuresOf(log: WritingLog): Measures {
  const measures = startMeasures();
  const text = countedText(log.base);
  for (const { seq, t, ops } of log.saves) {
    const changes = ops.filter((op) => op.del !== op.ins);
    const stored = changes.map(({ p, del, ins }) => ({ p, del: countCodePoints(del), ins }));
    foldMeasures(measures, text, { seq, t, ops: stored });
  }
  return measures;
}
