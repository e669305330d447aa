/** Equal places beside one another, one for each thing that is compared. */
export interface BandAxis {
  /** The middle of a place. */
  at: (index: number) => number;
  /** Of what is drawn in a place; the rest is room between. */
  width: number;
}

interface Options {
  from: number;
  to: number;
  /** The widest that anything in a place gets. */
  widest?: number;
}

const share = 0.72;

export function bandAxis(count: number, { from, to, widest = 48 }: Options): BandAxis {
  const step = (to - from) / Math.max(1, count);
  return { at: (index) => from + step * (index + 0.5), width: Math.min(step * share, widest) };
}

/** How many of the labels are shown: each, or every second, third …, so that none touches its neighbour. */
export function labelStride(labels: readonly string[], step: number, digitWidth = 7.2): number {
  const longest = Math.max(0, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil((longest * digitWidth + 10) / step));
}

/** A label that fits into so many pixels. */
export function shortened(label: string, pixels: number, digitWidth = 7): string {
  const available = Math.max(2, Math.floor(pixels / digitWidth));
  return [...label].length <= available
    ? label
    : `${[...label]
        .slice(0, available - 1)
        .join('')
        .trimEnd()}…`;
}

/** Dots at the places of their values that do not lie over each other: how far each is moved aside. */
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
