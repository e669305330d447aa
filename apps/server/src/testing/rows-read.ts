import { sql } from 'kysely';
import { db, inTransaction } from '../platform/db.ts';

/** Number of rows that the statements of the work read, according to PostgreSQL's statistics; independent of time. */
export async function rowsRead(work: () => Promise<unknown>): Promise<number> {
  // On one connection: PostgreSQL merges statistics with those of others only at the end of the transaction.
  return inTransaction(async () => {
    const before = await countRows();
    await work();
    return (await countRows()) - before;
  });
}

async function countRows(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int AS count
    FROM pg_stat_xact_user_tables`.execute(db());
  return rows[0]?.count ?? Number.NaN;
}
