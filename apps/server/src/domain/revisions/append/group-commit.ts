import { sql } from 'kysely';
import { createBatches } from '../../../platform/batches.ts';
import { db, isInTransaction, savePool } from '../../../platform/db.ts';

/** The right to write, as it was found: it is looked at again by the statement that writes. */
export interface WritePermission {
  /** The fence of the file under which it was found. */
  fence: number;
  /** The SHA-256 of the opening's token, in hex. */
  opening: string;
}

interface LogRow {
  fileId: number;
  seq: number;
  at: number;
  record: Uint8Array;
  /** By which somebody may write; null where the caller needs no leave. */
  leave: WritePermission | null;
}

/**
 * `taken`: another process has written that revision of the file, or it is sealed. `fenced`: the file is held, is gone,
 * or has another fence by now, or the opening that saves has ended.
 */
type Outcome = 'written' | 'taken' | 'fenced';

// Two batches under way keep the disk busy while the next is gathered; more only make them smaller.
const maxUnderWay = 2;
const maxBatch = 512;

// A file that is held is passed over, so that one hand-in holds up nobody else's save, and no batch waits while it holds
// others. Rows whose place has been sealed already stay out. In one order, as batches of other processes have. Each row is looked
// up by keys alone, however many openings and files there are: nothing here can be planned as a join. What was written is told
// twice, the second time as if it were not.
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

/** Says `written` once the row is durable. */
export type InsertRevision = (row: LogRow) => Promise<Outcome>;

/**
 * Rows of a few milliseconds are committed together by one statement (docs/save-path.md). While a batch
 * is being made durable the next one gathers; nobody waits for a timer. One per process: a file has at most
 * one row under way, so no batch holds two rows of the same place.
 */
export function createGroupCommit(): InsertRevision {
  const insert = createBatches({ run: insertBatch, maxUnderWay, maxBatch });
  return (row) => (isInTransaction() ? insertInTransaction(row) : insert(row));
}

async function insertBatch(rows: readonly LogRow[]): Promise<Outcome[]> {
  let place = 1;
  const places = rows.map((row) => {
    place += row.record.length;
    return place - row.record.length;
  });
  const answer = await savePool().query<{ file_id: number; is_written: boolean }>({
    name: 'insert-revisions',
    text: insertStatement,
    values: [
      rows.map((row) => row.fileId),
      rows.map((row) => row.seq),
      rows.map((row) => row.at),
      places,
      Buffer.concat(rows.map((row) => row.record)),
      rows.map((row) => row.record.length),
      rows.map((row) => row.leave?.fence ?? null),
      rows.map(({ leave }) => leave && `\\x${leave.opening}`),
    ],
  });
  const outcomes = new Map<number, Outcome>();
  for (const { file_id: id, is_written: isWritten } of answer.rows)
    if (isWritten || !outcomes.has(id)) outcomes.set(id, isWritten ? 'written' : 'taken');
  return rows.map(({ fileId }) => outcomes.get(fileId) ?? 'fenced');
}

/** Whose transaction it is holds the file, and is not fenced. */
async function insertInTransaction(row: LogRow): Promise<Outcome> {
  const answer = await sql`
    INSERT INTO revisions (file_id, seq, at, record)
    SELECT id, ${row.seq}::int, 'epoch'::timestamptz + ${row.at}::bigint * interval '1 millisecond', ${Buffer.from(row.record)}::bytea
    FROM files WHERE id = ${row.fileId} AND sealed_seq < ${row.seq}::int
    ON CONFLICT DO NOTHING RETURNING seq`.execute(db());
  return answer.rows.length === 1 ? 'written' : 'taken';
}
