import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { closeDatabase, openDatabase } from '../platform/db.ts';

/** Gives the test file its own database, copied from the migrated template, and opens it. */
export function useDatabase(): { connectionString: () => string } {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = new URL(inject('templateDatabase'));
  const own = new URL(template);
  own.pathname = `/${name}`;

  beforeAll(async () => {
    await runAsAdministrator(template, `CREATE DATABASE ${name} TEMPLATE template_redraft`);
    openDatabase(own.href);
  });
  afterAll(async () => {
    await closeDatabase();
    await runAsAdministrator(template, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
  return { connectionString: () => own.href };
}

async function runAsAdministrator(template: URL, statement: string): Promise<void> {
  const address = new URL(template);
  address.pathname = '/postgres';
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  try {
    // Two test files that start together copy the template one after the other.
    await client.query('SELECT pg_advisory_lock(1)');
    await client.query(statement);
  } finally {
    await client.end();
  }
}
