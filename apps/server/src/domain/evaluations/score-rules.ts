import {
  computeScoresOfProcess,
  type EffortTargets,
  findScoreMoments,
  type Process,
} from '@redraft/analytics';
import type { ScoreBasis } from '@redraft/contracts';

export interface ScoreContext {
  targets: EffortTargets;
  /** Whether the assignment has drafts before the final text. */
  hasDrafts: boolean;
  isHandedIn: boolean;
}

export interface StoredScores {
  effort: number | null;
  revision: number | null;
  basis: ScoreBasis;
}

/** For files without a tracked text, and logs that are too long. */
export const noScores: StoredScores = {
  effort: null,
  revision: null,
  basis: { effort: null, revision: null },
};

/** Before a first draft is handed in there is no revision score. */
export function computeScores(
  process: Process,
  { targets, hasDrafts, isHandedIn }: ScoreContext,
): StoredScores {
  const { effort, revision } = computeScoresOfProcess(process, { targets, canReturn: hasDrafts });
  const scoreMoments = findScoreMoments(process);
  return {
    effort: effort.score,
    revision: isHandedIn ? revision.score : null,
    basis: {
      effort: {
        expected: { words: effort.params.W, minutes: effort.params.E, sittings: effort.params.N },
        creditSeconds: effort.credit,
        sittings: effort.sittings,
        typedWords: effort.typedWords,
        linearity: effort.linearity,
        rate: effort.rate,
        rows: effort.rows,
        moments: scoreMoments.effort,
      },
      revision: {
        words: revision.words,
        episodes: revision.episodes,
        episodeWords: revision.episodeWeq,
        leftOutWords: revision.leftOut,
        tenths: revision.tenths,
        deepEpisodes: revision.episodes5,
        laterSessions: revision.laterSessions,
        isBeforeFirstDraft: !isHandedIn,
        rows: revision.rows,
        moments: scoreMoments.revision,
      },
    },
  };
}
