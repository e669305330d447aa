import { type Effort, type EffortInput, type EffortTargets, effortOf } from './effort.ts';
import { revisingOf } from './episodes.ts';
import { linearityOf } from './linearity.ts';
import { type Process, timesOf } from './process/process.ts';
import { revisionOf } from './revision.ts';
import { type RevisionScore, revisionScoreOf } from './revision-score.ts';
import { sessionsOf } from './sessions.ts';
import { countTypedWords } from './typed-words.ts';

/** Both advisory scores of a writing process (docs/metrics.md#effort-score, docs/metrics.md#revision-score). */
export function scoresOfProcess(
  process: Process,
  { targets, canReturn }: { targets: EffortTargets; canReturn: boolean },
): { effort: Effort; revision: RevisionScore } {
  return {
    effort: effortOf(effortInputOf(process), targets),
    revision: revisionScoreOf({ ...revisingOf(process), finalWords: process.words, canReturn }),
  };
}

export function effortInputOf(process: Process): EffortInput {
  const { activeSeconds, thinkSeconds } = timesOf(process);
  return {
    activeSeconds,
    thinkSeconds,
    sessions: sessionsOf(process),
    typedWords: countTypedWords(process),
    typedChars: revisionOf(process).typed.inserted,
    linearity: linearityOf(process).linearity,
  };
}
