import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { closeDatabase, openDatabase } from '../platform/db.ts';
import { refuseWritesInReads } from '../platform/replica.ts';

/** Creates and opens a database for the test file, copied from the migrated template or filled by a function. */
export function useDatabase(fill?: (connectionString: string) => Promise<unknown>): {
  connectionString: () => string;
} {
  const { name, address } = newDatabase();
  beforeAll(async () => {
    // Copies files, which takes a tenth of the time of WAL logging while durability is off.
    const copied = ' TEMPLATE template_redraft STRATEGY = FILE_COPY';
    await runAsAdministrator(`CREATE DATABASE ${name}${fill ? '' : copied}`);
    await fill?.(address);
    openDatabase(address);
    refuseWritesInReads();
  });
  afterAll(async () => {
    await closeDatabase();
    await runAsAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return { connectionString: () => address };
}

/** The connection string of an empty database, and a function that removes it. */
export async function createEmptyDatabase(): Promise<{
  connectionString: string;
  drop: () => Promise<void>;
}> {
  const { name, address } = newDatabase();
  await runAsAdministrator(`CREATE DATABASE ${name}`);
  const drop = () => runAsAdministrator(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  return { connectionString: address, drop };
}

/** The same for each test of a file or group. */
export function useEmptyDatabase(): { connectionString: () => string } {
  let database: Awaited<ReturnType<typeof createEmptyDatabase>> | undefined;
  beforeEach(async () => {
    database = await createEmptyDatabase();
  });
  afterEach(() => database?.drop());
  return { connectionString: () => database?.connectionString ?? '' };
}

function newDatabase(): { name: string; address: string } {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const own = new URL(inject('templateDatabase'));
  own.pathname = `/${name}`;
  return { name, address: own.href };
}

function runAsAdministrator(statement: string): Promise<void> {
  const address = new URL(inject('templateDatabase'));
  address.pathname = '/postgres';
  return withClient(address.href, async (client) => {
    // Test files that start simultaneously copy the template one after the other.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  });
}

/** Runs work on a separate connection. */
export async function withClient<Result>(
  connectionString: string,
  action: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}
