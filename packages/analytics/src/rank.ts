/**
 * Place among those with time above 0, by total time descending; equal times share the better place
 * (docs/metrics.md#rank). "k/n", or "--" without time.
 */
export function rank(value: number, all: readonly number[]): string {
  const counted = all.filter((seconds) => seconds > 0);
  if (value <= 0) return '--';
  return `${counted.filter((seconds) => seconds > value).length + 1}/${counted.length}`;
}
