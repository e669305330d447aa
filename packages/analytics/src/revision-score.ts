import { getBin } from './change-matrix.ts';
import type { Episode } from './episodes.ts';
import { pointsOf, sumOfParts } from './score.ts';

export interface RevisionScoreInput {
  /** In order. */
  episodes: readonly Episode[];
  finalWords: number;
  /** Word equivalents that were changed and are no work of the writer's own. */
  leftOut?: number;
  /** Whether the task lets anybody come back to the text after a first draft; so if not given. */
  canReturn?: boolean;
}

/**
 * How much, how far and how deeply a text was revised, 0 to 100; advisory (docs/metrics.md#revision-score).
 *
 * Rows in points: `volume` by the share of the final words that episodes changed, all of them at most, `reach` by tenths of the text that one touched, `depth` by
 * episodes of five word equivalents and more, `return` by later sessions with such an episode. No score below 50 words; an empty text has
 * no volume either. Where nobody can come back to the text, `return` is null and the others are rescaled to 100.
 */
export interface RevisionScore {
  words: number;
  episodes: number;
  episodeWeq: number;
  leftOut: number;
  tenths: number;
  episodes5: number;
  laterSessions: number;
  rows: { volume: number | null; reach: number; depth: number; return: number | null };
  exact: number | null;
  score: number | null;
}

const minWords = 50;
const tenthsOfText = 10;
/** Word equivalents of an episode that counts for reach, and for depth. */
const smallEpisode = 1;
const deepEpisode = 5;
const wordsPerDeepEpisode = 150;

const maxScore = { volume: 35, reach: 25, depth: 25, return: 15 };

export function computeRevisionScore({
  episodes,
  finalWords,
  leftOut = 0,
  canReturn = true,
}: RevisionScoreInput): RevisionScore {
  const size = sizeOfEpisodes(episodes);
  const touching = touchingEpisodes(episodes);
  const deep = deepEpisodes(episodes);
  const tenths = new Set(touching.map((episode) => getBin(episode.position, 1, tenthsOfText))).size;
  const laterSessions = new Set(deep.map((episode) => episode.session).filter((session) => session > 0)).size;
  const share = finalWords === 0 ? null : Math.min(1, size / finalWords);
  const deepExpected = Math.max(2, Math.ceil(finalWords / wordsPerDeepEpisode));
  const rows = {
    volume: share === null ? null : pointsOf({ reached: share, expected: 0.2, most: maxScore.volume }),
    reach: pointsOf({ reached: tenths, expected: 6, most: maxScore.reach }),
    depth: pointsOf({ reached: deep.length, expected: deepExpected, most: maxScore.depth }),
    return: canReturn ? pointsOf({ reached: laterSessions, expected: 2, most: maxScore.return }) : null,
  };
  const sum =
    finalWords < minWords
      ? { exact: null, score: null }
      : sumOfParts([
          { points: rows.volume, most: maxScore.volume },
          { points: rows.reach, most: maxScore.reach },
          { points: rows.depth, most: maxScore.depth },
          { points: rows.return, most: maxScore.return },
        ]);
  return {
    words: finalWords,
    episodes: episodes.length,
    episodeWeq: size,
    leftOut,
    tenths,
    episodes5: deep.length,
    laterSessions: laterSessions,
    rows,
    ...sum,
  };
}

/** Word equivalents of all episodes. */
export function sizeOfEpisodes(episodes: readonly Episode[]): number {
  return episodes.reduce((sum, episode) => sum + episode.size, 0);
}

/** Those that touch the tenth of the text in which they end up. */
export function touchingEpisodes(episodes: readonly Episode[]): Episode[] {
  return episodes.filter((episode) => episode.size >= smallEpisode);
}

/** Those of five word equivalents and more. */
export function deepEpisodes(episodes: readonly Episode[]): Episode[] {
  return episodes.filter((episode) => episode.size >= deepEpisode);
}
