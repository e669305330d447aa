import type { StudentAssignment } from '@redraft/contracts';
import { useEffect } from 'react';
import { now } from '../../lib/clock.ts';
import { untilLastSaves } from './deadlines.ts';

interface Options {
  assignment: StudentAssignment;
  offset: number;
  /** The document is open, to be written in. */
  isActive: boolean;
  save: (options: { notify: boolean }) => Promise<unknown>;
}

/** Brings in what is typed right before a deadline, at which the text counts as the server has it. */
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
