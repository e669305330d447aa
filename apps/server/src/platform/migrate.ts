import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { StartError } from './config.ts';
import { db } from './db.ts';
import { createdIndex, isUnwrapped } from './migration-rules.ts';
import { reasonOf } from './reason.ts';
import { splitStatements } from './sql-statements.ts';

const ownMigrations = new URL('../../migrations/', import.meta.url);

export interface MigrationLocks {
  /** A statement that waits longer for a lock is given up: everybody who comes after it waits as well. */
  timeoutMs: number;
  attempts: number;
  /** Between two attempts, for those who waited. */
  pauseMs: number;
}
const defaultLocks: MigrationLocks = { timeoutMs: 2000, attempts: 30, pauseMs: 1000 };

/**
 * Runs pending migrations, each in its own transaction unless its first line says otherwise, and returns their names. The caller must hold the startup
 * lock if other processes use the database.
 *
 * @throws StartError in one line, also if a newer version of the program has migrated the database: this one does not know the new columns.
 */
export async function migrate(
  connectionString: string,
  { folder = ownMigrations, locks = defaultLocks }: { folder?: URL; locks?: MigrationLocks } = {},
): Promise<string[]> {
  const client = new pg.Client({ connectionString });
  // A broken connection fails the running statement, which reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await runPending(client, { folder, locks });
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

async function runPending(
  client: pg.Client,
  { folder, locks }: { folder: URL; locks: MigrationLocks },
): Promise<string[]> {
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
  for (const name of pending) {
    const text = await readFile(new URL(name, folder), 'utf8');
    if (isUnwrapped(text)) await runStatements(client, { name, text });
    else await runWithRetries(client, { name, text, locks });
  }
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

interface MigrationFile {
  name: string;
  text: string;
}

/** A transaction that does not get its locks is rolled back and tried again. */
async function runWithRetries(
  client: pg.Client,
  { name, text, locks }: MigrationFile & { locks: MigrationLocks },
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runTransaction(client, { name, text, locks });
    } catch (cause) {
      if (isLockTimeout(cause) && attempt < locks.attempts) await delay(locks.pauseMs);
      else
        throw new StartError(`Migration ${name} failed (${reasonOf(cause)}). Nothing of it was kept.`, {
          cause,
        });
    }
  }
}

async function runTransaction(
  client: pg.Client,
  { name, text, locks }: MigrationFile & { locks: MigrationLocks },
): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL lock_timeout = ${locks.timeoutMs}`);
    await client.query(text);
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
    await client.query('COMMIT');
  } catch (cause) {
    // If the connection is lost, PostgreSQL has rolled back by itself.
    await client.query('ROLLBACK').catch(() => undefined);
    throw cause;
  }
}

/** `lock_not_available` */
function isLockTimeout(cause: unknown): boolean {
  return cause instanceof pg.DatabaseError && cause.code === '55P03';
}

/**
 * Statement by statement, since CREATE INDEX CONCURRENTLY does not run in a transaction. After a failure the next start begins again: what is complete
 * is skipped, and an index that was left incomplete is built anew.
 */
async function runStatements(client: pg.Client, { name, text }: MigrationFile): Promise<void> {
  try {
    for (const statement of splitStatements(text)) {
      const isBuilding = statement.words[0] === 'CREATE';
      if (isBuilding && (await isIndexComplete(client, createdIndex(statement.words).toLowerCase())))
        continue;
      await client.query(statement.text);
    }
    await client.query('INSERT INTO migrations (name) VALUES ($1)', [name]);
  } catch (cause) {
    throw new StartError(`Migration ${name} failed (${reasonOf(cause)}). The next start continues it.`, {
      cause,
    });
  }
}

/** False if there is no such index; one whose building was interrupted is dropped. */
async function isIndexComplete(client: pg.Client, index: string): Promise<boolean> {
  const { rows } = await client.query<{ indisvalid: boolean }>(
    'SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass($1)',
    [index],
  );
  const isComplete = rows[0]?.indisvalid;
  if (isComplete === false)
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${pg.escapeIdentifier(index)}`);
  return isComplete ?? false;
}
