import { charactersPerWordEquivalent } from './log.ts';
import { pointsOf, sumOfParts } from './score.ts';
import type { Session } from './sessions.ts';

/** What the instructor expects of a task (docs/metrics.md#effort-score). */
export interface EffortTargets {
  /** W: words of the text; without it the words are not scored. */
  words?: number | undefined;
  /** E: minutes of work; an eighth of W if not set. */
  minutes?: number | undefined;
  /** N: sittings, 3 if not set. */
  sittings?: number | undefined;
}

export interface EffortInput {
  activeSeconds: number;
  thinkSeconds: number;
  sessions: readonly Session[];
  typedWords: number;
  /** Ever inserted by typing. */
  typedChars: number;
  /** Share of what was inserted that was inserted at the end; null without any. */
  linearity: number | null;
}

/**
 * Effort, 0 to 100: time and volume, against the instructor's targets and not against the class; advisory (docs/metrics.md#effort-score).
 *
 * Credit in seconds, work in word equivalents, rows in points before rescaling. Without W the row of the words is null and the others are
 * rescaled to 100; without E too there is no score. Large insertions do not lower it: they only do not raise it. Linearity and production rate,
 * in words typed a minute of writing and thinking, explain what it cannot tell apart, and count nothing.
 */
export interface Effort {
  params: { W: number | null; E: number | null; N: number };
  worked: number;
  credit: number;
  /** Sessions of five minutes' credit and twenty word equivalents at least. */
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
/** What a session needs to count as a sitting. */
const sittingCredit = 300;
const sittingWork = 20;

const maxScore = { time: 50, sittings: 25, words: 25 };

/** Seconds of work: thinking counts up to twice the writing, and both only as far as something came of it. */
export function creditSeconds(of: { activeSeconds: number; thinkSeconds: number; worked: number }): number {
  const time = of.activeSeconds + Math.min(of.thinkSeconds, 2 * of.activeSeconds);
  return Math.min(time, creditPerWordEquivalent * of.worked);
}

/** A session that counts. */
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
