import type { CheckName } from '@redraft/contracts';
import { type PlainSentence, type Sentence, sentence } from '@redraft/sentences';

export interface Finding {
  ok: boolean;
  /** What was found; if not ok, also what to do. */
  says: Sentence;
}

/** The result of checking one thing that an installation needs. */
export interface CheckResult extends Finding {
  name: CheckName;
}

export interface Check {
  name: CheckName;
  /** The signal aborts at the time limit. */
  run: (signal: AbortSignal) => Promise<Finding>;
}

export const ok = (says: PlainSentence | Sentence): Finding => ({ ok: true, says: asSentence(says) });
export const failed = (says: PlainSentence | Sentence): Finding => ({ ok: false, says: asSentence(says) });

function asSentence(says: PlainSentence | Sentence): Sentence {
  return typeof says === 'string' ? sentence(says) : says;
}
