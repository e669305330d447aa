import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { type Config, StartError } from './config.ts';
import { addressOf, readEndpoint } from './database-endpoint.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { reasonOf } from './reason.ts';
import type { Supervised } from './supervise-process.ts';

export interface DatabaseConnection {
  connectionString: string;
  stop: () => Promise<void>;
}

const oldestVersion = 150_000;

/** Checks the configured PostgreSQL, or starts the embedded one. */
export async function provideDatabase(config: Config, keeping?: Supervised): Promise<DatabaseConnection> {
  if (config.databaseUrl === undefined) {
    return startEmbeddedPostgres({
      directory: embeddedDirectory(config),
      ...(keeping && { supervised: keeping }),
    });
  }
  await checkDatabase(config.databaseUrl);
  return { connectionString: config.databaseUrl, stop: async () => undefined };
}

/** For a command beside a running server: uses its database without starting another one. */
export async function runningDatabase(config: Config): Promise<DatabaseConnection | undefined> {
  if (config.databaseUrl !== undefined) return provideDatabase(config);
  const directory = embeddedDirectory(config);
  const pidFile = path.join(directory, 'cluster', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const endpoint = readEndpoint(await readFile(pidFile, 'utf8'));
  const password = (await readFile(path.join(directory, 'password'), 'utf8')).trim();
  const connectionString = addressOf(endpoint, { password, database: 'redraft' });
  await checkDatabase(connectionString);
  return { connectionString, stop: async () => undefined };
}

function embeddedDirectory(config: Config): string {
  return path.join(config.dataDir, 'postgres');
}

async function checkDatabase(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ server_version_num: string }>('SHOW server_version_num');
    if (Number(rows[0]?.server_version_num) < oldestVersion) {
      throw new StartError('DATABASE_URL: PostgreSQL 15 or later is needed.');
    }
  } catch (cause) {
    if (cause instanceof StartError) throw cause;
    throw new StartError(`DATABASE_URL: no connection to the database (${reasonOf(cause)}).`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}
