import type { CheckName } from '@redraft/contracts';
import { type PlainSentence, type Sentence, sentence } from '@redraft/sentences';

export interface Finding {
  ok: boolean;
  /** What was found; if not ok, also what to do. */
  says: Sentence;
}

/** The findings of several checks under one name. */
export interface CombinedFinding {
  ok: boolean;
  /** The sentences, in order. */
  says: readonly Sentence[];
}

/** The result of one named check of the installation. */
export interface CheckResult {
  name: CheckName;
  ok: boolean;
  says: Sentence | readonly Sentence[];
}

export interface Check {
  name: CheckName;
  /** The signal aborts at the time limit. */
  run: (signal: AbortSignal) => Promise<Finding | CombinedFinding>;
}

export const ok = (says: PlainSentence | Sentence): Finding => ({ ok: true, says: asSentence(says) });
export const failed = (says: PlainSentence | Sentence): Finding => ({ ok: false, says: asSentence(says) });

/** Combines findings into one, which is ok if all of them are. */
export function combineFindings(findings: readonly Finding[]): CombinedFinding {
  return { ok: findings.every(({ ok }) => ok), says: findings.map(({ says }) => says) };
}

function asSentence(says: PlainSentence | Sentence): Sentence {
  return typeof says === 'string' ? sentence(says) : says;
}
