import type { FileId, PdfCopy } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { loadObject } from '../stored-objects/index.ts';
import { type CopyRow, maxAttempts, maxWaiting } from './copy-rules.ts';

export interface CopyName {
  fileId: FileId;
  hash: string;
}

export async function selectOptionalCopy({ fileId, hash }: CopyName): Promise<CopyRow | undefined> {
  const { rows } = await sql<CopyRow>`
    SELECT hash, state, (SELECT count(*)::int FROM pdf_copies before
      WHERE before.state IN ('waiting', 'making')
        AND (before.requested_at, before.id) < (pdf_copies.requested_at, pdf_copies.id)) AS ahead
    FROM pdf_copies WHERE file_id = ${fileId} AND hash = ${hash}`.execute(db());
  return rows[0];
}

export async function selectOptionalPdf({
  fileId,
  hash,
}: CopyName): Promise<{ state: string; pdf: Uint8Array | null } | undefined> {
  const row = await db()
    .selectFrom('pdf_copies')
    .select(['state', 'pdf', 'pdf_object'])
    .where('file_id', '=', fileId)
    .where('hash', '=', hash)
    .executeTakeFirst();
  return (
    row && { state: row.state, pdf: row.pdf_object === null ? row.pdf : await loadObject(row.pdf_object) }
  );
}

export async function countUnmade(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM pdf_copies WHERE state IN ('waiting', 'making')
      LIMIT ${maxWaiting}) unmade`.execute(db());
  return rows[0]?.count ?? 0;
}

/** Keeps an existing copy unless it failed; does nothing for a deleted file. */
export async function upsertCopy(
  { fileId, hash }: CopyName,
  source: Uint8Array,
  now: Date,
): Promise<PdfCopy['state'] | undefined> {
  const { rows } = await sql<{ state: PdfCopy['state'] }>`
    INSERT INTO pdf_copies (file_id, hash, source, requested_at, used_at)
    SELECT id, ${hash}, ${Buffer.from(source)}, ${now}, ${now} FROM files WHERE id = ${fileId}
    ON CONFLICT (file_id, hash) DO UPDATE SET used_at = EXCLUDED.used_at,
      requested_at = CASE WHEN pdf_copies.state = 'failed' THEN EXCLUDED.requested_at ELSE pdf_copies.requested_at END,
      tries = CASE WHEN pdf_copies.state = 'failed' THEN 0 ELSE pdf_copies.tries END,
      source = CASE WHEN pdf_copies.state = 'failed' THEN EXCLUDED.source ELSE pdf_copies.source END,
      state = CASE WHEN pdf_copies.state = 'failed' THEN 'waiting' ELSE pdf_copies.state END
    RETURNING state`.execute(db());
  return rows[0]?.state;
}

/** So that it is not deleted while a reader waits for it or downloads it. */
export async function updateUsed({ fileId, hash }: CopyName, now: Date): Promise<void> {
  await db()
    .updateTable('pdf_copies')
    .set({ used_at: now })
    .where('file_id', '=', fileId)
    .where('hash', '=', hash)
    .execute();
}

export interface ClaimedCopy {
  id: number;
  fileId: FileId;
  /** Number of the attempt: an earlier attempt has lost its claim. */
  tries: number;
  kind: OfficeKind;
  source: Uint8Array;
}

/** The oldest unclaimed conversion. */
export async function claimCopy(leaseEnd: Date, now: Date): Promise<ClaimedCopy | undefined> {
  const { rows } = await sql<ClaimedCopy>`
    UPDATE pdf_copies SET state = 'making', claimed_until = ${leaseEnd}, tries = tries + 1
    WHERE id = (SELECT id FROM pdf_copies
      WHERE (state = 'waiting' OR (state = 'making' AND claimed_until <= ${now})) AND tries < ${maxAttempts}
      ORDER BY requested_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING id, file_id AS "fileId", tries, source,
      (SELECT kind FROM files WHERE files.id = file_id) AS kind`.execute(db());
  return rows[0];
}

/** Conversions whose workers have died too often. */
export async function giveUpCopies(now: Date): Promise<void> {
  await sql`
    UPDATE pdf_copies SET state = 'failed', source = NULL, claimed_until = NULL
    WHERE state = 'making' AND claimed_until <= ${now} AND tries >= ${maxAttempts}`.execute(db());
}

/** Stores the result; has no effect if another attempt has started since, or its file is gone. */
export async function updateMade({ id, tries }: ClaimedCopy, pdf: Uint8Array | null): Promise<void> {
  await db()
    .updateTable('pdf_copies')
    .set({
      state: pdf === null ? 'failed' : 'ready',
      pdf: pdf === null ? null : Buffer.from(pdf),
      source: null,
      claimed_until: null,
    })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'making')
    .execute();
}

export async function deleteCopiesBefore(before: Date): Promise<void> {
  await db().deleteFrom('pdf_copies').where('used_at', '<=', before).execute();
}

/** Deletes the least recently requested PDFs until the others fit; none that is still to be converted. */
export async function deleteCopiesBeyond(max: number): Promise<void> {
  await inTransaction(() =>
    sql`DELETE FROM pdf_copies WHERE id IN (
      SELECT id FROM (SELECT pdf_copies.id, sum(coalesce(octet_length(pdf), size)) OVER (ORDER BY used_at DESC, pdf_copies.id DESC) AS together
        FROM pdf_copies LEFT JOIN stored_objects ON stored_objects.id = pdf_object WHERE pdf_copies.state = 'ready') made WHERE together > ${max})`.execute(
      db(),
    ),
  );
}
