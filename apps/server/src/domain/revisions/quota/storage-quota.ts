import type { FileId } from '@redraft/contracts';
import { type RawBuilder, sql } from 'kysely';
import { db, inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { type Blob, insertPacked, packMissing } from '../blobs.ts';
import { checkFileQuota, quotaFromMegabytes, type StorageQuota, smallSaveBytes } from './quota-rules.ts';

/**
 * Limits the storage of each file, and of all files of a class. A file's size is cached with its state, so saves while typing need no query; larger
 * saves are added to the file's row, serialised within the class.
 */
let quota: StorageQuota = quotaFromMegabytes({ file: 256, class: 20_480 });
let onNearlyFull: (file: { fileId: FileId; storedBytes: number; limit: number }) => void = () => undefined;

export function setStorageQuota(to: StorageQuota, report: typeof onNearlyFull = () => undefined): void {
  quota = to;
  onNearlyFull = report;
}

/** Bytes of a row besides its content: header, key, and page pointers. */
export const rowOverheadBytes = 72;

interface SaveToStore {
  /** Size of the file before the save. */
  stored: number;
  record: Uint8Array;
  blobs: readonly Blob[];
  /** Written by the program itself, such as an initial copy. */
  isOwn: boolean;
}

/** Stores the large parts of a save within the quota. Returns the bytes that it adds to the file, or throws file.full or class.full. */
export async function storeWithinQuota(fileId: FileId, save: SaveToStore): Promise<number> {
  const packed = await packMissing(fileId, save.blobs);
  const addedBytes = packed.reduce(
    (sum, { stored }) => sum + stored.length + rowOverheadBytes,
    save.record.length + rowOverheadBytes,
  );
  const verdict = save.isOwn ? 'fits' : checkFileQuota(save.stored, addedBytes, quota.file);
  if (verdict === 'full')
    throw new AppError('file.full', { details: { fileId, stored: save.stored, added: addedBytes } });
  if (addedBytes <= smallSaveBytes) await insertPacked(fileId, packed);
  else
    await inTransaction(async () => {
      // The file is locked before the class, because callers may hold the file already.
      await sql`UPDATE files SET stored_bytes = stored_bytes + ${addedBytes} WHERE id = ${fileId}`.execute(
        db(),
      );
      if (!save.isOwn) await requireClassQuota(fileId);
      await insertPacked(fileId, packed);
    });
  if (verdict === 'gets_nearly_full')
    onNearlyFull({ fileId, storedBytes: save.stored + addedBytes, limit: quota.file });
  return addedBytes;
}

/** Serialises the class's large saves until the end of the transaction, so that no two use the same remaining space. */
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

/** Content counts wherever it is stored. */
function objectSize(column: string): RawBuilder<number> {
  return sql`(SELECT stored_objects.size FROM stored_objects WHERE stored_objects.id = ${sql.ref(column)})`;
}

/** The stored size of a file. A blob shared by several files counts for the first of them. */
export function storedBytesSum(id: FileId): RawBuilder<number> {
  return sql<number>`(
    (SELECT coalesce(sum(pg_column_size(record) + ${rowOverheadBytes}), 0) FROM revisions WHERE file_id = ${id}) +
    (SELECT coalesce(sum(coalesce(pg_column_size(text_blob), ${objectSize('text_object')})
        + coalesce(pg_column_size(parts_blob), ${objectSize('parts_object')})
        + coalesce(pg_column_size(activity), 0) + ${rowOverheadBytes}), 0)
      FROM sealed_chunks WHERE file_id = ${id}) +
    (SELECT coalesce(sum(coalesce(pg_column_size(content), ${objectSize('content_object')}) + ${rowOverheadBytes}), 0)
      FROM file_blob_uses uses JOIN file_blobs USING (hash)
      WHERE uses.file_id = ${id} AND NOT EXISTS (
        SELECT FROM file_blob_uses earlier WHERE earlier.hash = uses.hash AND earlier.file_id < ${id})))::bigint`;
}

/** Of the head, once when a file is opened. */
export async function readStoredBytes(id: FileId): Promise<number> {
  const { rows } = await sql<{ stored: number }>`SELECT ${storedBytesSum(id)} AS stored`.execute(db());
  return rows[0]?.stored ?? 0;
}
