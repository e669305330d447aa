import { type RawBuilder, sql } from 'kysely';
import type { ContentColumn } from '../stored-objects/index.ts';

/** Saves and open documents read recent files, so these stay in the database. What has left it does not return when its file is written in again. */
const restingMs = 7 * 24 * 60 * 60 * 1000;

function isResting(fileId: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const since = new Date(now.getTime() - restingMs);
  return sql`NOT EXISTS (SELECT FROM revisions WHERE revisions.file_id = ${fileId} AND revisions.at > ${since})
    AND NOT EXISTS (SELECT FROM sealed_chunks newer WHERE newer.file_id = ${fileId} AND newer.last_at > ${since})`;
}

const chunkKey = [
  { name: 'file_id', type: 'bigint' },
  { name: 'first_seq', type: 'integer' },
] as const;

const isChunkDue = (now: Date) => isResting(sql`sealed_chunks.file_id`, now);

export const revisionColumns: readonly ContentColumn[] = [
  {
    table: 'sealed_chunks',
    key: chunkKey,
    content: 'text_blob',
    object: 'text_object',
    isDue: isChunkDue,
  },
  {
    table: 'sealed_chunks',
    key: chunkKey,
    content: 'parts_blob',
    object: 'parts_object',
    isDue: isChunkDue,
  },
  {
    table: 'file_blobs',
    key: [{ name: 'hash', type: 'bytea' }],
    content: 'content',
    object: 'content_object',
    isDue: (now) => sql`NOT EXISTS (SELECT FROM file_blob_uses uses
      WHERE uses.hash = file_blobs.hash AND NOT (${isResting(sql`uses.file_id`, now)}))`,
  },
];
