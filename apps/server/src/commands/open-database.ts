import { setUpObjects } from '../domain/stored-objects/index.ts';
import type { Config } from '../platform/config.ts';
import { provideDatabase, runningDatabase } from '../platform/connect.ts';
import { claimDataDir } from '../platform/data-dir.ts';
import { closeDatabase, openDatabase } from '../platform/db.ts';
import { migrate } from '../platform/migrate.ts';
import { withStartupLock } from '../platform/startup-lock.ts';

/**
 * Runs a command on the database: that of a running server if there is one; otherwise the database is started. It is migrated first, unless
 * `migrates` is false: for commands that only look, and for backup-done, which adds one row and leaves the database in the version that was backed up.
 */
export async function withOpenDatabase(
  config: Config,
  run: () => Promise<void>,
  { migrates = true }: { migrates?: boolean } = {},
): Promise<void> {
  const database = await connect(config);
  try {
    if (migrates) await migrateLocked(database.connectionString);
    openDatabase(database.connectionString);
    setUpObjects(config.blobs);
    await run();
  } finally {
    await closeDatabase();
    await database.stop();
    await database.release();
  }
}

async function migrateLocked(connectionString: string): Promise<void> {
  await withStartupLock(connectionString, {
    work: () => migrate(connectionString),
    onWait: () => console.log('A Redraft is preparing this database; waiting for it ...'),
  });
}

async function connect(config: Config) {
  const running = await runningDatabase(config).catch(() => undefined);
  if (running) return { ...running, release: async () => undefined };
  const release = await claimDataDir(config.dataDir);
  return { ...(await provideDatabase(config)), release };
}
