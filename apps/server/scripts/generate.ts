import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { generateDatabaseTypes } from './generate-types.ts';

/** Writes the types of the database. With --check it fails if that changed anything: the generator was not run. */
const repository = path.resolve(import.meta.dirname, '../../..');
const databaseTypes = path.join(repository, 'apps/server/src/platform/db.generated.ts');
const contents = () => readFile(databaseTypes, 'utf8').catch(() => '');

const before = await contents();
await generateDatabaseTypes();
const isStale = before !== (await contents());
if (isStale) console.log(`Changed: ${path.relative(repository, databaseTypes)}`);
if (process.argv.includes('--check') && isStale) process.exit(1);
