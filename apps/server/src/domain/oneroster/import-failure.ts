import type { RosterRun } from '@redraft/contracts';

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
