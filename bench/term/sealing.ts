import { sealFile } from '../../apps/server/src/domain/revisions/index.ts';
import { pool } from '../../apps/server/src/platform/db.ts';
import type { OpenText } from '../writing.ts';
import { copy, insertCopies } from './copy.ts';

/** Ids of the copies, between those of the product and those of the term. */
export const firstSealed = 500_000;
/** With 300 versions each, what 1,000 saves a second leave in six minutes. */
const copies = 1_200;

export interface SealingFigures {
  saves: number;
  ms: number;
  /** Of a version, in its chunk. */
  bytes: number;
  vacuum: { ms: number; deadRows: number; bytesBefore: number; bytesAfter: number };
}

/** Seals copies of a text one after the other, as one worker does, then the text itself, and vacuums the table that they have left. */
export async function measureSealing({ fileId }: OpenText): Promise<SealingFigures> {
  const series = `generate_series(${firstSealed}, ${firstSealed + copies - 1}) AS n`;
  const ofText = `WHERE file_id = ${fileId}`;
  await insertCopies([
    copy('files', `WHERE id = ${fileId}`, series, { id: 'n' }),
    copy('file_blob_uses', ofText, series, { file_id: 'n' }),
    copy('revisions', ofText, series, { file_id: 'n' }),
  ]);
  await pool().query('ANALYZE revisions');
  const { rows } = await pool().query<{ id: OpenText['fileId'] }>(
    `SELECT id FROM files WHERE id >= ${firstSealed} ORDER BY id`,
  );
  const now = new Date();
  const times = { before: now, restingSince: now };
  const startedAt = performance.now();
  for (const { id } of rows) await sealFile(id, times);
  const ms = performance.now() - startedAt;
  await sealFile(fileId, times);
  const { saves, bytes } = await selectSealed();
  return { saves, ms, bytes: bytes / saves, vacuum: await vacuum() };
}

async function selectSealed(): Promise<{ saves: number; bytes: number }> {
  const { rows } = await pool().query<{ saves: number; bytes: number }>(
    `SELECT sum(last_seq - first_seq + 1)::int AS saves,
       sum(length(text_blob) + length(parts_blob) + coalesce(length(activity), 0))::int AS bytes
     FROM sealed_chunks WHERE file_id >= ${firstSealed}`,
  );
  const [sealed] = rows;
  if (!sealed?.saves) throw new Error('The copies were not sealed.');
  return sealed;
}

const sizeOfRevisions = `SELECT sum(pg_total_relation_size(inhrelid))::float8 AS bytes, sum(n_dead_tup)::float8 AS dead
  FROM pg_inherits LEFT JOIN pg_stat_user_tables ON relid = inhrelid WHERE inhparent = 'revisions'::regclass`;

async function vacuum(): Promise<SealingFigures['vacuum']> {
  await pool().query('SELECT pg_stat_force_next_flush()');
  const before = await selectSize();
  const startedAt = performance.now();
  await pool().query('VACUUM ANALYZE revisions');
  const ms = performance.now() - startedAt;
  return { ms, deadRows: before.dead, bytesBefore: before.bytes, bytesAfter: (await selectSize()).bytes };
}

async function selectSize(): Promise<{ bytes: number; dead: number }> {
  const { rows } = await pool().query<{ bytes: number; dead: number }>(sizeOfRevisions);
  if (!rows[0]) throw new Error('The table of revisions has no partitions.');
  return rows[0];
}
