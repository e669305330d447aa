import { charactersPerWordEquivalent } from './log.ts';
import { pointsOf, sumOfParts } from './score.ts';
import type { Session } from './sessions.ts';

/** The instructor's expectations (docs/metrics.md#effort-score). */
export interface EffortTargets {
  /** W: words of the text; if absent, words are not scored. */
  words?: number | undefined;
  /** E: minutes of work; defaults to an eighth of W. */
  minutes?: number | undefined;
  /** N: sessions; defaults to 3. */
  sittings?: number | undefined;
}

export interface EffortInput {
  activeSeconds: number;
  thinkSeconds: number;
  sessions: readonly Session[];
  typedWords: number;
  /** All characters ever typed. */
  typedChars: number;
  /** Share of insertions made at the end of the text; null without insertions. */
  linearity: number | null;
}

/**
 * Effort, 0 to 100: time and volume relative to the instructor's targets, not to the class; advisory (docs/metrics.md#effort-score).
 *
 * Credit in seconds, work in word equivalents, rows in points before rescaling. Without W the row for words is null and the others are rescaled to
 * 100; without E too there is no score. Large insertions do not raise the score, but do not lower it either. Linearity and production rate (words
 * typed per minute of writing and thinking) are informative and not part of the score.
 */
export interface Effort {
  params: { W: number | null; E: number | null; N: number };
  worked: number;
  credit: number;
  /** Sessions with at least five minutes' credit and twenty word equivalents. */
  sittings: number;
  typedWords: number;
  linearity: number | null;
  rate: number | null;
  rows: { time: number | null; sittings: number; words: number | null };
  exact: number | null;
  score: number | null;
}

const wordsPerExpectedMinute = 8;
const defaultSittings = 3;
const creditPerWordEquivalent = 30;
/** Minimum credit of a session that counts. */
const sittingCredit = 300;
const sittingWork = 20;

const maxScore = { time: 50, sittings: 25, words: 25 };

/** Seconds of work: thinking counts up to twice the writing time, and both only in proportion to the result. */
export function creditSeconds(of: { activeSeconds: number; thinkSeconds: number; worked: number }): number {
  const time = of.activeSeconds + Math.min(of.thinkSeconds, 2 * of.activeSeconds);
  return Math.min(time, creditPerWordEquivalent * of.worked);
}

/** Whether a session counts. */
export function isSitting(session: Session): boolean {
  return creditSeconds(session) >= sittingCredit && session.worked >= sittingWork;
}

export function computeEffort(input: EffortInput, targets: EffortTargets): Effort {
  const { activeSeconds, thinkSeconds, sessions, typedWords, typedChars, linearity } = input;
  const { words: W = null, sittings: N = defaultSittings } = targets;
  const E = targets.minutes ?? (W === null ? null : W / wordsPerExpectedMinute);
  const worked = sessions.reduce((sum, session) => sum + session.worked, 0);
  const credit = creditSeconds({ activeSeconds, thinkSeconds, worked });
  const sittings = sessions.filter(isSitting).length;
  const rows = {
    time: E === null ? null : pointsOf({ reached: credit, expected: E * 60, most: maxScore.time }),
    sittings: pointsOf({ reached: sittings, expected: N, most: maxScore.sittings }),
    words: W === null ? null : pointsOf({ reached: typedWords, expected: W, most: maxScore.words }),
  };
  const sum =
    rows.time === null
      ? { exact: null, score: null }
      : sumOfParts([
          { points: rows.time, most: maxScore.time },
          { points: rows.sittings, most: maxScore.sittings },
          { points: rows.words, most: maxScore.words },
        ]);
  const minutes = (activeSeconds + thinkSeconds) / 60;
  const rate = minutes === 0 ? null : typedChars / charactersPerWordEquivalent / minutes;
  return { params: { W, E, N }, worked, credit, sittings, typedWords, linearity, rate, rows, ...sum };
}
