/** A part of an advisory score; null where it is not asked for. */
interface ScorePart {
  points: number | null;
  most: number;
}

/** Points in proportion to what was expected, up to the most. */
export function pointsOf(part: { reached: number; expected: number; most: number }): number {
  const { reached, expected, most } = part;
  return expected <= 0 ? most : Math.min(most, (most * reached) / expected);
}

/** Sums are of binary fractions: half a point must not be lost to the last digit. */
const tolerance = 1e-9;

/** Sum of the parts, rescaled to 100 where one is left out; `score` is rounded, half up (docs/metrics.md#effort-score). */
export function sumOfParts(parts: readonly ScorePart[]): { exact: number; score: number } {
  const counted = parts.filter(({ points }) => points !== null);
  const points = counted.reduce((sum, part) => sum + (part.points ?? 0), 0);
  const max = counted.reduce((sum, part) => sum + part.most, 0);
  const exact = max === 0 ? 0 : (100 * points) / max;
  return { exact, score: Math.floor(exact + 0.5 + tolerance) };
}
