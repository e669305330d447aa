/** A band scale: equal slots side by side, one per compared item. */
export interface BandAxis {
  /** Centre of a slot. */
  at: (index: number) => number;
  /** Width of the mark in a slot; the rest is padding. */
  width: number;
}

interface Options {
  from: number;
  to: number;
  /** Maximum width of a mark. */
  widest?: number;
}

const share = 0.72;

export function bandAxis(count: number, { from, to, widest = 48 }: Options): BandAxis {
  const step = (to - from) / Math.max(1, count);
  return { at: (index) => from + step * (index + 0.5), width: Math.min(step * share, widest) };
}

/** Interval at which labels are shown (1 = each, 2 = every second, …), so that they do not overlap. */
export function labelStride(labels: readonly string[], step: number, digitWidth = 7.2): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil((longest * digitWidth + 10) / step));
}

/** The label, shortened to fit a width in pixels. */
export function shortened(label: string, pixels: number, digitWidth = 7): string {
  const available = Math.max(2, Math.floor(pixels / digitWidth));
  return [...label].length <= available
    ? label
    : `${[...label]
        .slice(0, available - 1)
        .join('')
        .trimEnd()}…`;
}

/** Horizontal offsets that keep dots with close values from overlapping (beeswarm). */
export function computeOffsets(places: readonly number[], size: number, available: number): number[] {
  const order = places.map((at, index) => ({ at, index })).sort((one, other) => one.at - other.at);
  const placed: { at: number; aside: number }[] = [];
  const asides = places.map(() => 0);
  for (const { at, index } of order) {
    const near = placed.filter((other) => Math.abs(other.at - at) < size);
    const isFree = (aside: number) => near.every((other) => Math.abs(other.aside - aside) >= size);
    const tries = Array.from({ length: 2 * near.length + 1 }, (_, step) =>
      step % 2 === 0 ? 0 - (step / 2) * size : ((step + 1) / 2) * size,
    );
    const aside = tries.find((one) => Math.abs(one) <= available && isFree(one)) ?? 0;
    asides[index] = aside;
    placed.push({ at, aside });
  }
  return asides;
}
