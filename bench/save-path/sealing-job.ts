import { setTimeout as delay } from 'node:timers/promises';
import { pool } from '../../apps/server/src/platform/db.ts';

const job = 'revisions-seal';

/** From now on the job comes only when it is asked for. */
export async function takeOffSchedule(): Promise<void> {
  await pool().query('DELETE FROM pgboss.schedule WHERE name = $1', [job]);
}

export interface Ran {
  /** Milliseconds since 1970. */
  from: number;
  to: number;
}

const pollMs = 50;
const patienceMs = 10 * 60_000;

/** Has the worker seal what is due, and says when it did. */
export async function runSealing(): Promise<Ran> {
  const { rows } = await pool().query<{ id: string }>(
    `INSERT INTO pgboss.job (name, data) VALUES ($1, '{}') RETURNING id`,
    [job],
  );
  const id = rows[0]?.id;
  const until = Date.now() + patienceMs;
  while (Date.now() < until) {
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
