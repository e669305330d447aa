import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { fillChunks, type StoredChunk } from '../chunk-contents.ts';
import type { ChunkRow } from '../queries.ts';

export interface ChunkPlace {
  first_seq: number;
  last_seq: number;
  first_at: number;
  /** Null until the job has filled it in. */
  activity: Uint8Array | null;
}

/** First and last version and activity of each sealed chunk of a file. */
export async function listChunkPlaces(id: FileId): Promise<ChunkPlace[]> {
  const { rows } = await sql<Omit<ChunkPlace, 'first_at'> & { first_at: Date }>`
    SELECT first_seq, last_seq, first_at, activity FROM sealed_chunks
    WHERE file_id = ${id} ORDER BY first_seq`.execute(db());
  return rows.map((row) => ({ ...row, first_at: row.first_at.getTime() }));
}

/** These chunks of a file, without their parts. */
export async function listTextChunks(id: FileId, firstSeqs: readonly number[]): Promise<ChunkRow[]> {
  const { rows } = await sql<Pick<ChunkRow, 'first_seq' | 'last_seq'> & StoredChunk>`
    SELECT first_seq, last_seq, text_blob, text_object, NULL::bytea AS parts_blob, NULL::uuid AS parts_object
    FROM sealed_chunks
    WHERE file_id = ${id} AND first_seq = ANY(${[...firstSeqs]}::int[]) ORDER BY first_seq`.execute(db());
  return fillChunks(rows);
}

export interface ChunkWithoutActivity {
  file_id: FileId;
  first_seq: number;
  first_at: Date;
}

/** The next chunks of all files, after the given one, whose activity is missing. */
export async function listChunksWithoutActivity(
  after: Pick<ChunkWithoutActivity, 'file_id' | 'first_seq'> | null,
  limit: number,
): Promise<ChunkWithoutActivity[]> {
  const { rows } = await sql<ChunkWithoutActivity>`
    SELECT file_id, first_seq, first_at FROM sealed_chunks
    WHERE activity IS NULL AND (file_id, first_seq) > (${after?.file_id ?? 0}, ${after?.first_seq ?? 0})
    ORDER BY file_id, first_seq LIMIT ${limit}`.execute(db());
  return rows;
}

/** Has no effect if the chunk has been merged since: the merged chunk has its own activity. */
export async function updateActivity(id: FileId, firstSeq: number, activity: Uint8Array): Promise<void> {
  await sql`UPDATE sealed_chunks SET activity = ${Buffer.from(activity)}
    WHERE file_id = ${id} AND first_seq = ${firstSeq} AND activity IS NULL`.execute(db());
}
