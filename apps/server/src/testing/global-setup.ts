import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { migrate } from '../platform/migrate.ts';
import { hashPassword } from '../platform/password.ts';
import { password } from './password.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateDatabase: string;
    /** The hash of the password of all test users: computing it is slow by design. */
    passwordHash: string;
  }
}

/** One PostgreSQL and one migrated template per run; each test file works in its own copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(await chooseStorage(), 'redraft-test-'));
  // Durability is disabled; tests that need it use their own cluster. Each copied database ends in a checkpoint, after which whole pages would be
  // logged.
  const server = await startEmbeddedPostgres({
    directory,
    database: 'template_redraft',
    flags: ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  });
  await migrate(server.connectionString);
  project.provide('templateDatabase', server.connectionString);
  project.provide('passwordHash', await hashPassword(password));
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}

const memory = '/dev/shm';
/** The log of the server may take a gigabyte, a few databases another one. */
const neededBytes = 4 * 1024 ** 3;

/** Memory where there is enough of it: each test file copies and drops a database. */
async function chooseStorage(): Promise<string> {
  const found = await statfs(memory).catch(() => null);
  return found !== null && found.bavail * found.bsize >= neededBytes ? memory : tmpdir();
}
