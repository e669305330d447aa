import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataMap } from './data-map/index.ts';

const writing =
  /\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)|\b(?:INSERT\s+INTO|UPDATE|DELETE\s+FROM|TRUNCATE|MERGE\s+INTO)\s+"?([a-z]\w*)/g;

function tablesWrittenBy(source: string): Set<string> {
  return new Set([...source.matchAll(writing)].flatMap(([, called, spelt]) => called ?? spelt ?? []));
}

/** A module such as `domain/members`, or `platform` if it has no folders. */
function folderOf(file: string): string {
  const [storey = '', part = ''] = file.split(path.sep);
  return storey === 'domain' || storey === 'features' ? `${storey}/${part}` : storey;
}

function writesOfTheServer(): { table: string; folder: string }[] {
  // Except the demo, which empties every table first.
  const storeys = ['domain/**/*.ts', 'features/**/*.ts', 'platform/**/*.ts'];
  const files = globSync(storeys, { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  return files.flatMap((file) => {
    const tables = tablesWrittenBy(readFileSync(path.join(import.meta.dirname, file), 'utf8'));
    return [...tables].map((table) => ({ table, folder: folderOf(file) }));
  });
}

it.each(Object.entries(Object.groupBy(writesOfTheServer(), ({ table }) => table)))(
  'the table %s is written by its owning module only',
  (table, writes) => {
    const owner = new Map(Object.entries(dataMap)).get(table)?.owner;
    expect([...new Set(writes?.map(({ folder }) => folder))]).toEqual([owner]);
  },
);

it('a table name is found in any spelling', () => {
  const source = `db().insertInto('users'); db().updateTable(
      'classes'); db().deleteFrom('drafts'); sql\`INSERT INTO files (id) ON CONFLICT DO UPDATE
      SET id = 1\`; sql\`UPDATE revisions SET at = 1\`; sql\`DELETE FROM rubrics\`; sql\`SELECT 1 FOR UPDATE OF file\``;
  expect([...tablesWrittenBy(source)]).toEqual([
    'users',
    'classes',
    'drafts',
    'files',
    'revisions',
    'rubrics',
  ]);
});
