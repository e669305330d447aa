import { binOf } from './change-matrix.ts';
import type { Episode } from './episodes.ts';
import { roundScore, type ScoreRow, scoreRow } from './score.ts';

export interface RevisionScoreInput {
  /** In order. */
  episodes: readonly Episode[];
  finalWords: number;
}

export interface RevisionScoreOptions {
  /** Before the first draft is handed in there is no score. */
  hasFirstDraft?: boolean | undefined;
  /** A task with a first draft only: coming back to the text is not asked for. */
  isFirstDraftOnly?: boolean | undefined;
  /** 50 words if not set. */
  leastWords?: number | undefined;
}

export interface RevisionScore {
  /** 0 to 100, advisory. */
  score: number;
  /**
   * `volume` as a share of the final words, `reach` in tenths of the text, `depth` in episodes of five word
   * equivalents or more, `return` in later sessions with one; points before rescaling to 100.
   */
  rows: ScoreRow<'volume' | 'reach' | 'depth' | 'return'>[];
}

const defaultLeastWords = 50;
const tenths = 10;
/** Word equivalents of an episode that counts for reach, and for depth. */
const smallEpisode = 1;
const deepEpisode = 5;
const wordsPerDeepEpisode = 150;

/** Revision of the text, 0 to 100; null of a short text or before the first draft (spec 4 §16). */
export function revisionScore(
  input: RevisionScoreInput,
  options: RevisionScoreOptions = {},
): RevisionScore | null {
  const { episodes, finalWords } = input;
  const { hasFirstDraft = true, isFirstDraftOnly = false, leastWords = defaultLeastWords } = options;
  if (!hasFirstDraft || finalWords < leastWords || finalWords === 0) return null;
  const size = episodes.reduce((sum, episode) => sum + episode.size, 0);
  const touched = episodes.filter((episode) => episode.size >= smallEpisode);
  const deep = episodes.filter((episode) => episode.size >= deepEpisode);
  const rows: RevisionScore['rows'] = [
    scoreRow('volume', { reached: size / finalWords, expected: 0.2, most: 35 }),
    scoreRow('reach', {
      reached: new Set(touched.map((episode) => binOf(episode.place, 1, tenths))).size,
      expected: 6,
      most: 25,
    }),
    scoreRow('depth', {
      reached: deep.length,
      expected: Math.max(2, Math.ceil(finalWords / wordsPerDeepEpisode)),
      most: 25,
    }),
  ];
  if (!isFirstDraftOnly) {
    const later = new Set(deep.map((episode) => episode.session).filter((session) => session > 0));
    rows.push(scoreRow('return', { reached: later.size, expected: 2, most: 15 }));
  }
  return { score: roundScore(rows), rows };
}
