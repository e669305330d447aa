import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useEmptyDatabase, withClient } from '../testing/database.ts';
import { StartError } from './config.ts';
import { migrate } from './migrate.ts';

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
const run = () => migrate(connectionString(), pathToFileURL(`${folder}/`));

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
