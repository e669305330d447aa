import type { StudentAssignment } from '@redraft/contracts';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { untilLastSaves } from './deadlines.ts';

interface Options {
  assignment: StudentAssignment;
  offset: number;
  /** The document is open and editable. */
  isActive: boolean;
  save: (options: { notify: boolean }) => Promise<unknown>;
}

/** Saves right before an enforced deadline, at which the server's state counts. */
export function useLastSaves({ assignment, offset, isActive, save }: Options): void {
  // Synchronises with the clock. Runs again with each answer: a deadline can be moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what saves is another function each time and does the same
  useEffect(() => {
    if (!isActive) return;
    const timers = untilLastSaves(assignment, now() + offset).map((wait) =>
      window.setTimeout(() => void save({ notify: true }), wait),
    );
    return () => {
      for (const timer of timers) window.clearTimeout(timer);
    };
  }, [assignment, offset, isActive]);
}
