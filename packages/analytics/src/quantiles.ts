/** Quantile by linear interpolation between ranks, type 7 (spec 4 §13); null of nothing. */
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

/** What is drawn for a group: a box from five students on, dots below (spec 4 §13). */
export type BoxPlot =
  | { kind: 'dots'; values: number[] }
  | { kind: 'box'; n: number; q10: number; q25: number; q50: number; q75: number; q90: number };

const leastForBox = 5;

/** Of the students with any activity: leave out the others before (spec 4 §13). */
export function boxPlot(values: readonly number[]): BoxPlot {
  if (values.length < leastForBox) return { kind: 'dots', values: values.toSorted((a, b) => a - b) };
  const at = (share: number) => quantile(values, share) ?? 0;
  return {
    kind: 'box',
    n: values.length,
    q10: at(0.1),
    q25: at(0.25),
    q50: at(0.5),
    q75: at(0.75),
    q90: at(0.9),
  };
}

/** Mean and sample standard deviation; the latter is null below two values (spec 4 §6). */
export function meanAndDeviation(values: readonly number[]): {
  mean: number | null;
  deviation: number | null;
} {
  if (values.length === 0) return { mean: null, deviation: null };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  if (values.length === 1) return { mean, deviation: null };
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, deviation: Math.sqrt(squares / (values.length - 1)) };
}
