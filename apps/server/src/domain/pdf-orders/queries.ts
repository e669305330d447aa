import type { AssignmentId, FileId, SubmissionId, UserId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { loadObject } from '../stored-objects/index.ts';
import { maxAttempts, type OrderRow } from './order-rules.ts';

export interface OrderKey {
  userId: UserId;
  assignmentId: AssignmentId;
}

const pdfSize = sql<number | null>`coalesce(octet_length(pdf),
  (SELECT stored_objects.size FROM stored_objects WHERE stored_objects.id = pdf_object))`;

const orderColumns = sql`pdf_orders.id, pdf_orders.state, pdf_orders.requested_at, pdf_orders.ready_at, pdf_orders.problem,
  files.done, files.total, files.failed, files.size
  FROM pdf_orders CROSS JOIN LATERAL (
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE state IN ('ready', 'failed'))::int AS done,
      count(*) FILTER (WHERE state = 'failed')::int AS failed,
      coalesce(sum(${pdfSize}), 0)::bigint AS size
    FROM ordered_pdfs WHERE order_id = pdf_orders.id) files`;

export type FullOrderRow = OrderRow & { id: number };

export async function selectOptionalOrder({
  userId,
  assignmentId,
}: OrderKey): Promise<FullOrderRow | undefined> {
  const { rows } = await sql<FullOrderRow>`
    SELECT ${orderColumns} WHERE user_id = ${userId} AND assignment_id = ${assignmentId}`.execute(db());
  return rows[0];
}

/** Serialises the orders of one user until the end of the transaction. */
export async function lockOrdersOf(userId: UserId): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('PDF orders of user', ${userId}))`.execute(db());
}

export async function countUnmadeOrders(userId: UserId): Promise<number> {
  const { count } = await db()
    .selectFrom('pdf_orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', '=', 'making')
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertOrder(
  { userId, assignmentId }: OrderKey,
  texts: readonly SubmissionId[],
  at: Date,
): Promise<void> {
  await sql`
    WITH inserted AS (
      INSERT INTO pdf_orders (user_id, assignment_id, requested_at)
      VALUES (${userId}, ${assignmentId}, ${at}) RETURNING id)
    INSERT INTO ordered_pdfs (order_id, submission_id)
    SELECT inserted.id, submissions.id FROM inserted, submissions
    WHERE submissions.id = ANY(${[...texts]}::bigint[])`.execute(db());
}

/** With its PDFs. */
export async function deleteOrder({ userId, assignmentId }: OrderKey): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom('pdf_orders')
    .where('user_id', '=', userId)
    .where('assignment_id', '=', assignmentId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export async function deleteOrdersOf(userId: UserId): Promise<void> {
  await db().deleteFrom('pdf_orders').where('user_id', '=', userId).execute();
}

export async function deletePdfsOf(id: SubmissionId): Promise<void> {
  await db().deleteFrom('ordered_pdfs').where('submission_id', '=', id).execute();
}

/** Also orders that no worker has made or that failed. */
export async function deleteOrdersBefore(before: Date): Promise<void> {
  await sql`DELETE FROM pdf_orders WHERE coalesce(ready_at, requested_at) <= ${before}`.execute(db());
}

export interface ClaimedText {
  orderId: number;
  submissionId: SubmissionId;
  userId: UserId;
  fileId: FileId;
  kind: OfficeKind;
  /** Number of the attempt: an earlier attempt has lost its claim. */
  tries: number;
}

/** The next text of the order that has waited longest. The order is locked first, as when it is deleted. */
export async function claimText(leaseEnd: Date, now: Date): Promise<ClaimedText | undefined> {
  return inTransaction(async () => {
    const { rows: orders } = await sql<{ id: number }>`
      UPDATE pdf_orders SET worked_at = ${now}
      WHERE id = (SELECT id FROM pdf_orders WHERE state = 'making' AND EXISTS (
          SELECT FROM ordered_pdfs WHERE order_id = pdf_orders.id AND ${isClaimable(now)})
        ORDER BY worked_at NULLS FIRST, requested_at, id LIMIT 1 FOR UPDATE)
      RETURNING id`.execute(db());
    const order = orders[0];
    if (!order) return undefined;
    const { rows } = await sql<ClaimedText>`
      UPDATE ordered_pdfs SET state = 'making', claimed_until = ${leaseEnd}, tries = tries + 1
      FROM pdf_orders, submissions, files
      WHERE pdf_orders.id = order_id AND submissions.id = submission_id AND files.id = submissions.main_file_id
        AND (order_id, submission_id) = (SELECT order_id, submission_id FROM ordered_pdfs
          WHERE order_id = ${order.id} AND ${isClaimable(now)} ORDER BY tries, submission_id LIMIT 1 FOR UPDATE)
      RETURNING order_id AS "orderId", submission_id AS "submissionId", user_id AS "userId",
        files.id AS "fileId", files.kind, tries`.execute(db());
    return rows[0];
  });
}

function isClaimable(now: Date) {
  return sql<boolean>`tries < ${maxAttempts}
    AND (ordered_pdfs.state = 'waiting' OR (ordered_pdfs.state = 'making' AND claimed_until <= ${now}))`;
}

/** Texts whose workers have died too often. */
export async function giveUpTexts(now: Date): Promise<void> {
  await sql`
    UPDATE ordered_pdfs SET state = 'failed', claimed_until = NULL
    WHERE state = 'making' AND claimed_until <= ${now} AND tries >= ${maxAttempts}
      AND order_id IN (SELECT id FROM pdf_orders WHERE state = 'making')`.execute(db());
}

export interface MadePdf {
  pdf: Uint8Array;
  crc: number;
  isAnonymized: boolean;
}

/** Null if the text could not be converted: it is tried again after the others. Has no effect if the order is gone or another attempt has started. */
export async function updateMade(
  { orderId, submissionId, tries }: ClaimedText,
  made: MadePdf | null,
): Promise<void> {
  await db()
    .updateTable('ordered_pdfs')
    .set({
      state: made ? 'ready' : tries < maxAttempts ? 'waiting' : 'failed',
      claimed_until: null,
      pdf: made ? Buffer.from(made.pdf) : null,
      crc: made?.crc ?? null,
      is_anonymized: made?.isAnonymized ?? null,
    })
    .where('order_id', '=', orderId)
    .where('submission_id', '=', submissionId)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .execute();
}

/** Nobody claims it again before its claim ends. The attempt does not count. */
export async function postponeText({ orderId, submissionId, tries }: ClaimedText): Promise<void> {
  await sql`
    UPDATE ordered_pdfs SET tries = tries - 1
    WHERE order_id = ${orderId} AND submission_id = ${submissionId} AND tries = ${tries} AND state = 'making'`.execute(
    db(),
  );
}

/** Orders without a file that is still to be made: ready, or failed if no file could be converted. */
export async function finishOrders(now: Date): Promise<void> {
  await sql`
    UPDATE pdf_orders SET (state, ready_at, problem) = (
      SELECT CASE WHEN bool_or(state = 'ready') THEN 'ready' ELSE 'failed' END,
        CASE WHEN bool_or(state = 'ready') THEN ${now}::timestamptz END,
        CASE WHEN bool_or(state = 'ready') THEN NULL ELSE 'failed' END
      FROM ordered_pdfs WHERE order_id = pdf_orders.id)
    WHERE state = 'making' AND NOT EXISTS (
      SELECT FROM ordered_pdfs WHERE order_id = pdf_orders.id AND state IN ('waiting', 'making'))`.execute(
    db(),
  );
}

export async function sumBytes(orderId: number): Promise<{ order: number; all: number }> {
  const { rows } = await sql<{ order: number; all: number }>`
    SELECT coalesce(sum(${pdfSize}) FILTER (WHERE order_id = ${orderId}), 0)::bigint AS order,
      coalesce(sum(${pdfSize}), 0)::bigint AS all
    FROM ordered_pdfs WHERE state = 'ready'`.execute(db());
  return rows[0] ?? { order: 0, all: 0 };
}

/** Its PDFs are deleted. */
export async function failOrder(orderId: number, problem: 'too_large' | 'no_room'): Promise<void> {
  await inTransaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable('pdf_orders')
      .set({ state: 'failed', problem })
      .where('id', '=', orderId)
      .where('state', '=', 'making')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n) await db().deleteFrom('ordered_pdfs').where('order_id', '=', orderId).execute();
  });
}

export interface OrderedPdf {
  submissionId: SubmissionId;
  isReady: boolean;
  isAnonymized: boolean;
  crc: number;
  size: number;
}

export async function listOrderedPdfs(orderId: number): Promise<OrderedPdf[]> {
  const { rows } = await sql<OrderedPdf>`
    SELECT submission_id AS "submissionId", state = 'ready' AS "isReady",
      coalesce(is_anonymized, false) AS "isAnonymized", coalesce(crc, 0) AS crc,
      coalesce(${pdfSize}, 0) AS size
    FROM ordered_pdfs WHERE order_id = ${orderId}`.execute(db());
  return rows;
}

export async function selectOptionalPdf(
  orderId: number,
  submissionId: SubmissionId,
): Promise<Uint8Array | null> {
  const row = await db()
    .selectFrom('ordered_pdfs')
    .select(['pdf', 'pdf_object'])
    .where('order_id', '=', orderId)
    .where('submission_id', '=', submissionId)
    .executeTakeFirst();
  if (!row) return null;
  return row.pdf_object === null ? row.pdf : loadObject(row.pdf_object);
}

export interface ReadyOrderRow {
  id: number;
  assignment_id: AssignmentId;
  ready_at: Date;
}

export async function listReadyOrders(userId: UserId, since: Date): Promise<ReadyOrderRow[]> {
  const { rows } = await sql<ReadyOrderRow>`
    SELECT id, assignment_id, ready_at FROM pdf_orders
    WHERE user_id = ${userId} AND state = 'ready' AND ready_at > ${since}
    ORDER BY ready_at DESC LIMIT 20`.execute(db());
  return rows;
}
