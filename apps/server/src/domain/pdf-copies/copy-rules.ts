import type { PdfCopy } from '@redraft/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A conversion ends within a minute (platform/soffice.ts); a worker with an older claim has died. */
const leaseMs = 3 * minuteMs;
/** A PDF that was not requested for this many days is deleted. */
const retentionDays = 7;

/** After this many attempts a conversion is not retried automatically. */
export const maxAttempts = 2;
/** Files of at most 25 MB queue for some seconds each: with more waiting, clients should retry later. */
export const maxWaiting = 20;
/** Of all PDFs together. */
export const maxBytes = 2 * 1024 ** 3;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * dayMs);
}

export interface CopyRow {
  hash: string;
  state: PdfCopy['state'];
  /** Number of conversions queued before it. */
  ahead: number;
}

/** The state as shown to the reader; the queue position is left out while it is converted. */
export function presentCopy({ hash, state, ahead }: CopyRow): PdfCopy {
  return { hash, state, ahead: state === 'waiting' ? ahead : 0 };
}
