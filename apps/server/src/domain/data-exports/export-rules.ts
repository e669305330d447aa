import type { DataExport } from '@redraft/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const retentionDays = 7;
/** The worker must renew its lease within this time. */
const leaseMs = 3 * minuteMs;

/** The size limits of one user's export, and of all stored exports. */
export const maxBytes = 1024 ** 3;
export const maxBytesOfAll = 16 * 1024 ** 3;
/** After this many attempts it is not retried automatically. */
export const maxAttempts = 3;

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * dayMs);
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

const noExport: DataExport = {
  state: 'none',
  requestedAt: null,
  done: 0,
  total: 0,
  size: 0,
  readyAt: null,
  expiresAt: null,
  problem: null,
};

/** What the user is shown: an expired file is not offered, even if it has not been swept yet. */
export function presentExport(row: ExportRow | undefined, now: Date): DataExport {
  if (!row || (row.ready_at !== null && row.ready_at <= retentionStart(now))) return noExport;
  const { state, done, total, size, problem, ready_at: readyAt } = row;
  return {
    state,
    done,
    total,
    problem,
    size: state === 'ready' ? size : 0,
    requestedAt: row.requested_at.toISOString(),
    readyAt: readyAt?.toISOString() ?? null,
    expiresAt: readyAt === null ? null : new Date(readyAt.getTime() + retentionDays * dayMs).toISOString(),
  };
}

/** A new request keeps an export that is in progress or available; a failed or expired one is created again. */
export function canRequestAgain(row: ExportRow | undefined, now: Date): boolean {
  const { state } = presentExport(row, now);
  return state === 'none' || state === 'failed' || state === 'ready';
}
