import { mkdtemp, rm } from 'node:fs/promises';
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
    /** Of the password of everybody in tests: it takes long to make, by intent. */
    passwordHash: string;
  }
}

/** One PostgreSQL for the run, one migrated template; each test file works in its own copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'redraft-test-'));
  // Durability is not under test here, except where a test says so and uses its own cluster.
  const server = await startEmbeddedPostgres({
    directory,
    database: 'template_redraft',
    flags: ['fsync=off'],
  });
  await migrate(server.connectionString);
  project.provide('templateDatabase', server.connectionString);
  project.provide('passwordHash', await hashPassword(password));
  return async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
}
