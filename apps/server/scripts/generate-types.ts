import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts';
import { migrate } from '../src/platform/migrate.ts';
import { brandIds } from './brand-ids.ts';

/** Writes src/platform/db.generated.ts from a freshly migrated database. */
const run = promisify(execFile);
export async function generateDatabaseTypes(): Promise<void> {
  const directory = await mkdtemp(path.join(tmpdir(), 'redraft-types-'));
  const server = await startEmbeddedPostgres({ directory, flags: ['fsync=off'] });
  try {
    await migrate(server.connectionString);
    const codegen = path.resolve(import.meta.dirname, '../../../node_modules/kysely-codegen/dist/cli/bin.js');
    const out = path.resolve(import.meta.dirname, '../src/platform/db.generated.ts');
    await run(process.execPath, [
      codegen,
      '--dialect=postgres',
      `--url=${server.connectionString}`,
      `--out-file=${out}`,
      '--numeric-parser=number',
      '--date-parser=string',
      '--exclude-pattern=pgboss.*',
    ]);
    await writeFile(out, brandIds(await readFile(out, 'utf8')));
  } finally {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  }
}

if (import.meta.main) await generateDatabaseTypes();
