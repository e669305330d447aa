/** A part of a grade: what it counts, in percent, and what it got; null while it got nothing. */
export interface GradePart {
  weight: number;
  score: number | null;
}

export interface WeightedGrade {
  /** What the parts with a score make of a hundred among themselves; null while none has one that counts. */
  score: number | null;
  /** Points reached, if the parts without a score stay without. */
  points: number;
  /** Percent of the grade that have a score. */
  weightScored: number;
  weightInAll: number;
}

/** In hundredths, so that no sum has an error of floating points. */
const hundredths = (value: number) => Math.round(value * 100);

/**
 * The weighted grade of drafts. What is missing counts neither for nor against the score; `points` say what it is if it stays away.
 * Rounded once, at the end, halves up.
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

/** The most of a grade, in percent, that may come from effort and revision. */
export const maxProcessShare = 20;

/** Effort and revision as one score, half each; null unless there are both. */
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
 * The grade with the share of effort and revision in it. Without such a score the text counts whole: nobody gets less because
 * nothing was measured.
 */
export function withProcessShare(
  score: number,
  { share, process }: { share: number; process: number | null },
): number {
  if (process === null) return score;
  const counted = Math.min(Math.max(share, 0), maxProcessShare);
  const mixed = hundredths(score) * (100 - counted) + hundredths(process) * counted;
  return Math.round(mixed / 100) / 100;
}
