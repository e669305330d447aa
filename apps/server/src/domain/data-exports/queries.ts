import type { UserId } from '@redraft/contracts';
import type { Language } from '@redraft/sentences';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { type ExportRow, maxAttempts } from './export-rules.ts';

export async function selectOptionalExport(
  userId: UserId,
): Promise<(ExportRow & { id: number }) | undefined> {
  const { rows } = await sql<ExportRow & { id: number }>`
    SELECT id, state, requested_at, done, total, size, ready_at, problem
    FROM data_exports WHERE user_id = ${userId}`.execute(db());
  return rows[0];
}

/** For a user without an export; of two simultaneous requests, the second finds the first. */
export async function insertExport(userId: UserId, language: Language, at: Date): Promise<void> {
  await db()
    .insertInto('data_exports')
    .values({ user_id: userId, language, requested_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** With its content. */
export async function deleteExport(userId: UserId): Promise<void> {
  await db().deleteFrom('data_exports').where('user_id', '=', userId).execute();
}

export async function deleteExportsBefore(readyUntil: Date): Promise<void> {
  await db().deleteFrom('data_exports').where('ready_at', '<=', readyUntil).execute();
}

export interface ClaimedExport {
  id: number;
  userId: UserId;
  language: Language;
  /** Number of the attempt: an earlier attempt has lost its claim. */
  tries: number;
}

/** Claims the oldest unclaimed export; what an earlier attempt wrote is deleted. */
export async function claimExport(leaseEnd: Date, now: Date): Promise<ClaimedExport | undefined> {
  const { rows } = await sql<ClaimedExport>`
    UPDATE data_exports
    SET state = 'making', claimed_until = ${leaseEnd}, tries = tries + 1, done = 0, total = 0, size = 0
    WHERE id = (SELECT id FROM data_exports
      WHERE (state = 'waiting' OR (state = 'making' AND claimed_until <= ${now})) AND tries < ${maxAttempts}
      ORDER BY requested_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, user_id AS "userId", language, tries`.execute(db());
  const claimed = rows[0];
  if (claimed) await sql`DELETE FROM data_export_pieces WHERE export_id = ${claimed.id}`.execute(db());
  return claimed;
}

type Claim = Pick<ClaimedExport, 'id' | 'tries'>;

/** False if the claim was lost. */
export async function advanceExport(
  { id, tries }: Claim,
  progress: { done: number; total: number; size: number; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('data_exports')
    .set({ done: progress.done, total: progress.total, size: progress.size, claimed_until: progress.until })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function markExportReady({ id, tries }: Claim, size: number, at: Date): Promise<void> {
  await db()
    .updateTable('data_exports')
    .set({ state: 'ready', ready_at: at, claimed_until: null, size })
    .set({ done: sql`total` })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .execute();
}

export async function markExportFailed(
  { id, tries }: Claim,
  problem: 'too_large' | 'no_room' | 'failed',
): Promise<void> {
  await inTransaction(async () => {
    const { numUpdatedRows } = await db()
      .updateTable('data_exports')
      .set({ state: 'failed', problem, claimed_until: null, size: 0 })
      .where('id', '=', id)
      .where('tries', '=', tries)
      .where('state', '=', 'making')
      .executeTakeFirstOrThrow();
    if (numUpdatedRows > 0n)
      await db().deleteFrom('data_export_pieces').where('export_id', '=', id).execute();
  });
}

/** Gives up exports after too many attempts. */
export async function failAbandonedExports(now: Date): Promise<void> {
  await db()
    .updateTable('data_exports')
    .set({ state: 'failed', problem: 'failed', claimed_until: null, size: 0 })
    .where('state', '=', 'making')
    .where('claimed_until', '<=', now)
    .where('tries', '>=', maxAttempts)
    .execute();
}

export async function sumExportedBytes(): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(size), 0)::bigint AS sum FROM data_exports`.execute(db());
  return rows[0]?.sum ?? 0;
}

export async function insertExportPiece(
  { id, tries }: Claim,
  position: number,
  content: Uint8Array,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    INSERT INTO data_export_pieces (export_id, position, content)
    SELECT id, ${position}, ${Buffer.from(content.buffer, content.byteOffset, content.byteLength)}
    FROM data_exports WHERE id = ${id} AND tries = ${tries} AND state = 'making'`.execute(db());
  return (numAffectedRows ?? 0n) > 0n;
}

export async function selectOptionalExportPiece(id: number, position: number): Promise<Buffer | null> {
  const row = await db()
    .selectFrom('data_export_pieces')
    .select('content')
    .where('export_id', '=', id)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.content ?? null;
}
