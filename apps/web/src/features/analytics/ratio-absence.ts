import type { TimeMetrics } from '@redraft/contracts';

/** From so much total writing time on a ratio says something (spec 4 §2). */
const leastSeconds = 600;

/** Why there is no active-to-think ratio; null where there is one. */
export function ratioAbsence(
  metrics: Pick<TimeMetrics, 'activeToThink' | 'realSeconds'>,
): 'ratioShort' | 'ratioNoThink' | null {
  if (metrics.activeToThink !== null) return null;
  return metrics.realSeconds < leastSeconds ? 'ratioShort' : 'ratioNoThink';
}
