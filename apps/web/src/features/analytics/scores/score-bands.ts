/** Lower bounds of the score bands; a score has the colour and name of the highest band it reaches. */
export const scoreBands = [50, 60, 70, 80, 90] as const;
export type ScoreBand = 0 | (typeof scoreBands)[number];

export function findBand(score: number): ScoreBand {
  return scoreBands.findLast((band) => score >= band) ?? 0;
}
