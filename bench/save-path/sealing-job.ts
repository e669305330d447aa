import { setTimeout as delay } from 'node:timers/promises';
import { pool } from '../../apps/server/src/platform/db.ts';

const job = 'revisions-seal';

/** Disables the schedule: the job runs only on request. */
export async function takeOffSchedule(): Promise<void> {
  await pool().query('DELETE FROM pgboss.schedule WHERE name = $1', [job]);
}

export interface Ran {
  /** Milliseconds since the Unix epoch. */
  from: number;
  to: number;
}

const pollMs = 50;
const patienceMs = 10 * 60_000;

/** Makes the worker seal what is due, and returns when it ran. */
export async function runSealing(): Promise<Ran> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING id`,
    [job],
  );
  const id = rows[0]?.id;
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const found = await pool().query<{ state: string; from: number | null; to: number | null }>(
      `SELECT state, extract(epoch FROM started_on)::float8 * 1000 AS from,
        extract(epoch FROM completed_on)::float8 * 1000 AS to
      FROM pgboss.job WHERE id = $1`,
      [id],
    );
    const { state, from, to } = found.rows[0] ?? {};
    if (state === 'completed' && from && to) return { from, to };
    if (state === 'failed' || state === 'cancelled') throw new Error(`The sealing ${state}.`);
    await delay(pollMs);
  }
  throw new Error('The sealing did not come to its end.');
}
