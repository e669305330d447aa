import type { TimeMetrics } from '@redraft/contracts';

/** Minimum total writing time for a meaningful ratio (docs/metrics.md#active-to-think-ratio). */
const minSeconds = 600;

/** Why there is no active-to-think ratio; null if there is one. */
export function findRatioAbsence(
  metrics: Pick<TimeMetrics, 'activeToThink' | 'realSeconds'>,
): 'ratioShort' | 'ratioNoThink' | null {
  if (metrics.activeToThink !== null) return null;
  return metrics.realSeconds < minSeconds ? 'ratioShort' : 'ratioNoThink';
}
