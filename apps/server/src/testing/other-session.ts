import { sql } from 'kysely';
import pg from 'pg';
import { expect } from 'vitest';
import { db } from '../platform/db.ts';

/** Another session on the test's database, in a transaction: what it locks is held until it commits. */
export interface OtherSession {
  query: (text: string, values?: readonly unknown[]) => Promise<void>;
  commit: () => Promise<void>;
}

export async function openOtherSession(connectionString: string): Promise<OtherSession> {
  const client = new pg.Client({ connectionString, application_name: 'other-session' });
  await client.connect();
  await client.query('BEGIN');
  return {
    query: async (text, values = []) => {
      await client.query(text, [...values]);
    },
    commit: async () => {
      await client.query('COMMIT');
      await client.end();
    },
  };
}

/** Resolves once a session of this database waits for a lock of another. */
export async function untilSomeoneWaits(): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ count: number }>`
        SELECT count(*)::int AS count FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db());
        return rows[0]?.count ?? 0;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThan(0);
}
