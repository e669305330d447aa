import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { storedBytesSum } from './storage-quota.ts';

/** Recalculates the stored size of a file up to its last revision. */
export async function countStoredBytes(id: FileId): Promise<void> {
  await sql`
    UPDATE files SET stored_bytes = ${storedBytesSum(id)},
      counted_seq = greatest(counted_seq, (SELECT max(seq) FROM revisions WHERE file_id = ${id}))
    WHERE id = ${id}`.execute(db());
}

/** Files with revisions that are not counted yet. */
export async function listUncountedFiles(): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT id FROM files
    WHERE counted_seq < (SELECT max(seq) FROM revisions WHERE file_id = files.id) ORDER BY id`.execute(db());
  return rows.map((row) => row.id);
}
