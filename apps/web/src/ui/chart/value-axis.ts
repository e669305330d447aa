/** Where values stand on a vertical axis that begins at 0, and what is written beside it. */
export interface ValueAxis {
  top: number;
  yOf: (value: number) => number;
  ticks: readonly { value: number; at: number }[];
}

export interface ValueAxisOptions {
  /** Places of 0 and of the top, in pixels. */
  from: number;
  to: number;
  /** What the top is a multiple of; by default whatever is round. */
  step?: number;
  /** Pixels between two lines of the grid, at least: more where their figures stand beside one another. */
  minGap?: number;
}

const defaultGap = 44;
const factors = [1, 2, 2.5, 5, 10] as const;

/** Pixels for the longest of the figures beside the grid, and to the lines. */
export function computeLabelMargin(figures: readonly string[], min: number): number {
  return Math.max(min, 7.2 * Math.max(0, ...figures.map((figure) => figure.length)) + 10);
}

/** 1, 2, 2.5 or 5 times a power of ten that is not below the value; whole where parts of one mean nothing. */
export function roundStep(value: number, isWhole = true): number {
  if (isWhole && value <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(value));
  const steps = factors.map((factor) => factor * power);
  return steps.find((step) => step >= value && (!isWhole || Number.isInteger(step))) ?? 10 * power;
}

/** The steps of a clock: a time is never shown in tenths of an hour. Seconds. */
const clockSteps = [60, 300, 600, 900, 1800, 3600, 7200, 10_800, 21_600, 43_200, 86_400, 172_800] as const;

export function durationStep(seconds: number): number {
  return clockSteps.find((step) => step >= seconds) ?? roundStep(seconds / 86_400) * 86_400;
}

/** An axis for values up to the largest, with as many lines as can be told apart. */
export function valueAxis(
  largest: number,
  { from, to, stepFor, minGap = defaultGap }: ValueAxisOptions & { stepFor?: (wanted: number) => number },
): ValueAxis {
  const lines = Math.max(1, Math.floor(Math.abs(from - to) / minGap));
  const step = (stepFor ?? roundStep)(Math.max(largest, 1) / lines);
  return axisTo(Math.max(step, Math.ceil(largest / step) * step), { from, to, step });
}

/** An axis with its end where it was asked for. */
export function axisTo(top: number, { from, to, step, minGap = defaultGap }: ValueAxisOptions): ValueAxis {
  const lines = Math.max(1, Math.floor(Math.abs(from - to) / minGap));
  const gap = step ?? roundStep(top / lines);
  const yOf = (value: number) => from + (to - from) * (value / top);
  const count = Math.floor(top / gap + 1e-9);
  const ticks = Array.from({ length: count + 1 }, (_, index) => ({
    value: index * gap,
    at: yOf(index * gap),
  }));
  return { top, yOf, ticks };
}
