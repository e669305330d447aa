/** A part of a grade: its weight in percent, and its score; null if it has none. */
export interface GradePart {
  weight: number;
  score: number | null;
}

export interface WeightedGrade {
  /** The weighted score of the parts that have one, out of 100; null if none of them has any weight. */
  score: number | null;
  /** Points so far, if missing parts stay missing. */
  points: number;
  /** Percent of the grade that have a score. */
  weightScored: number;
  weightInAll: number;
}

/** In hundredths, to avoid floating-point errors in sums. */
const hundredths = (value: number) => Math.round(value * 100);

/**
 * The weighted grade of drafts. Missing scores count neither for nor against the grade; `points` is the result if they stay missing. Rounded once, at
 * the end, half up.
 */
export function weightedGrade(parts: readonly GradePart[]): WeightedGrade {
  const scored = parts.flatMap(({ weight, score }) =>
    score === null ? [] : [{ weight: hundredths(weight), score: hundredths(score) }],
  );
  const product = scored.reduce((sum, { weight, score }) => sum + weight * score, 0);
  const weightScored = scored.reduce((sum, { weight }) => sum + weight, 0);
  const weightInAll = parts.reduce((sum, { weight }) => sum + hundredths(weight), 0);
  return {
    score: weightScored === 0 ? null : Math.round(product / weightScored) / 100,
    points: Math.round(product / 10_000) / 100,
    weightScored: weightScored / 100,
    weightInAll: weightInAll / 100,
  };
}

/** The maximum share of a grade, in percent, for effort and revision. */
export const maxProcessShare = 20;

/** The mean of effort and revision; null unless both exist. */
export function processScore({
  effort,
  revision,
}: {
  effort: number | null;
  revision: number | null;
}): number | null {
  if (effort === null || revision === null) return null;
  return Math.round((hundredths(effort) + hundredths(revision)) / 2) / 100;
}

/**
 * The grade including the share for effort and revision. Without such a score the text has full weight: a missing measurement is not a disadvantage.
 */
export function addProcessShare(
  score: number,
  { share, process }: { share: number; process: number | null },
): number {
  if (process === null) return score;
  const counted = Math.min(Math.max(share, 0), maxProcessShare);
  const mixed = hundredths(score) * (100 - counted) + hundredths(process) * counted;
  return Math.round(mixed / 100) / 100;
}
