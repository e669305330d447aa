/** One row of an advisory score: what was reached, of what was expected, and the points that it gives. */
export interface ScoreRow<Name extends string> {
  name: Name;
  reached: number;
  expected: number;
  /** Before rescaling to 100. */
  points: number;
  most: number;
}

/** A row that gives its points in proportion, up to the most. */
export function scoreRow<Name extends string>(
  name: Name,
  row: { reached: number; expected: number; most: number },
): ScoreRow<Name> {
  const { reached, expected, most } = row;
  const points = expected <= 0 ? most : Math.min(most, (most * reached) / expected);
  return { name, reached, expected, points, most };
}

/** Sums are of binary fractions: half a point must not be lost to the last digit. */
const tolerance = 1e-9;

/** Sum of the rows, rescaled to 100 where a row is left out; half is rounded up (spec 4 §15, §16). */
export function roundScore(rows: readonly ScoreRow<string>[]): number {
  const points = rows.reduce((sum, row) => sum + row.points, 0);
  const most = rows.reduce((sum, row) => sum + row.most, 0);
  return most === 0 ? 0 : Math.floor((100 * points) / most + 0.5 + tolerance);
}
