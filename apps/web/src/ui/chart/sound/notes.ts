/** A value at a time, in milliseconds. */
export interface TimedValue {
  at: number;
  value: number;
}

/** One tone after another, in the order of time; null is a pause. */
export type Series = readonly (number | null)[];

/** Hertz; null is a pause. */
export type Note = number | null;

const maxNotes = 64;
/** Zero, and the largest value three octaves above it: A3 to A6. */
const [lowest, octaves] = [220, 3];
const semitones = octaves * 12;

/** Values by equal stretches of time, added up in each; stretches without a value are pauses. */
export function spreadOverTime(points: readonly TimedValue[], count = maxNotes): Series {
  const times = points.map(({ at }) => at);
  const from = times.reduce((first, at) => Math.min(first, at), Number.POSITIVE_INFINITY);
  const to = times.reduce((last, at) => Math.max(last, at), Number.NEGATIVE_INFINITY);
  if (from >= to) return points.length === 0 ? [] : [points.reduce((sum, { value }) => sum + value, 0)];
  const series: (number | null)[] = new Array(count).fill(null);
  for (const { at, value } of points) {
    const index = Math.min(count - 1, Math.floor(((at - from) / (to - from)) * count));
    series[index] = (series[index] ?? 0) + value;
  }
  return series;
}

/** The tones of a series, at most 64: of neighbours that share one, the largest counts. */
export function createNotes(series: Series): Note[] {
  const count = Math.min(maxNotes, series.length);
  const values = Array.from({ length: count }, (_, index) =>
    findLargest(
      series.slice(
        Math.floor((index * series.length) / count),
        Math.floor(((index + 1) * series.length) / count),
      ),
    ),
  );
  const largest = findLargest(values) ?? 0;
  return values.map((value) => (value === null ? null : toFrequency(largest > 0 ? value / largest : 0)));
}

function findLargest(values: Series): number | null {
  return values.reduce<number | null>(
    (largest, value) => (value === null ? largest : Math.max(largest ?? value, value)),
    null,
  );
}

/** In whole semitones, which are told apart more easily. */
function toFrequency(share: number): number {
  return lowest * 2 ** (Math.round(Math.max(0, share) * semitones) / 12);
}
