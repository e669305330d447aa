import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db, inTransaction } from '../../../platform/db.ts';
import { fenceFiles, lockFiles } from '../append/index.ts';
import { evictFile } from '../read/index.ts';

/** Deletes files that are no longer used, with their complete log. Foreign keys protect files in use: an incorrect purge fails and is reported. */

/** Call it in the transaction that ends the last use of these files: no save is accepted after it. */
export async function requestPurge(ids: readonly FileId[], at: Date): Promise<void> {
  await fenceFiles(ids);
  await sql`INSERT INTO file_purges (file_id, requested_at)
    SELECT id, ${at} FROM unnest(${[...ids]}::bigint[]) AS id ON CONFLICT DO NOTHING`.execute(db());
}

/** Deletes the files whose purge was requested before the given time; a failure does not stop the others. */
export async function purgeFiles(
  requestedBefore: Date,
  onError: (id: FileId, cause: unknown) => void,
): Promise<number> {
  const { rows } = await sql<{ file_id: FileId }>`
    SELECT file_id FROM file_purges WHERE requested_at <= ${requestedBefore}
    ORDER BY requested_at, file_id`.execute(db());
  let purged = 0;
  for (const { file_id: id } of rows) {
    try {
      await purgeFile(id);
      purged += 1;
    } catch (cause) {
      onError(id, cause);
    }
  }
  return purged;
}

async function purgeFile(id: FileId): Promise<void> {
  await inTransaction(async () => {
    // Sealing, statistics and saves lock the file too, so none of them can write back what is deleted now.
    await lockFiles([id]);
    await sql`DELETE FROM revisions WHERE file_id = ${id}`.execute(db());
    await sql`DELETE FROM sealed_chunks WHERE file_id = ${id}`.execute(db());
    await deleteBlobs(id);
    // Statistics, times, tokens, locks and the rows of originals are deleted by cascade.
    await sql`DELETE FROM files WHERE id = ${id}`.execute(db());
    await sql`DELETE FROM file_purges WHERE file_id = ${id}`.execute(db());
  });
  evictFile(id);
}

/**
 * Deletes blobs that no other file references. A file that references one at this moment either waits and stores it again in its next attempt, or
 * makes this purge fail, to be retried.
 */
async function deleteBlobs(id: FileId): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`
    DELETE FROM file_blob_uses WHERE file_id = ${id} RETURNING hash`.execute(db());
  await sql`DELETE FROM file_blobs WHERE hash = ANY(${rows.map((row) => row.hash)}::bytea[]) AND is_counted
    AND NOT EXISTS (SELECT FROM file_blob_uses uses WHERE uses.hash = file_blobs.hash)`.execute(db());
}
