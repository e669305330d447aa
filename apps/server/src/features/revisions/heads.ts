import type { FileId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface Head {
  /** Of the last revision; 0 is the base. */
  seq: number;
  modifiedAt: Date;
}

/** The last revision of many files at once, for lists. */
export async function headsOf(fileIds: readonly FileId[]): Promise<Map<FileId, Head>> {
  const { rows } = await sql<{ id: FileId; seq: number; at: Date }>`
    SELECT files.id, coalesce(hot.seq, sealed.seq) AS seq, coalesce(hot.at, sealed.at) AS at
    FROM files
    LEFT JOIN LATERAL (SELECT seq, at FROM revisions WHERE file_id = files.id ORDER BY seq DESC LIMIT 1) hot ON true
    LEFT JOIN LATERAL (SELECT last_seq AS seq, last_at AS at FROM sealed_chunks WHERE file_id = files.id
      ORDER BY first_seq DESC LIMIT 1) sealed ON true
    WHERE files.id = ANY(${fileIds}::bigint[]) AND coalesce(hot.seq, sealed.seq) IS NOT NULL`.execute(db());
  return new Map(rows.map((row) => [row.id, { seq: row.seq, modifiedAt: row.at }]));
}
