/** A score is shown in the colour of the highest of these that it reaches, and says which one that is. */
export const scoreBands = [50, 60, 70, 80, 90] as const;
export type ScoreBand = 0 | (typeof scoreBands)[number];

export function findBand(score: number): ScoreBand {
  return scoreBands.findLast((band) => score >= band) ?? 0;
}
