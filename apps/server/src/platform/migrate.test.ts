import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useEmptyDatabase, withClient } from '../testing/database.ts';
import { StartError } from './config.ts';
import { migrate } from './migrate.ts';
import { withStartupLock } from './startup-lock.ts';

const { connectionString } = useEmptyDatabase();
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-migrations-'));
  await migration('1_things.sql', 'CREATE TABLE things (id int)');
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const migration = (name: string, statements: string) => writeFile(path.join(folder, name), statements);
const run = (locks = { timeoutMs: 200, attempts: 2, pauseMs: 10 }) =>
  migrate(connectionString(), { folder: pathToFileURL(`${folder}/`), locks });

async function tables(): Promise<string[]> {
  const { rows } = await withClient(connectionString(), (client) =>
    client.query<{ tablename: string }>(
      "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
    ),
  );
  return rows.map(({ tablename }) => tablename);
}

/** The line printed at startup. */
const refusal = () =>
  run().then(
    () => 'no refusal',
    (error: unknown) => (error instanceof StartError ? error.message : 'no StartError'),
  );

it('migrations run once each, in the order of their names', async () => {
  await migration('2_more.sql', 'ALTER TABLE things ADD name text');
  expect(await run()).toEqual(['1_things.sql', '2_more.sql']);
  expect(await run()).toEqual([]);
});

it('a failed migration is reported in one line and rolled back', async () => {
  await migration('2_wrong.sql', 'CREATE TABLE half (id int);\nCREATE TABLE things (id int);');
  expect(await refusal()).toBe(
    'Migration 2_wrong.sql failed (relation "things" already exists). Nothing of it was kept.',
  );
  expect(await tables()).toEqual(['migrations', 'things']);
  await migration('2_wrong.sql', 'CREATE TABLE half (id int)');
  expect(await run()).toEqual(['2_wrong.sql']);
});

it('a migration dated before one that has run is refused, and the database stays unchanged', async () => {
  await rm(path.join(folder, '1_things.sql'));
  await migration('209901020000_later.sql', 'CREATE TABLE later (id int)');
  await run();
  await migration('209901010000_earlier.sql', 'CREATE TABLE earlier (id int)');
  expect(await refusal()).toMatch(
    /^Migration 209901010000_earlier.sql is dated before 209901020000_later.sql,/,
  );
  expect(await tables()).toEqual(['later', 'migrations']);
});

it('a database migrated by a newer program is refused, and stays unchanged', async () => {
  await migration('9_newer.sql', 'CREATE TABLE newer (id int)');
  await run();
  await rm(path.join(folder, '9_newer.sql'));
  await migration('2_more.sql', 'CREATE TABLE more (id int)');
  expect(await refusal()).toBe(
    'The database was migrated by a newer Redraft (9_newer.sql is not known here). Start that version or a later one.',
  );
  expect(await tables()).toEqual(['migrations', 'newer', 'things']);
});

it('a migration that has run under a former name does not run again', async () => {
  await migration('202611211500_kept_ratio_bands.sql', 'CREATE TABLE bands (id int)');
  await run();
  const names = ['202611211500_kept_ratio_bands.sql', '202611221100_kept_ratio_bands.sql'];
  const [former = '', present = ''] = names.map((name) => path.join(folder, name));
  await rename(former, present);
  expect(await run()).toEqual([]);
  expect(await tables()).toEqual(['bands', 'migrations', 'things']);
});

it('missing permission or a missing database is reported in one line', async () => {
  await withClient(connectionString(), (client) =>
    client.query('CREATE VIEW migrations AS SELECT 1 AS other'),
  );
  expect(await refusal()).toMatch(/^The database cannot be migrated \(column "name" does not exist\)\.$/);
});

it('a migration that does not get a lock gives up, lets others through, and is tried again', async () => {
  await run();
  await migration('2_more.sql', 'ALTER TABLE things ADD name text');
  const reader = new pg.Client({ connectionString: connectionString() });
  await reader.connect();
  await reader.query('BEGIN');
  await reader.query('SELECT FROM things');
  expect(await refusal()).toBe(
    'Migration 2_more.sql failed (canceling statement due to lock timeout). Nothing of it was kept.',
  );
  const migrated = run({ timeoutMs: 50, attempts: 1000, pauseMs: 10 });
  // Others are let through between the attempts.
  expect(
    await withClient(
      connectionString(),
      async (client) => (await client.query('SELECT FROM things')).rowCount,
    ),
  ).toBe(0);
  await reader.query('COMMIT');
  await reader.end();
  expect(await migrated).toEqual(['2_more.sql']);
});

it('an index is built outside a transaction, and what an interrupted attempt left is built anew', async () => {
  await run();
  await withClient(connectionString(), (client) => client.query('INSERT INTO things VALUES (1), (1)'));
  await migration(
    '2_index.sql',
    `-- no transaction
    CREATE INDEX CONCURRENTLY things_plain ON things (id);
    CREATE UNIQUE INDEX CONCURRENTLY things_key ON things (id);`,
  );
  expect(await refusal()).toMatch(
    /^Migration 2_index.sql failed \(could not create unique index.*The next start continues it\.$/,
  );
  const listIndexes = async () => {
    const { rows } = await withClient(connectionString(), (client) =>
      client.query<{ name: string; valid: boolean }>(
        "SELECT indexrelid::regclass::text AS name, indisvalid AS valid FROM pg_index WHERE indrelid = 'things'::regclass ORDER BY 1",
      ),
    );
    return rows.map(({ name, valid }) => `${name} ${valid}`);
  };
  expect(await listIndexes()).toEqual(['things_key false', 'things_plain true']);
  await withClient(connectionString(), (client) => client.query('TRUNCATE things'));
  expect(await run()).toEqual(['2_index.sql']);
  expect(await listIndexes()).toEqual(['things_key true', 'things_plain true']);
  expect(await run()).toEqual([]);
});

it('an index is built while another process waits for the startup lock', async () => {
  await run();
  await migration('2_index.sql', '-- no transaction\nCREATE INDEX CONCURRENTLY things_id ON things (id);');
  let second: Promise<string> | undefined;
  const migrated = await withStartupLock(connectionString(), {
    onWait: () => undefined,
    work: async () => {
      await new Promise<void>((resolve) => {
        second = withStartupLock(connectionString(), { onWait: resolve, work: async () => 'second' });
      });
      return run();
    },
  });
  expect(migrated).toEqual(['2_index.sql']);
  expect(await second).toBe('second');
});
