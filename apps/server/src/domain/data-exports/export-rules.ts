import type { DataExport } from '@redraft/contracts';

const minute = 60_000;
const day = 24 * 60 * minute;

const retentionDays = 7;
/** Whoever makes one says within this time that it goes on. */
const leaseMs = 3 * minute;

/** What one person gets in one file, and what is kept of all at a time. */
export const maxBytes = 1024 ** 3;
export const maxBytesOfAll = 16 * 1024 ** 3;
/** After so many beginnings it is not begun again by itself. */
export const maxAttempts = 3;

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * day);
}

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

export interface ExportRow {
  state: Exclude<DataExport['state'], 'none'>;
  requested_at: Date;
  done: number;
  total: number;
  size: number;
  ready_at: Date | null;
  problem: DataExport['problem'];
}

const none: DataExport = {
  state: 'none',
  requestedAt: null,
  done: 0,
  total: 0,
  size: 0,
  readyAt: null,
  expiresAt: null,
  problem: null,
};

/** What its person is told: nothing of a file that has had its time, though the sweep comes later. */
export function presentExport(row: ExportRow | undefined, now: Date): DataExport {
  if (!row || (row.ready_at !== null && row.ready_at <= retentionStart(now))) return none;
  const { state, done, total, size, problem, ready_at: readyAt } = row;
  return {
    state,
    done,
    total,
    problem,
    size: state === 'ready' ? size : 0,
    requestedAt: row.requested_at.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: readyAt === null ? null : new Date(readyAt.getTime() + retentionDays * day).toISOString(),
  };
}

/** Asked for again, one that is under way or can be had goes on; what failed or has had its time is made anew. */
export function canRequestAgain(row: ExportRow | undefined, now: Date): boolean {
  const { state } = presentExport(row, now);
  return state === 'none' || state === 'failed' || state === 'ready';
}
