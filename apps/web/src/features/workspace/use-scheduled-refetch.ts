import type { StudentAssignment } from '@redraft/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { untilReload } from './deadlines.ts';

/** Extra delay in ms, so that the deadline has passed on the server too. */
const grace = 500;

/** Refetches the assignment at the next deadline, or within a day. If this changes permissions, the document is reopened; input is saved by then. */
export function useScheduledRefetch(query: UseQueryResult<StudentAssignment>, offset: number): void {
  const { data, refetch } = query;
  // Synchronises with the clock. Runs again after each response, so that the wait is never longer than needed.
  useEffect(() => {
    if (data === undefined) return;
    const wait = untilReload(data, now() + offset) + grace;
    const timer = window.setTimeout(() => void refetch(), wait);
    return () => window.clearTimeout(timer);
  }, [data, offset, refetch]);
}
