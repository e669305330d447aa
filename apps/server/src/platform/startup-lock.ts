import pg from 'pg';
import { StartError } from './config.ts';
import { reasonOf } from './reason.ts';

/** Any constant: it is the same for all processes on one database. */
const advisoryLock = 7_203_411;

/**
 * Runs the work that makes a database ready while no other process does: the tables, the demo world and the tables of the job
 * queue. PostgreSQL lets go of the lock when the process ends, however it ends.
 *
 * @throws StartError where the connection with the lock breaks: from then on another process may be at work.
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
    await Promise.race([take(client, onWait), lost]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function take(client: pg.Client, onWait: () => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    advisoryLock,
  ]);
  if (rows[0]?.taken) return;
  onWait();
  await client.query('SELECT pg_advisory_lock($1)', [advisoryLock]);
}
