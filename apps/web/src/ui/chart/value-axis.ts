/** A vertical scale that starts at 0, with its labels. */
export interface ValueAxis {
  top: number;
  yOf: (value: number) => number;
  ticks: readonly { value: number; at: number }[];
}

export interface ValueAxisOptions {
  /** Positions of 0 and of the maximum, in pixels. */
  from: number;
  to: number;
  /** The maximum is a multiple of this; by default a round number. */
  step?: number;
  /** Minimum distance between grid lines in pixels; more if their labels stand side by side. */
  minGap?: number;
}

const defaultGap = 44;
const factors = [1, 2, 2.5, 5, 10] as const;

/** Width of the longest value label plus its distance to the grid lines. */
export function computeLabelMargin(tickLabels: readonly string[], min: number): number {
  return Math.max(min, 7.2 * Math.max(0, ...tickLabels.map((tickLabel) => tickLabel.length)) + 10);
}

/** The smallest 1, 2, 2.5 or 5 times a power of ten that is not below the value; an integer if fractions are meaningless. */
export function roundStep(value: number, wholeNumbers = true): number {
  if (wholeNumbers && value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = factors.map((factor) => factor * power);
  return steps.find((step) => step >= value && (!wholeNumbers || Number.isInteger(step))) ?? 10 * power;
}

/** Steps for durations in seconds, so that a time is never labelled in tenths of an hour. */
const clockSteps = [60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800] as const;

export function roundDurationStep(seconds: number): number {
  return clockSteps.find((step) => step >= seconds) ?? roundStep(seconds / 86_400) * 86_400;
}

/** A scale for values up to the largest, with as many grid lines as can be distinguished. */
export function createValueAxis(
  largest: number,
  { from, to, stepFor, minGap = defaultGap }: ValueAxisOptions & { stepFor?: (rawStep: number) => number },
): ValueAxis {
  const maxLines = Math.max(1, Math.floor(Math.abs(from - to) / minGap));
  const step = (stepFor ?? roundStep)(Math.max(largest, 1) / maxLines);
  return createAxisTo(Math.max(step, Math.ceil(largest / step) * step), { from, to, step });
}

/** A scale that ends at the given maximum. */
export function createAxisTo(
  top: number,
  { from, to, step, minGap = defaultGap }: ValueAxisOptions,
): ValueAxis {
  const maxLines = Math.max(1, Math.floor(Math.abs(from - to) / minGap));
  const gap = step ?? roundStep(top / maxLines);
  const yOf = (value: number) => from + (to - from) * (value / top);
  const count = Math.floor(top / gap + 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    value: index * gap,
    at: yOf(index * gap),
  }));
  return { top, yOf, ticks };
}
