import { computeEffort, type Effort, type EffortInput, type EffortTargets } from './effort.ts';
import { findRevising } from './episodes.ts';
import { computeLinearity } from './linearity.ts';
import { listTimes, type Process } from './process/process.ts';
import { computeRevision } from './revision.ts';
import { computeRevisionScore, type RevisionScore } from './revision-score.ts';
import { groupSessions } from './sessions.ts';
import { countTypedWords } from './typed-words.ts';

/** Both advisory scores of a writing process (docs/metrics.md#effort-score, docs/metrics.md#revision-score). */
export function computeScoresOfProcess(
  process: Process,
  { targets, canReturn }: { targets: EffortTargets; canReturn: boolean },
): { effort: Effort; revision: RevisionScore } {
  return {
    effort: computeEffort(effortInputOf(process), targets),
    revision: computeRevisionScore({ ...findRevising(process), finalWords: process.words, canReturn }),
  };
}

export function effortInputOf(process: Process): EffortInput {
  const { activeSeconds, thinkSeconds } = listTimes(process);
  return {
    activeSeconds,
    thinkSeconds,
    sessions: groupSessions(process),
    typedWords: countTypedWords(process),
    typedChars: computeRevision(process).typed.inserted,
    linearity: computeLinearity(process).linearity,
  };
}
