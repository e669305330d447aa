import { readdir, readFile } from 'node:fs/promises';
import pg from 'pg';

const folder = new URL('../../migrations/', import.meta.url);

/** Any constant: it keeps two processes that start together from migrating at the same time. */
const advisoryLock = 7_203_411;

/** Runs the migrations that have not run yet, each in its own transaction. Returns their names. */
export async function migrate(connectionString: string): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('SELECT name FROM migrations')).rows.map((row) => row.name),
    );
    const pending = (await readdir(folder)).filter((name) => name.endsWith('.sql') && !done.has(name)).sort();
    for (const name of pending) await runOne(client, name);
    return pending;
  } finally {
    await client.end();
  }
}

async function runOne(client: pg.Client, name: string): Promise<void> {
  const statements = await readFile(new URL(name, folder), 'utf8');
  await client.query('BEGIN');
  try {
    await client.query(statements);
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
