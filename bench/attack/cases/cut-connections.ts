import { setTimeout as delay } from 'node:timers/promises';
import { jobs } from '../../../apps/server/src/jobs.ts';
import { pool } from '../../../apps/server/src/platform/db.ts';
import { createLogger } from '../../../apps/server/src/platform/logging.ts';
import { createOfficeConverter } from '../../../apps/server/src/platform/soffice.ts';
import { isRunning } from '../../server.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { rowsOfWritten, writeDuring } from '../steady-writers.ts';
import { openWorld, runWithDatabase } from '../world.ts';

const restMs = 70;

/** The worker creates its queues while the server already responds. */
async function queuesAreThere(): Promise<void> {
  const jobCount = jobs(createLogger('silent'), { converter: createOfficeConverter(null) }).length;
  for (let found = 0; found < jobCount; await delay(100)) {
    const { rows: schema } = await pool().query(
      "SELECT 1 FROM pg_tables WHERE schemaname = 'pgboss' AND tablename = 'queue'",
    );
    if (schema.length === 0) continue;
    const { rows } = await pool().query("SELECT 1 FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%'");
    found = rows.length;
  }
}

/** Repeatedly terminates all database connections while jobs are added. */
async function cut(rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    await pool().query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND usename = current_user',
    );
    await pool().query(
      "INSERT INTO pgboss.job (name) SELECT name FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%'",
    );
    await delay(restMs);
  }
}

/** Adds an urgent job to each queue and waits for it; returns the number of queues that did not process theirs. */
async function idleQueues(): Promise<number> {
  const { rows: inserted } = await pool().query<{ id: string }>(
    "INSERT INTO pgboss.job (name, priority) SELECT name, 1 FROM pgboss.queue WHERE name NOT LIKE '\\_\\_%' RETURNING id",
  );
  const ids = inserted.map(({ id }) => id);
  let left = ids.length;
  for (let attempt = 0; attempt < 150 && left > 0; attempt++) {
    await delay(100);
    const { rows } = await pool().query(
      "SELECT 1 FROM pgboss.job WHERE id = ANY ($1) AND state < 'completed'",
      [ids],
    );
    left = rows.length;
  }
  return left;
}

const attack: Attack = {
  name: 'Connections to the database that break end neither the server nor its jobs',
  run: async ({ isShort, seed }) => {
    const world = await openWorld({ isShort, seed });
    try {
      await runWithDatabase(world.server, queuesAreThere);
      const saves = await writeDuring(world, () =>
        runWithDatabase(world.server, () => cut(isShort ? 30 : 300)),
      );
      const idleConnections = await runWithDatabase(world.server, idleQueues);
      return [
        outcomeRow('the server runs on', String(isRunning(world.server)), 'true'),
        outcomeRow('queues that work no job any more', idleConnections, 0),
        ...(await rowsOfWritten(world, saves)),
      ];
    } finally {
      await world.close();
    }
  },
};

export default attack;
