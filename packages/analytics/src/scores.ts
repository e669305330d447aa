import { type Effort, type EffortTargets, effortOf } from './effort.ts';
import { episodesOf } from './episodes.ts';
import { type Process, timesOf } from './process/process.ts';
import { type RevisionScore, revisionScoreOf } from './revision-score.ts';
import { sessionsOf } from './sessions.ts';
import { countTypedWords } from './typed-words.ts';

/** Both advisory scores of a writing process (docs/metrics.md#effort-score, docs/metrics.md#revision-score). */
export function scoresOfProcess(
  process: Process,
  { targets, canReturn }: { targets: EffortTargets; canReturn: boolean },
): { effort: Effort; revision: RevisionScore } {
  const { activeSeconds, thinkSeconds } = timesOf(process);
  const sessions = sessionsOf(process);
  const typedWords = countTypedWords(process);
  return {
    effort: effortOf({ activeSeconds, thinkSeconds, sessions, typedWords }, targets),
    revision: revisionScoreOf({ episodes: episodesOf(process), finalWords: process.words, canReturn }),
  };
}
