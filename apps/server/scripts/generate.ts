import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderDataMap } from '../src/data-map/page.ts';
import { generateDatabaseTypes } from './generate-types.ts';

/** Writes the types of the database and the page of its data map. With --check it fails if that changed anything: the generator was not run. */
const repository = path.resolve(import.meta.dirname, '../../..');

const generated = [
  { file: 'apps/server/src/platform/db.generated.ts', write: generateDatabaseTypes },
  {
    file: 'docs/data-map.md',
    write: () => writeFile(path.join(repository, 'docs/data-map.md'), renderDataMap()),
  },
];

let isStale = false;
for (const { file, write } of generated) {
  const contents = () => readFile(path.join(repository, file), 'utf8').catch(() => '');
  const before = await contents();
  await write();
  if (before === (await contents())) continue;
  isStale = true;
  console.log(`Changed: ${file}`);
}
if (process.argv.includes('--check') && isStale) process.exit(1);
