import type { FileId, OpenDocumentKind } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface OriginalRow {
  file_id: FileId;
  seq: number;
  name: string;
  kind: OpenDocumentKind;
  hash: Buffer;
}

export async function upsertOriginal({ file_id, seq, name, kind, hash }: OriginalRow): Promise<void> {
  await sql`
    INSERT INTO originals (file_id, seq, name, kind, hash) VALUES (${file_id}, ${seq}, ${name}, ${kind}, ${hash})
    ON CONFLICT (file_id, seq) DO UPDATE SET name = EXCLUDED.name, kind = EXCLUDED.kind, hash = EXCLUDED.hash`.execute(
    db(),
  );
}

/** For each file, the newest original up to a version; up to the current one if it is null. */
export async function listNewestOriginals(
  fileIds: readonly FileId[],
  seq: number | null,
): Promise<OriginalRow[]> {
  const { rows } = await sql<OriginalRow>`
    SELECT DISTINCT ON (file_id) file_id, seq, name, kind, hash FROM originals
    WHERE file_id = ANY(${[...fileIds]}::bigint[]) AND (${seq}::integer IS NULL OR seq <= ${seq}::integer)
    ORDER BY file_id, seq DESC`.execute(db());
  return rows;
}

/** In the order of their versions. */
export async function listOriginalRows(fileId: FileId): Promise<OriginalRow[]> {
  const { rows } = await sql<OriginalRow>`
    SELECT file_id, seq, name, kind, hash FROM originals WHERE file_id = ${fileId} ORDER BY seq`.execute(
    db(),
  );
  return rows;
}
