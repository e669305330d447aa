/** A band scale: equal slots side by side, one per compared item. */
export interface BandAxis {
  /** Centre of a slot. */
  centreOf: (index: number) => number;
  /** Width of the mark in a slot; the rest is padding. */
  width: number;
}

interface Options {
  from: number;
  to: number;
  /** Maximum width of a mark. */
  maxWidth?: number;
}

const share = 0.72;

export function createBandAxis(count: number, { from, to, maxWidth = 48 }: Options): BandAxis {
  const step = (to - from) / Math.max(1, count);
  return { centreOf: (index) => from + step * (index + 0.5), width: Math.min(step * share, maxWidth) };
}

/** Interval at which labels are shown (1 = each, 2 = every second, …), so that they do not overlap. */
export function computeLabelStride(labels: readonly string[], step: number, digitWidth = 7.2): number {
  const maxLength = Math.max(0, ...labels.map((label) => label.length));
  return Math.max(1, Math.ceil((maxLength * digitWidth + 10) / step));
}

/** The label, shortened to fit a width in pixels. */
export function shortenLabel(label: string, pixels: number, digitWidth = 7): string {
  const available = Math.max(2, Math.floor(pixels / digitWidth));
  return [...label].length <= available
    ? label
    : `${[...label]
        .slice(0, available - 1)
        .join('')
        .trimEnd()}…`;
}

/** Horizontal offsets that keep dots with close values from overlapping (beeswarm). */
export function computeOffsets(positions: readonly number[], size: number, available: number): number[] {
  const sorted = positions
    .map((position, index) => ({ position, index }))
    .sort((one, other) => one.position - other.position);
  const placed: { position: number; offset: number }[] = [];
  const offsets = positions.map(() => 0);
  for (const { position, index } of sorted) {
    const neighbours = placed.filter((other) => Math.abs(other.position - position) < size);
    const isFree = (offset: number) => neighbours.every((other) => Math.abs(other.offset - offset) >= size);
    const candidates = Array.from({ length: 2 * neighbours.length + 1 }, (_, step) =>
      step % 2 === 0 ? 0 - (step / 2) * size : ((step + 1) / 2) * size,
    );
    const offset = candidates.find((one) => Math.abs(one) <= available && isFree(one)) ?? 0;
    offsets[index] = offset;
    placed.push({ position, offset });
  }
  return offsets;
}
