import type { RosterRun } from '@redraft/contracts';
import { TooMuchWork } from '../../platform/threads.ts';

/** A delivery could not be read, or not be loaded from its service. */
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

/** A thread that fails was unable to read the file; a thread that was stopped proves nothing about it. */
export function refuseUnreadable(cause: unknown): never {
  throw cause instanceof TooMuchWork ? cause : new ImportFailure('unreadable', 'files', cause);
}
