import path from 'node:path';
import { loadConfig } from '../apps/server/src/platform/config.ts';
import { runningDatabase } from '../apps/server/src/platform/connect.ts';
import { closeDatabase, openDatabase } from '../apps/server/src/platform/db.ts';
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import type { ServerProcess } from './server.ts';

/** Opens the database of a server that runs in this process too, for whoever closes it. */
export async function openDatabaseOf({ dataDir }: Pick<ServerProcess, 'dataDir'>): Promise<void> {
  const database = await runningDatabase(loadConfig({ DATA_DIR: dataDir }));
  if (!database) throw new Error('The database does not run.');
  openDatabase(database.connectionString);
}

/** Lets the features of the server work on the database of the one that runs, in this process. */
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

/** Works in the database that a server keeps in that folder, while that server does not run. */
export async function inDatabaseOf<Result>(dataDir: string, action: () => Promise<Result>): Promise<Result> {
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
