import type { FileId } from '@redraft/contracts';
import { countCodePoints } from '@redraft/revision-log';
import { sql } from 'kysely';
import { db, inTransaction } from '../../platform/db.ts';
import { decodeStored } from './packing.ts';
import { listTail } from './queries.ts';
import { storedBytesOf } from './room.ts';

/** Of the way these sums are made; a new version means that old rows are made again. */
const rollupVersion = '1';
const bucketMs = 15 * 60 * 1000;

interface Bucket {
  start: number;
  saves: number;
  insChars: number;
  delChars: number;
  firstAt: number;
  lastAt: number;
}

/** Adds the revisions that are not counted yet to the sums of their quarter of an hour. Must run before they are sealed. */
export async function rollUpFile(id: FileId): Promise<void> {
  await inTransaction(async () => {
    const { rows } = await sql<{ rolled_seq: number }>`
      SELECT rolled_seq FROM files WHERE id = ${id} FOR NO KEY UPDATE`.execute(db());
    const rolled = rows[0]?.rolled_seq;
    if (rolled === undefined) return;
    const tail = (await listTail(id, 2 ** 31 - 1)).filter((row) => row.seq > rolled);
    const last = tail.at(-1);
    if (!last) return;
    for (const bucket of sumUp(tail)) await addToBucket(id, bucket);
    await sql`UPDATE files SET rolled_seq = ${last.seq}, stored_bytes = ${storedBytesOf(id)} WHERE id = ${id}`.execute(
      db(),
    );
  });
}

function sumUp(tail: readonly { at: number; record: Uint8Array }[]): Bucket[] {
  const buckets = new Map<number, Bucket>();
  for (const row of tail) {
    const { ops, origin } = decodeStored(row.record);
    if (ops.length === 0 || origin === 'base') continue;
    const start = Math.floor(row.at / bucketMs) * bucketMs;
    const sum = buckets.get(start) ?? {
      start,
      saves: 0,
      insChars: 0,
      delChars: 0,
      firstAt: row.at,
      lastAt: row.at,
    };
    buckets.set(start, {
      ...sum,
      saves: sum.saves + 1,
      insChars: sum.insChars + ops.reduce((total, op) => total + countCodePoints(op.ins), 0),
      delChars: sum.delChars + ops.reduce((total, op) => total + op.del, 0),
      lastAt: row.at,
    });
  }
  return [...buckets.values()];
}

async function addToBucket(id: FileId, bucket: Bucket): Promise<void> {
  await sql`
    INSERT INTO file_rollups (file_id, bucket_start, version, saves, ins_chars, del_chars, first_at, last_at)
    VALUES (${id}, ${new Date(bucket.start)}, ${rollupVersion}, ${bucket.saves}, ${bucket.insChars},
      ${bucket.delChars}, ${new Date(bucket.firstAt)}, ${new Date(bucket.lastAt)})
    ON CONFLICT (file_id, bucket_start) DO UPDATE SET
      version = excluded.version,
      saves = file_rollups.saves + excluded.saves,
      ins_chars = file_rollups.ins_chars + excluded.ins_chars,
      del_chars = file_rollups.del_chars + excluded.del_chars,
      last_at = excluded.last_at`.execute(db());
}

/** Files with revisions that are not counted yet. */
export async function listUnrolledFiles(): Promise<FileId[]> {
  const { rows } = await sql<{ id: FileId }>`
    SELECT id FROM files
    WHERE rolled_seq < (SELECT max(seq) FROM revisions WHERE file_id = files.id) ORDER BY id`.execute(db());
  return rows.map((row) => row.id);
}
