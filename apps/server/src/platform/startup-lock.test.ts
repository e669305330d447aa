import pg from 'pg';
import { expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { StartError } from './config.ts';
import { pool } from './db.ts';
import { withStartupLock } from './startup-lock.ts';

const { connectionString } = useDatabase();

it('processes that start on one database prepare it one after the other, and a waiting one says so', async () => {
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

it('the next process prepares the database if the first one fails', async () => {
  const failing = withStartupLock(connectionString(), {
    work: () => Promise.reject(new StartError('It failed.')),
    onWait: () => undefined,
  });
  await expect(failing).rejects.toThrow('It failed.');
  const next = withStartupLock(connectionString(), { work: async () => 'done', onWait: () => undefined });
  expect(await next).toBe('done');
});

it('startup stops if the connection that holds the lock breaks', async () => {
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
