import type { StudentAssignment } from '@redraft/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { untilReload } from './deadlines.ts';

/** A deadline is over when it has passed on the server, too. */
const grace = 500;

/**
 * Loads the assignment anew at the next deadline, or within a day. The document is opened again when that
 * changes what may be done with it; what is being typed is saved by then and nothing around it is lost.
 */
export function useScheduledRefetch(query: UseQueryResult<StudentAssignment>, offset: number): void {
  const { data, refetch } = query;
  // Synchronises with the clock. Runs again with each answer, so that the wait is never longer than needed.
  useEffect(() => {
    if (data === undefined) return;
    const wait = untilReload(data, now() + offset) + grace;
    const timer = window.setTimeout(() => void refetch(), wait);
    return () => window.clearTimeout(timer);
  }, [data, offset, refetch]);
}
