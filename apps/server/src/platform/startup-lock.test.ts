import pg from 'pg';
import { expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { StartError } from './config.ts';
import { pool } from './db.ts';
import { withStartupLock } from './startup-lock.ts';

const { connectionString } = useDatabase();

it('processes that start on one database prepare it one after the other, and who waits says so', async () => {
  const steps: string[] = [];
  const first = Promise.withResolvers<void>();
  const hasStarted = Promise.withResolvers<void>();
  const hasWaited = Promise.withResolvers<void>();
  const one = withStartupLock(connectionString(), {
    work: async () => {
      hasStarted.resolve();
      await first.promise;
      steps.push('first is done');
    },
    onWait: () => steps.push('first waits'),
  });
  await hasStarted.promise;
  const other = withStartupLock(connectionString(), {
    work: async () => void steps.push('second begins'),
    onWait: () => hasWaited.resolve(),
  });
  await hasWaited.promise;
  first.resolve();
  await Promise.all([one, other]);
  expect(steps).toEqual(['first is done', 'second begins']);
});

it('processes that start on one database let the next one in where the work failed', async () => {
  const failing = withStartupLock(connectionString(), {
    work: () => Promise.reject(new StartError('It failed.')),
    onWait: () => undefined,
  });
  await expect(failing).rejects.toThrow('It failed.');
  const next = withStartupLock(connectionString(), { work: async () => 'done', onWait: () => undefined });
  expect(await next).toBe('done');
});

it('processes that start on one database stop where the connection that keeps others out breaks', async () => {
  const broken = withStartupLock(connectionString(), {
    work: async () => {
      await pool().query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'redraft-startup' AND datname = current_database()",
      );
      await new Promise(() => undefined);
    },
    onWait: () => undefined,
  });
  await expect(broken).rejects.toThrow('The connection to the database broke while it was prepared');
  await expect(broken).rejects.toBeInstanceOf(StartError);
  const client = new pg.Client({ connectionString: connectionString() });
  await client.connect();
  await client.end();
});
