import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildHttp } from '../src/platform/http.ts';
import { createLogger } from '../src/platform/logging.ts';
import { routes } from '../src/routes.ts';
import { generateDatabaseTypes } from './generate-types.ts';

/**
 * Writes what derives from other sources: database types, openapi.json, the browser's call types.
 * With --check it also fails when that changed anything: somebody forgot to run it.
 */
const run = promisify(execFile);
const repository = path.resolve(import.meta.dirname, '../../..');
const openapi = path.join(repository, 'apps/server/openapi.json');
const clientTypes = path.join(repository, 'apps/web/src/lib/api.generated.ts');
const databaseTypes = path.join(repository, 'apps/server/src/platform/db.generated.ts');
const generated = [databaseTypes, openapi, clientTypes];

async function writeOpenApi(): Promise<void> {
  const app = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in to a generator.')),
    routes,
  });
  await app.ready();
  await writeFile(openapi, `${JSON.stringify(app.swagger(), null, 2)}\n`);
  await app.close();
}

async function writeClientTypes(): Promise<void> {
  const openapiTypescript = path.join(repository, 'node_modules/openapi-typescript/bin/cli.js');
  await run(process.execPath, [openapiTypescript, openapi, '--output', clientTypes]);
}

async function contents(): Promise<string[]> {
  return Promise.all(generated.map((file) => readFile(file, 'utf8').catch(() => '')));
}

const before = await contents();
await generateDatabaseTypes();
await writeOpenApi();
await writeClientTypes();
const after = await contents();
const stale = generated.filter((_file, index) => before[index] !== after[index]);
for (const file of stale) console.log(`Changed: ${path.relative(repository, file)}`);
if (process.argv.includes('--check') && stale.length > 0) process.exit(1);
