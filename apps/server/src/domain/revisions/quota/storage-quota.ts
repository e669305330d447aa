import type { FileId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { db, inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Blob, insertPacked, packMissing } from '../blobs.ts';
import { checkFileQuota, quotaFromMegabytes, type StorageQuota, smallSaveBytes } from './quota-rules.ts';

/**
 * Keeps the log of a file, and of all files of a class, within limits. What a file takes is in memory with its state, so that no save
 * while typing asks for it; a save that brings more is counted in the row of the file, in turn with others of its class.
 */
let quota: StorageQuota = quotaFromMegabytes({ file: 256, class: 20_480 });
let onNearlyFull: (file: { fileId: FileId; storedBytes: number; limit: number }) => void = () => undefined;

export function setStorageQuota(to: StorageQuota, report: typeof onNearlyFull = () => undefined): void {
  quota = to;
  onNearlyFull = report;
}

/** Of a row beside its content: its header, its key and their places in pages. */
export const rowOverheadBytes = 72;

interface SaveToStore {
  /** What the file takes before it. */
  stored: number;
  record: Uint8Array;
  blobs: readonly Blob[];
  /** Written by the product itself, as a copy to begin with. */
  isOwn: boolean;
}

/** Stores the large parts of a save if the quota allows it. Gives what it adds to the file, or throws file.full or class.full. */
export async function storeWithinQuota(fileId: FileId, save: SaveToStore): Promise<number> {
  const packed = await packMissing(fileId, save.blobs);
  const added = packed.reduce(
    (sum, { stored }) => sum + stored.length + rowOverheadBytes,
    save.record.length + rowOverheadBytes,
  );
  const verdict = save.isOwn ? 'fits' : checkFileQuota(save.stored, added, quota.file);
  if (verdict === 'full')
    throw new AppError('file.full', { details: { fileId, stored: save.stored, added } });
  if (added <= smallSaveBytes) await insertPacked(fileId, packed);
  else
    await inTransaction(async () => {
      // The file before the class, as for whoever holds the file already.
      await sql`UPDATE files SET stored_bytes = stored_bytes + ${added} WHERE id = ${fileId}`.execute(db());
      if (!save.isOwn) await requireClassQuota(fileId);
      await insertPacked(fileId, packed);
    });
  if (verdict === 'gets_nearly_full')
    onNearlyFull({ fileId, storedBytes: save.stored + added, limit: quota.file });
  return added;
}

/** One save of a class after another, until the end of the transaction: none takes space that another has been given. */
async function requireClassQuota(fileId: FileId): Promise<void> {
  const { rows } = await sql<{ class_id: number }>`
    SELECT class_id FROM file_places WHERE file_id = ${fileId}`.execute(db());
  const classId = rows[0]?.class_id;
  if (classId === undefined) return;
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('room of class', ${classId}))`.execute(db());
  const sums = await sql<{ stored: number }>`
    SELECT coalesce(sum(files.stored_bytes), 0)::bigint AS stored
    FROM file_places JOIN files ON files.id = file_places.file_id WHERE class_id = ${classId}`.execute(db());
  const stored = sums.rows[0]?.stored ?? 0;
  if (stored > quota.class) throw new AppError('class.full', { details: { fileId, classId, stored } });
}

/** What the database keeps for a file. A blob of several files counts for the first of them. */
export function storedBytesSum(id: FileId): RawBuilder<number> {
  return sql<number>`(
    (SELECT coalesce(sum(pg_column_size(record) + ${rowOverheadBytes}), 0) FROM revisions WHERE file_id = ${id}) +
    (SELECT coalesce(sum(pg_column_size(text_blob) + pg_column_size(parts_blob) + coalesce(pg_column_size(activity), 0) + ${rowOverheadBytes}), 0)
      FROM sealed_chunks WHERE file_id = ${id}) +
    (SELECT coalesce(sum(pg_column_size(content) + ${rowOverheadBytes}), 0)
      FROM file_blob_uses uses JOIN file_blobs USING (hash)
      WHERE uses.file_id = ${id} AND NOT EXISTS (
        SELECT FROM file_blob_uses earlier WHERE earlier.hash = uses.hash AND earlier.file_id < ${id})))::bigint`;
}

/** Of the head, once when a file is opened. */
export async function readStoredBytes(id: FileId): Promise<number> {
  const { rows } = await sql<{ stored: number }>`SELECT ${storedBytesSum(id)} AS stored`.execute(db());
  return rows[0]?.stored ?? 0;
}
