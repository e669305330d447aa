import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { StartError } from './config.ts';
import { db } from './db.ts';
import { reasonOf } from './reason.ts';

const ownMigrations = new URL('../../migrations/', import.meta.url);

/**
 * Runs pending migrations, each in its own transaction, and returns their names. The caller must hold the startup lock if other
 * processes use the database.
 *
 * @throws StartError in one line, also if a newer version of the program has migrated the database: this one does not know the new columns.
 */
export async function migrate(connectionString: string, folder = ownMigrations): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  // A broken connection fails the running statement, which reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await runPending(client, folder);
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`The database cannot be migrated (${reasonOf(cause)}).`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Names of migrations that have not run on the open database; all of them on an empty one. */
export async function listPendingMigrations(): Promise<string[]> {
  const { rows } = await sql<{
    exists: boolean;
  }>`SELECT to_regclass('migrations') IS NOT NULL AS exists`.execute(db());
  const isMigrated = rows[0]?.exists === true;
  const applied = isMigrated
    ? await sql<{ name: string }>`SELECT name FROM migrations`.execute(db())
    : { rows: [] };
  const appliedNames = new Set(applied.rows.map(({ name }) => name));
  return (await listMigrations(ownMigrations)).filter((name) => !appliedNames.has(name));
}

async function listMigrations(folder: URL): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

async function runPending(client: pg.Client, folder: URL): Promise<string[]> {
  await client.query(
    'CREATE TABLE IF NOT EXISTS migrations (name text PRIMARY KEY, run_at timestamptz NOT NULL DEFAULT now())',
  );
  for (const names of renamed) await client.query('UPDATE migrations SET name = $2 WHERE name = $1', names);
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY name');
  const appliedNames = new Set(rows.map((row) => row.name));
  const availableNames = await listMigrations(folder);
  refuseNewer(appliedNames, new Set(availableNames));
  const pending = availableNames.filter((name) => !appliedNames.has(name));
  refuseOutOfOrder(pending, rows.at(-1)?.name);
  for (const name of pending) await runMigration(client, new URL(name, folder), name);
  return pending;
}

/** Former and present names of migrations that were renamed after they had run; their content is the same. */
const renamed = [
  ['202611211500_kept_ratio_bands.sql', '202611221100_kept_ratio_bands.sql'],
  ['202611280945_mails_of_invitations.sql', '202611280915_mails_of_invitations.sql'],
];

function refuseNewer(appliedNames: ReadonlySet<string>, availableNames: ReadonlySet<string>): void {
  const unknownName = [...appliedNames].find((name) => !availableNames.has(name));
  if (unknownName === undefined) return;
  throw new StartError(
    `The database was migrated by a newer Redraft (${unknownName} is not known here). Start that version or a later one.`,
  );
}

/** The last migration before this rule: some earlier ones were dated before others that had already run. */
const lastOutOfOrder = '202611280830_text_beside_another_editor.sql';

/** A migration dated before one that has run would run last here, but in the middle on a new database. */
function refuseOutOfOrder(pending: readonly string[], last: string | undefined): void {
  const misdated = pending.find((name) => last !== undefined && name < last && name > lastOutOfOrder);
  if (misdated === undefined) return;
  throw new StartError(
    `Migration ${misdated} is dated before ${last}, which has run here. Give it the date of the day on which it is added.`,
  );
}

async function runMigration(client: pg.Client, file: URL, name: string): Promise<void> {
  const statements = await readFile(file, 'utf8');
  await client.query('BEGIN');
  try {
    await client.query(statements);
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (cause) {
    // If the connection is lost, PostgreSQL has rolled back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw new StartError(`Migration ${name} failed (${reasonOf(cause)}). Nothing of it was kept.`, { cause });
  }
}
