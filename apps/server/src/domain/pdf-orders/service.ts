import type { AssignmentId, PdfOrder, SubmissionId, UserId } from '@redraft/contracts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { sendJob } from '../../platform/job-queue.ts';
import { judgeOrder, presentOrder, retentionStart } from './order-rules.ts';
import {
  countUnmadeOrders,
  deleteOrder,
  deleteOrdersBefore,
  deleteOrdersOf,
  deletePdfsOf,
  insertOrder,
  listOrderedPdfs,
  listReadyOrders,
  lockOrdersOf,
  type OrderedPdf,
  type OrderKey,
  selectOptionalOrder,
  selectOptionalPdf,
} from './queries.ts';

export const orderQueue = 'pdf-orders';

export async function readOrder(key: OrderKey, now: Date): Promise<PdfOrder> {
  return presentOrder(await selectOptionalOrder(key), now);
}

/** Repeated requests create one order; false if one is in progress. */
export async function orderPdfs(key: OrderKey, texts: readonly SubmissionId[], now: Date): Promise<boolean> {
  return inTransaction(async () => {
    await lockOrdersOf(key.userId);
    const { state } = await readOrder(key, now);
    const unmadeOrders = await countUnmadeOrders(key.userId);
    switch (judgeOrder({ state, texts: texts.length, unmadeOrders })) {
      case 'in_progress':
        return false;
      case 'nothing':
        throw new AppError('pdfs.no_texts');
      case 'too_many_texts':
        throw new AppError('pdfs.too_many_texts');
      case 'too_many_orders':
        throw new AppError('pdfs.too_many_orders');
      case 'accepted':
        await deleteOrder(key);
        await insertOrder(key, texts, now);
        await sendJob(orderQueue);
        return true;
    }
  });
}

/** Cancels an order that is being made, or deletes its PDFs; false if there is none. */
export function cancelOrder(key: OrderKey): Promise<boolean> {
  return deleteOrder(key);
}

export interface ReadyOrder {
  readyAt: Date;
  pdfs: readonly OrderedPdf[];
  loadPdf: (submissionId: SubmissionId) => Promise<Uint8Array>;
}

/** The PDFs of an order that can be downloaded; throws if there is none. */
export async function loadReadyOrder(key: OrderKey, now: Date): Promise<ReadyOrder> {
  const row = await selectOptionalOrder(key);
  if (!row?.ready_at || presentOrder(row, now).state !== 'ready') throw new AppError('not_found');
  return {
    readyAt: row.ready_at,
    pdfs: await listOrderedPdfs(row.id),
    loadPdf: async (submissionId) => {
      const pdf = await selectOptionalPdf(row.id, submissionId);
      if (!pdf) throw new Error(`PDF order ${row.id} was deleted while it was downloaded`);
      return pdf;
    },
  };
}

export interface ReadyNotice {
  id: number;
  assignmentId: AssignmentId;
  readyAt: Date;
  expiresAt: Date;
}

export async function listReadyNotices(userId: UserId, now: Date): Promise<ReadyNotice[]> {
  const since = retentionStart(now);
  const rows = await listReadyOrders(userId, since);
  return rows.map((row) => ({
    id: row.id,
    assignmentId: row.assignment_id,
    readyAt: row.ready_at,
    expiresAt: new Date(row.ready_at.getTime() + now.getTime() - since.getTime()),
  }));
}

export async function deleteOldOrders(now: Date): Promise<void> {
  await deleteOrdersBefore(retentionStart(now));
}

/** For a deleted account. */
export async function erasePdfOrders(userId: UserId): Promise<void> {
  await deleteOrdersOf(userId);
}

/** Of a text of a deleted account. */
export async function eraseOrderedPdfs(id: SubmissionId): Promise<void> {
  await deletePdfsOf(id);
}
