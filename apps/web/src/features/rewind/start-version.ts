import type { RewindOverview } from '@redraft/contracts';
import type { RewindPosition } from '../../domain/revisions/index.ts';

/** The version of a moment; null until the overview is loaded. Versions beyond the end become the last one. */
export function findStartVersion(
  position: RewindPosition,
  overview: Pick<RewindOverview, 'saves' | 'asked'> | undefined,
): number | null {
  const last = overview === undefined ? Number.POSITIVE_INFINITY : Math.max(overview.saves, 1);
  switch (position.kind) {
    case 'start':
      return 1;
    case 'save':
      return Math.min(position.save, last);
    case 'time':
      return overview === undefined ? null : (overview.asked ?? 1);
  }
}
