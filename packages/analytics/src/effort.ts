import { roundScore, type ScoreRow, scoreRow } from './score.ts';
import type { Session } from './sessions.ts';

/** What the instructor expects of a task (spec 4 §15). */
export interface EffortTargets {
  /** W: words of the text; without it the words are not scored. */
  words?: number | undefined;
  /** E: minutes of work; an eighth of W if not set. */
  minutes?: number | undefined;
  /** N: sittings, 3 if not set. */
  sittings?: number | undefined;
  /** Scales E and N for one student; 1 if not set. */
  accommodation?: number | undefined;
}

export interface EffortInput {
  activeSeconds: number;
  thinkSeconds: number;
  sessions: readonly Session[];
  typedWords: number;
}

export interface EffortScore {
  /** 0 to 100, advisory. */
  score: number;
  /** `time` in seconds of credit, `sittings` and `words` in numbers; before rescaling to 100. */
  rows: ScoreRow<'time' | 'sittings' | 'words'>[];
}

const wordsPerExpectedMinute = 8;
const defaultSittings = 3;
const creditPerWordEquivalent = 30;
/** A session that counts as a sitting. */
const sittingCredit = 300;
const sittingWork = 20;

/** Seconds of work: thinking counts up to twice the writing, and both only as far as something came of it. */
export function creditSeconds(of: { activeSeconds: number; thinkSeconds: number; worked: number }): number {
  const time = of.activeSeconds + Math.min(of.thinkSeconds, 2 * of.activeSeconds);
  return Math.min(time, creditPerWordEquivalent * of.worked);
}

/** Effort against the instructor's targets, no class comparison; null without any target (spec 4 §15). */
export function effortScore(input: EffortInput, targets: EffortTargets): EffortScore | null {
  const { words, accommodation = 1 } = targets;
  const minutes = targets.minutes ?? (words === undefined ? undefined : words / wordsPerExpectedMinute);
  if (minutes === undefined) return null;
  const { activeSeconds, thinkSeconds, sessions } = input;
  const worked = sessions.reduce((sum, session) => sum + session.worked, 0);
  const sittings = sessions.filter(
    (session) => creditSeconds(session) >= sittingCredit && session.worked >= sittingWork,
  ).length;
  const rows: EffortScore['rows'] = [
    scoreRow('time', {
      reached: creditSeconds({ activeSeconds, thinkSeconds, worked }),
      expected: minutes * 60 * accommodation,
      most: 50,
    }),
    scoreRow('sittings', {
      reached: sittings,
      expected: (targets.sittings ?? defaultSittings) * accommodation,
      most: 25,
    }),
  ];
  if (words !== undefined) {
    rows.push(scoreRow('words', { reached: input.typedWords, expected: words, most: 25 }));
  }
  return { score: roundScore(rows), rows };
}
