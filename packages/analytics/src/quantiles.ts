/** Quantile by linear interpolation between ranks, type 7 (docs/metrics.md#quantiles); null of nothing. */
export function quantile(values: readonly number[], share: number): number | null {
  return quantileOfSorted(
    values.toSorted((a, b) => a - b),
    share,
  );
}

/** The same of values in order. */
export function quantileOfSorted(sorted: readonly number[], share: number): number | null {
  const rank = (sorted.length - 1) * share;
  const below = sorted[Math.floor(rank)];
  const above = sorted[Math.ceil(rank)];
  if (below === undefined || above === undefined) return null;
  return below + (above - below) * (rank - Math.floor(rank));
}

export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}
