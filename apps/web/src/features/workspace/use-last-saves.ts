import type { StudentAssignment } from '@redraft/contracts';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { computeLastSaveDelays } from './deadlines.ts';

interface Options {
  assignment: StudentAssignment;
  clockOffset: number;
  /** The document is open and editable. */
  isActive: boolean;
  save: (options: { notify: boolean }) => Promise<unknown>;
}

/** Saves right before an enforced deadline, at which the server's state counts. */
export function useLastSaves({ assignment, clockOffset, isActive, save }: Options): void {
  // Sets timers for the last saves; runs again after each response, because a deadline can be moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `save` is a new function in each render and does the same
  useEffect(() => {
    if (!isActive) return;
    const timers = computeLastSaveDelays(assignment, now() + clockOffset).map((delay) =>
      window.setTimeout(() => void save({ notify: true }), delay),
    );
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [assignment, clockOffset, isActive]);
}
