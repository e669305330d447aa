import { z } from 'zod';
import { letterGrades } from './statuses.ts';

/** Scales in which a score from 0 to 100 can also be shown. */
export const gradeScaleSchema = z.enum(['American', 'German']);
export type GradeScale = z.infer<typeof gradeScaleSchema>;

/** Boundaries of the bands, lowest first: a score on a boundary is in the higher band. */
export const bandEdges: readonly number[] = [50, 60, 70, 80, 90];
const lettersOfBands = ['F', 'D', 'C', 'B', 'A', 'A+'] as const;

const ranks: readonly string[] = lettersOfBands;

/** Each figure is the first that is no longer in its grade. */
const germanEdges: readonly number[] = [30, 50, 60, 70, 80];
const germanGrades = ['6', '5', '4', '3', '2', '1'] as const;

export type ScoreBand = 0 | 1 | 2 | 3 | 4 | 5;
const bands: readonly ScoreBand[] = [0, 1, 2, 3, 4, 5];

function bandAmong(edges: readonly number[], score: number): ScoreBand {
  return bands[edges.filter((edge) => score >= edge).length] ?? 0;
}

/** The band of a score, 0 to 5; null if there is no score. */
export function scoreBand(score: number): ScoreBand | null {
  return score < 0 ? null : bandAmong(bandEdges, score);
}

export function letterOfBand(band: ScoreBand): (typeof lettersOfBands)[number] {
  return lettersOfBands[band];
}

/** A score on a scale; null if there is no score. */
export function onScale(score: number, scale: GradeScale): string | null {
  if (score < 0) return null;
  if (scale === 'German') return germanGrades[bandAmong(germanEdges, score)];
  return letterOfBand(bandAmong(bandEdges, score));
}

/** A letter as a number of thirds of a band, for weighting: B is 9, B+ 10, A- 11. Null for other strings. */
export function thirdsOfLetter(letter: string): number | null {
  if (!letterGrades.some((letterGrade) => letterGrade === letter)) return null;
  const exact = ranks.indexOf(letter);
  if (exact >= 0) return exact * 3;
  const base = ranks.indexOf(letter.slice(0, 1)) * 3;
  return letter.endsWith('-') ? base - 1 : base + 1;
}

/** The letter of a class nearest to a value in thirds, the better one of two equally near; null if there are none. */
export function nearestLetter(thirds: number, options: readonly string[]): string | null {
  const ranked = options.flatMap((letter) => {
    const own = thirdsOfLetter(letter);
    return own === null ? [] : [{ letter, own, distance: Math.abs(own - thirds) }];
  });
  ranked.sort((one, other) => one.distance - other.distance || other.own - one.own);
  return ranked[0]?.letter ?? null;
}

/** The letter of a class for the band of a score. */
export function letterForScore(score: number, options: readonly string[]): string | null {
  const band = scoreBand(score);
  return band === null ? null : nearestLetter(band * 3, options);
}
