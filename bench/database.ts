import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { loadConfig } from '../apps/server/src/platform/config.ts';
import { runningDatabase } from '../apps/server/src/platform/connect.ts';
import { closeDatabase, openDatabase, pool } from '../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import type { ServerProcess } from './server.ts';

/** Opens the database of a running server in this process too; the caller closes it. */
export async function openDatabaseOf({ dataDir }: Pick<ServerProcess, 'dataDir'>): Promise<void> {
  const database = await runningDatabase(loadConfig({ DATA_DIR: dataDir }));
  if (!database) throw new Error('The database does not run.');
  openDatabase(database.connectionString);
}

/** Loads pg_stat_statements at the next start of the open database; it is idle until statements are counted. */
export async function preloadStatements(): Promise<void> {
  await pool().query("ALTER SYSTEM SET shared_preload_libraries = 'pg_stat_statements'");
}

/** Runs server code in this process on the running server's database. */
export async function onDatabaseOf<Result>(
  server: ServerProcess,
  action: () => Promise<Result>,
): Promise<Result> {
  await openDatabaseOf(server);
  try {
    return await action();
  } finally {
    await closeDatabase();
  }
}

/** Runs server code on the database in a folder whose server is not running. */
export async function runInDatabaseOf<Result>(
  dataDir: string,
  action: () => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ directory: path.join(dataDir, 'postgres') });
  try {
    await migrate(postgres.connectionString);
    openDatabase(postgres.connectionString);
    return await action();
  } finally {
    await closeDatabase();
    await postgres.stop();
  }
}

/** Process ID of the PostgreSQL in that folder. */
export async function readPostmaster(folder: string): Promise<number> {
  const file = await readFile(path.join(folder, 'cluster', 'postmaster.pid'), 'utf8');
  return Number(file.split('\n')[0]);
}
