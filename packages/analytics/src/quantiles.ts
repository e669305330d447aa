/** Quantile by linear interpolation between ranks, type 7 (docs/metrics.md#quantiles); null of nothing. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)];
  const above = sorted[Math.ceil(rank)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (rank - Math.floor(rank));
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}
