import { quantile } from './quantiles.ts';

/** Below this total, a ratio is not meaningful (docs/metrics.md#active-to-think-ratio). */
const minTotalSeconds = 600;

/** With fewer texts, quartiles would reveal individual writers. */
const minTexts = 5;

export interface RatioQuartiles {
  low: number;
  middle: number;
  high: number;
  /** Number of texts with a ratio. */
  texts: number;
}

/** Quartiles of an assignment's ratios; null for fewer than five (docs/metrics.md#active-to-think-ratio). */
export function ratioQuartiles(ratios: readonly (number | null)[]): RatioQuartiles | null {
  const known = ratios.filter((ratio) => ratio !== null);
  if (known.length < minTexts) return null;
  const at = (share: number) => quantile(known, share) ?? 0;
  return { low: at(0.25), middle: at(0.5), high: at(0.75), texts: known.length };
}

export type RatioBand = 'green' | 'orange' | 'red';

/** Active divided by think time; null without think time or under ten minutes in all (docs/metrics.md#active-to-think-ratio). */
export function activeToThink(times: { activeSeconds: number; thinkSeconds: number }): number | null {
  const { activeSeconds, thinkSeconds } = times;
  if (thinkSeconds === 0 || activeSeconds + thinkSeconds < minTotalSeconds) return null;
  return activeSeconds / thinkSeconds;
}

export function ratioBand(ratio: number): RatioBand {
  if (ratio < 0.7) return 'green';
  return ratio < 0.9 ? 'orange' : 'red';
}
