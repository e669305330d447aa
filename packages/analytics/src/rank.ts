/**
 * Place among those with time above 0, by total time descending; equal times share the better place
 * (docs/metrics.md#rank). "k/n", or "--" without time.
 */
export function rank(own: number, all: readonly number[]): string {
  const counted = all.filter((seconds) => seconds > 0);
  if (own <= 0) return '--';
  return `${counted.filter((seconds) => seconds > own).length + 1}/${counted.length}`;
}
