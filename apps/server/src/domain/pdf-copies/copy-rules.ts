import type { PdfCopy } from '@redraft/contracts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** A conversion ends within a minute (platform/soffice.ts); after this whoever began it is gone. */
const leaseMs = 3 * minute;
/** Not asked for in so many days, it is made anew when it is. */
const retentionDays = 7;

/** After so many beginnings it is not begun again by itself. */
export const maxAttempts = 2;
/** Files of at most 25 MB wait for their turn, some seconds each: who would be one more had better ask again. */
export const maxWaiting = 20;
/** Of all copies together. */
export const maxBytes = 2 * 1024 ** 3;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * day);
}

export interface CopyRow {
  hash: string;
  state: PdfCopy['state'];
  /** How many were asked for before it and are not made. */
  ahead: number;
}

/** What its reader is told: one that waits does not say behind what once it is its turn. */
export function presentCopy({ hash, state, ahead }: CopyRow): PdfCopy {
  return { hash, state, ahead: state === 'waiting' ? ahead : 0 };
}
