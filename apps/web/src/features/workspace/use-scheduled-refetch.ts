import type { StudentAssignment } from '@redraft/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { computeRefetchDelay } from './deadlines.ts';

/** Extra delay in ms, so that the deadline has passed on the server too. */
const graceMs = 500;

/**
 * Refetches the assignment at its start, at the next deadline, or after a day at the latest. A change of permissions may reopen the document
 * (`needsOpening`); only before an enforced deadline is input saved for it (`useLastSaves`).
 */
export function useScheduledRefetch(query: UseQueryResult<StudentAssignment>, offset: number): void {
  const { data, refetch } = query;
  // Sets a timer for the next refetch; runs again after each response, so that the delay is never longer than needed.
  useEffect(() => {
    if (data === undefined) return;
    const delay = computeRefetchDelay(data, now() + offset) + graceMs;
    const timer = window.setTimeout(() => void refetch(), delay);
    return () => window.clearTimeout(timer);
  }, [data, offset, refetch]);
}
