import { limits, type PdfOrder } from '@redraft/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A conversion ends within a minute (platform/soffice.ts); a worker with an older claim has died. */
const leaseMs = 3 * minuteMs;
const retentionDays = 3;

/** After this many attempts a file is listed as failed: a busy machine may take too long once. */
export const maxAttempts = 2;
/** The size limits of one order, and of all stored orders. */
export const maxBytes = 1024 ** 3;
export const maxBytesOfAll = 8 * 1024 ** 3;
/** Orders of one user that are still being made. */
export const maxUnmade = 3;
/** A job runs for at most this long, well within the time that the queue allows, and is then continued by another. */
export const maxRunMs = 5 * minuteMs;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

export function retentionStart(now: Date): Date {
  return new Date(now.getTime() - retentionDays * dayMs);
}

export interface OrderRow {
  state: Exclude<PdfOrder['state'], 'none'>;
  requested_at: Date;
  ready_at: Date | null;
  problem: PdfOrder['problem'];
  done: number;
  total: number;
  failed: number;
  size: number;
}

const noOrder: PdfOrder = {
  state: 'none',
  requestedAt: null,
  done: 0,
  total: 0,
  failed: 0,
  size: 0,
  expiresAt: null,
  problem: null,
};

/** What the user is shown: an expired order is not offered, even if it has not been swept yet. */
export function presentOrder(row: OrderRow | undefined, now: Date): PdfOrder {
  if (!row || (row.ready_at !== null && row.ready_at <= retentionStart(now))) return noOrder;
  const { state, done, total, failed, problem, size, ready_at: readyAt } = row;
  return {
    state,
    done,
    total,
    failed,
    problem,
    size: state === 'ready' ? size : 0,
    requestedAt: row.requested_at.toISOString(),
    expiresAt: readyAt === null ? null : new Date(readyAt.getTime() + retentionDays * dayMs).toISOString(),
  };
}

export type OrderVerdict = 'accepted' | 'in_progress' | 'nothing' | 'too_many_texts' | 'too_many_orders';

/** A repeated request keeps an order that is being made; any other is made again. */
export function judgeOrder(of: {
  state: PdfOrder['state'];
  texts: number;
  unmadeOrders: number;
}): OrderVerdict {
  if (of.state === 'making') return 'in_progress';
  if (of.texts === 0) return 'nothing';
  if (of.texts > limits.orderedPdfs) return 'too_many_texts';
  return of.unmadeOrders >= maxUnmade ? 'too_many_orders' : 'accepted';
}

/** Which limit the stored PDFs exceed, if any. */
export function exceededLimit(bytes: { order: number; all: number }): 'too_large' | 'no_room' | null {
  if (bytes.order > maxBytes) return 'too_large';
  return bytes.all > maxBytesOfAll ? 'no_room' : null;
}
