import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../platform/db.ts';
import { useDatabase } from '../testing/database.ts';
import { erasedKinds } from './entries.ts';
import { dataMap, listAllColumns } from './index.ts';
import { renderDataMap } from './page.ts';

useDatabase();

const sources = path.resolve(import.meta.dirname, '..');

/** Tables, their partitions as one, and views. */
async function listMigratedColumns(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT class.relname || '.' || attribute.attname AS name
    FROM pg_class class JOIN pg_attribute attribute ON attribute.attrelid = class.oid
    WHERE class.relnamespace = 'public'::regnamespace AND class.relkind IN ('r', 'p', 'v') AND NOT class.relispartition
      AND attribute.attnum > 0 AND NOT attribute.attisdropped ORDER BY 1`.execute(db());
  return rows.map(({ name }) => name);
}

it('the data map has an entry for every table and column of the migrated database', async () => {
  const migrated = await listMigratedColumns();
  const mapped = listAllColumns().map(({ table, column }) => `${table}.${column}`);
  expect({
    'add to apps/server/src/data-map: whose data it is, why, how long, who sees it, what erases it':
      migrated.filter((name) => !mapped.includes(name)),
    'remove from apps/server/src/data-map': mapped.filter((name) => !migrated.includes(name)),
  }).toEqual({
    'add to apps/server/src/data-map: whose data it is, why, how long, who sees it, what erases it': [],
    'remove from apps/server/src/data-map': [],
  });
});

it('the data map calls a column an account where it refers to one', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT conrelid::regclass || '.' || attname AS name
    FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'f' AND confrelid = 'users'::regclass`.execute(db());
  const accounts = listAllColumns().filter(({ kind }) => kind === 'account');
  const called = accounts.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ name }) => name).filter((name) => !called.includes(name))).toEqual([]);
});

it('the data map says of everything that is about a person what erases it or why it stays', () => {
  const open = listAllColumns()
    .filter(({ kind, stays }) => erasedKinds.includes(kind) && stays === undefined)
    .filter(({ table }) =>
      Object.entries(dataMap).some(([name, entry]) => name === table && entry.erasedBy.length === 0),
    );
  expect(open.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it('the data map names functions that exist', () => {
  const code = globSync(['domain/**/*.ts', 'features/**/*.ts', 'platform/**/*.ts'], { cwd: sources })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(sources, file), 'utf8'))
    .join('\n');
  const named = new Set(Object.values(dataMap).flatMap(({ erasedBy }) => erasedBy));
  expect(named.size).toBeGreaterThan(20);
  expect([...named].filter((name) => !new RegExp(`function ${name}\\b`).test(code))).toEqual([]);
});

it('the page docs/data-map.md is what `npm run generate` writes from the data map', () => {
  const page = readFileSync(path.resolve(sources, '../../../docs/data-map.md'), 'utf8');
  expect(page).toBe(renderDataMap());
});
