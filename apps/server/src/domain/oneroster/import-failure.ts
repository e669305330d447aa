import type { RosterRun } from '@redraft/contracts';
import { TooMuchWork } from '../../platform/threads.ts';

/** A delivery that could not be read, or not got from its service. */
export class ImportFailure extends Error {
  readonly reason: Extract<RosterRun['reason'], 'unreachable' | 'refused' | 'unreadable' | 'too_many_rows'>;

  constructor(reason: ImportFailure['reason'], detail: string, cause?: unknown) {
    super(`The roster was not read: ${reason} ${detail}`, { cause });
    this.reason = reason;
  }
}

export function failureReasonOf(cause: unknown): NonNullable<RosterRun['reason']> {
  return cause instanceof ImportFailure ? cause.reason : 'other';
}

/** A thread that fails at a file could not read it; one that was stopped says nothing about the file. */
export function refuseUnreadable(cause: unknown): never {
  throw cause instanceof TooMuchWork ? cause : new ImportFailure('unreadable', 'files', cause);
}
