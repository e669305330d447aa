import { sql } from 'kysely';
import { db, isInTransaction, pool } from '../../platform/db.ts';

/**
 * Rows of a few milliseconds are committed together by one statement (spec 7, design step 3). While a batch
 * is being made durable the next one gathers; nobody waits for a timer.
 */
interface LogRow {
  fileId: number;
  seq: number;
  at: number;
  record: Uint8Array;
}

interface Waiting {
  row: LogRow;
  resolve: (isInserted: boolean) => void;
  reject: (cause: unknown) => void;
}

// Two batches under way keep the disk busy while the next is gathered; more only make them smaller.
const maxUnderWay = 2;
const maxBatch = 512;

// The join keeps rows out whose place has been sealed already, or whose file does not exist.
const insertStatement = `
  INSERT INTO revisions (file_id, seq, at, record)
  SELECT b.file_id, b.seq, 'epoch'::timestamptz + b.at_ms * interval '1 millisecond',
    substring($5::bytea FROM b.place FOR b.length)
  FROM unnest($1::bigint[], $2::int[], $3::bigint[], $4::int[], $6::int[]) AS b (file_id, seq, at_ms, place, length)
  JOIN files ON files.id = b.file_id AND files.sealed_seq < b.seq
  ON CONFLICT DO NOTHING
  RETURNING file_id, seq`;

/** True once the row is durable; false if another process has written that revision of the file. */
export type InsertRevision = (row: LogRow) => Promise<boolean>;

/** One per process. A file has at most one row under way, so no batch holds two rows of the same place. */
export function createGroupCommit(): InsertRevision {
  const waiting: Waiting[] = [];
  let underWay = 0;
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled || underWay >= maxUnderWay || waiting.length === 0) return;
    isScheduled = true;
    // Requests that arrived in the same turn of the event loop share the batch.
    setImmediate(() => {
      isScheduled = false;
      void flush();
    });
  }

  async function flush(): Promise<void> {
    const batch = waiting.splice(0, maxBatch);
    if (batch.length === 0) return;
    underWay += 1;
    try {
      const inserted = await insertBatch(batch.map((item) => item.row));
      for (const item of batch) item.resolve(inserted.has(keyOf(item.row)));
    } catch (cause) {
      for (const item of batch) item.reject(cause);
    } finally {
      underWay -= 1;
      schedule();
    }
  }

  return (row) => {
    if (isInTransaction()) return insertInTransaction(row);
    return new Promise((resolve, reject) => {
      waiting.push({ row, resolve, reject });
      schedule();
    });
  };
}

const keyOf = (row: { fileId: number; seq: number }) => `${row.fileId}/${row.seq}`;

async function insertBatch(rows: readonly LogRow[]): Promise<ReadonlySet<string>> {
  let place = 1;
  const places = rows.map((row) => {
    place += row.record.length;
    return place - row.record.length;
  });
  const answer = await pool().query<{ file_id: number; seq: number }>({
    name: 'insert-revisions',
    text: insertStatement,
    values: [
      rows.map((row) => row.fileId),
      rows.map((row) => row.seq),
      rows.map((row) => row.at),
      places,
      Buffer.concat(rows.map((row) => row.record)),
      rows.map((row) => row.record.length),
    ],
  });
  return new Set(answer.rows.map((row) => keyOf({ fileId: row.file_id, seq: row.seq })));
}

async function insertInTransaction(row: LogRow): Promise<boolean> {
  const answer = await sql`
    INSERT INTO revisions (file_id, seq, at, record)
    SELECT id, ${row.seq}::int, 'epoch'::timestamptz + ${row.at}::bigint * interval '1 millisecond', ${Buffer.from(row.record)}::bytea
    FROM files WHERE id = ${row.fileId} AND sealed_seq < ${row.seq}::int
    ON CONFLICT DO NOTHING RETURNING seq`.execute(db());
  return answer.rows.length === 1;
}
