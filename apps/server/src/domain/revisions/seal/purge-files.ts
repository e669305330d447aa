import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db, inTransaction } from '../../../platform/db.ts';
import { fenceFiles, lockFiles } from '../append/index.ts';
import { evictFile } from '../read/index.ts';

/**
 * Files whose last use has ended are removed with all that was ever written in them. What still uses a file
 * refers to it by a foreign key: a purge that should not have been asked for fails and is reported.
 */

/** Asked in the transaction that ends the last use of these files: no save is written in them after it. */
export async function requestPurge(ids: readonly FileId[], at: Date): Promise<void> {
  await fenceFiles(ids);
  await sql`INSERT INTO file_purges (file_id, requested_at)
    SELECT id, ${at} FROM unnest(${[...ids]}::bigint[]) AS id ON CONFLICT DO NOTHING`.execute(db());
}

/** Removes the files that were asked for by then; one that fails does not stop the others. */
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
    // Sealing, sums and saves lock it too: none writes anything back of what goes now.
    await lockFiles([id]);
    await sql`DELETE FROM revisions WHERE file_id = ${id}`.execute(db());
    await sql`DELETE FROM sealed_chunks WHERE file_id = ${id}`.execute(db());
    await deleteBlobs(id);
    // Sums, times, tokens and locks go with the row.
    await sql`DELETE FROM files WHERE id = ${id}`.execute(db());
    await sql`DELETE FROM file_purges WHERE file_id = ${id}`.execute(db());
  });
  evictFile(id);
}

/**
 * Those that no other file has. A file that takes one up at this moment either waits for us and stores it anew
 * with its next attempt, or makes this purge fail, to be tried again.
 */
async function deleteBlobs(id: FileId): Promise<void> {
  const { rows } = await sql<{ hash: Buffer }>`
    DELETE FROM file_blob_uses WHERE file_id = ${id} RETURNING hash`.execute(db());
  await sql`DELETE FROM file_blobs WHERE hash = ANY(${rows.map((row) => row.hash)}::bytea[]) AND is_counted
    AND NOT EXISTS (SELECT FROM file_blob_uses uses WHERE uses.hash = file_blobs.hash)`.execute(db());
}
