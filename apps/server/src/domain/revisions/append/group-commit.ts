import { sql } from 'kysely';
import { createBatches } from '../../../platform/batches.ts';
import { db, isInTransaction, savePool } from '../../../platform/db.ts';

/** A checked write permission: the writing statement verifies it again. */
export interface WritePermission {
  /** The file's fence (a fencing token) at the time of the check: it is raised when permissions change. */
  fence: number;
  /** The SHA-256 of the opening's token, in hex. */
  opening: string;
}

interface LogRow {
  fileId: number;
  seq: number;
  at: number;
  record: Uint8Array;
  /** The write permission; null if the caller needs none. */
  permission: WritePermission | null;
}

/**
 * `taken`: another process has written that revision of the file, or it is sealed. `fenced`: the file is locked or deleted, its fence has changed, or
 * the token of the saving opening has ended.
 */
type Outcome = 'written' | 'taken' | 'fenced';

// Two running batches keep the disk busy while the next one collects; more would only be smaller.
const maxConcurrent = 2;
const maxBatch = 512;

// Skips locked files (SKIP LOCKED), so that a transaction that locks one file (such as a hand-in) delays no saves of other files, and no batch waits
// while it holds locks. Rows whose `seq` is already sealed are not inserted. Locks in a fixed order, because other processes run batches too. Every row is looked up by key, whatever the number of
// openings and files, so that the planner cannot choose a join. A written row is in the result
// twice, the second time with `is_written` false.
const insertStatement = `
  WITH allowed AS MATERIALIZED (
    SELECT b.file_id, b.seq, b.at_ms, b.place, b.length, file.sealed_seq
    FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[], $6::int[], $7::int[], $8::bytea[])
      AS b (file_id, seq, at_ms, place, length, fence, opening)
    CROSS JOIN LATERAL (
      SELECT sealed_seq, fence FROM files WHERE id = b.file_id FOR KEY SHARE SKIP LOCKED) AS file
    WHERE coalesce(b.fence, file.fence) = file.fence AND (b.opening IS NULL OR (
      SELECT (SELECT ended_at IS NULL FROM sessions WHERE id = session_id)
      FROM wopi_tokens WHERE token_hash = b.opening AND revoked_at IS NULL))),
  written AS (
    INSERT INTO revisions (file_id, seq, at, record)
    SELECT a.file_id, a.seq, 'epoch'::timestamptz + a.at_ms * interval '1 millisecond',
      substring($5::bytea FROM a.place FOR a.length)
    FROM allowed a WHERE a.sealed_seq < a.seq ORDER BY a.file_id
    ON CONFLICT DO NOTHING
    RETURNING file_id)
  SELECT file_id, true AS is_written FROM written UNION ALL SELECT file_id, false FROM allowed`;

/** Resolves with `written` once the row is durable. */
export type InsertRevision = (row: LogRow) => Promise<Outcome>;

/**
 * Commits the rows of a few milliseconds with one statement (docs/save-path.md). While a batch is being made durable the next one collects; there is
 * no timer. One per process: saves of a file take turns (append/service.ts), so no batch contains two rows of the same file.
 */
export function createGroupCommit(): InsertRevision {
  const insert = createBatches({ run: insertBatch, maxRunning: maxConcurrent, maxBatch });
  return (row) => (isInTransaction() ? insertInTransaction(row) : insert(row));
}

async function insertBatch(rows: readonly LogRow[]): Promise<Outcome[]> {
  let offset = 1;
  const offsets = rows.map((row) => {
    offset += row.record.length;
    return offset - row.record.length;
  });
  const result = await savePool().query<{ file_id: number; is_written: boolean }>({
    name: 'insert-revisions',
    text: insertStatement,
    values: [
      rows.map((row) => row.fileId),
      rows.map((row) => row.seq),
      rows.map((row) => row.at),
      offsets,
      Buffer.concat(rows.map((row) => row.record)),
      rows.map((row) => row.record.length),
      rows.map((row) => row.permission?.fence ?? null),
      rows.map(({ permission }) => permission && `\\x${permission.opening}`),
    ],
  });
  const outcomes = new Map<number, Outcome>();
  for (const { file_id: id, is_written: isWritten } of result.rows)
    if (isWritten || !outcomes.has(id)) outcomes.set(id, isWritten ? 'written' : 'taken');
  return rows.map(({ fileId }) => outcomes.get(fileId) ?? 'fenced');
}

/** A transaction of the caller holds the lock on the file, so it is not fenced. */
async function insertInTransaction(row: LogRow): Promise<Outcome> {
  const result = await sql`
    INSERT INTO revisions (file_id, seq, at, record)
    SELECT id, ${row.seq}::int, 'epoch'::timestamptz + ${row.at}::bigint * interval '1 millisecond', ${Buffer.from(row.record)}::bytea
    FROM files WHERE id = ${row.fileId} AND sealed_seq < ${row.seq}::int
    ON CONFLICT DO NOTHING RETURNING seq`.execute(db());
  return result.rows.length === 1 ? 'written' : 'taken';
}
