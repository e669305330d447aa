import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from './config.ts';
import { reasonOf } from './reason.ts';

/** Any constant shared by all processes on one database. */
const advisoryLock = 7_203_411;

/**
 * Runs the work that prepares a database (migrations, demo world, tables of the job queue) while no other process does. It uses an
 * advisory lock, which PostgreSQL releases however the process ends.
 *
 * @throws StartError if the lock's connection breaks: from then on another process may hold the lock.
 */
export async function withStartupLock<T>(
  connectionString: string,
  { work, onWait }: { work: () => Promise<T>; onWait: () => void },
): Promise<T> {
  const client = new pg.Client({
    connectionString,
    application_name: 'redraft-startup',
    keepAlive: true,
  });
  const broken = new Promise<never>((_resolve, reject) => client.on('error', reject));
  const lost = broken.catch((cause: unknown) => {
    const reason = reasonOf(cause);
    throw new StartError(`The connection to the database broke while it was prepared (${reason}).`, {
      cause,
    });
  });
  lost.catch(() => undefined);
  try {
    await client.connect();
    await Promise.race([acquireLock(client, onWait), lost]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** How often a process that waits asks again. */
const pollMs = 100;

/**
 * Asks again and again instead of waiting in one statement: CREATE INDEX CONCURRENTLY of the process that migrates waits for every statement that is
 * running, and would wait for this one for ever.
 */
async function acquireLock(client: pg.Client, onWait: () => void): Promise<void> {
  if (await tryLock(client)) return;
  onWait();
  while (!(await tryLock(client))) await delay(pollMs);
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    advisoryLock,
  ]);
  return rows[0]?.taken ?? false;
}
