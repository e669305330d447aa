import type { Config } from '../platform/config.ts';
import { provideDatabase, runningDatabase } from '../platform/connect.ts';
import { claimDataDir } from '../platform/data-dir.ts';
import { closeDatabase, openDatabase } from '../platform/db.ts';
import { migrate } from '../platform/migrate.ts';
import { withStartupLock } from '../platform/startup-lock.ts';

/** Runs a command on the migrated database: that of a running server if there is one; otherwise the database is started. */
export async function withOpenDatabase(config: Config, run: () => Promise<void>): Promise<void> {
  const database = await connect(config);
  try {
    await withStartupLock(database.connectionString, {
      work: () => migrate(database.connectionString),
      onWait: () => console.log('A Redraft is preparing this database; waiting for it ...'),
    });
    openDatabase(database.connectionString);
    await run();
  } finally {
    await closeDatabase();
    await database.stop();
    await database.release();
  }
}

async function connect(config: Config) {
  const running = await runningDatabase(config).catch(() => undefined);
  if (running) return { ...running, release: async () => undefined };
  const release = await claimDataDir(config.dataDir);
  return { ...(await provideDatabase(config)), release };
}
