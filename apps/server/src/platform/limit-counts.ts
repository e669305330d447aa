import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { now } from './clock.ts';
import { db } from './db.ts';
import { defineJob, type JobDefinition, noPayloadSchema } from './jobs.ts';

/** Counters of rate limits, shared by all processes on a database, so that more processes do not allow more attempts. */

export interface Counted {
  /** Requests in the current window, including this one. */
  count: number;
  /** Milliseconds until the window ends. */
  leftMs: number;
}

/** Counts one request. A window begins with its first request. */
export async function countOne(key: string, windowMs: number): Promise<Counted> {
  const at = now();
  const ended = new Date(at.getTime() - windowMs);
  const { rows } = await sql<{ count: number; began_at: Date }>`
    INSERT INTO limit_counts AS known (key, began_at, count) VALUES (${hashOf(key)}, ${at}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN known.began_at <= ${ended} THEN 1 ELSE known.count + 1 END,
      began_at = CASE WHEN known.began_at <= ${ended} THEN ${at} ELSE known.began_at END
    RETURNING count, began_at`.execute(db());
  const [row] = rows;
  if (row === undefined) throw new Error('A count was not kept.');
  return { count: row.count, leftMs: Math.max(0, row.began_at.getTime() + windowMs - at.getTime()) };
}

/** Remembers an address from which a sign-in succeeded. */
export async function rememberAddress(key: string): Promise<void> {
  await sql`
    INSERT INTO known_places (key, seen_at) VALUES (${hashOf(key)}, ${now()})
    ON CONFLICT (key) DO UPDATE SET seen_at = excluded.seen_at`.execute(db());
}

export async function isKnownAddress(key: string): Promise<boolean> {
  const rows = await db().selectFrom('known_places').select('key').where('key', '=', hashOf(key)).execute();
  return rows.length > 0;
}

/** Names and addresses are stored as hashes only. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

const hourMs = 3_600_000;
/** Long enough to cover the summer holidays. */
const placeDays = 180;

export const limitJobs: readonly JobDefinition[] = [
  defineJob({
    name: 'forget-limit-counts',
    payload: noPayloadSchema,
    schedule: '41 * * * *',
    handler: async () => {
      const at = now().getTime();
      await db()
        .deleteFrom('limit_counts')
        .where('began_at', '<', new Date(at - hourMs))
        .execute();
      await db()
        .deleteFrom('known_places')
        .where('seen_at', '<', new Date(at - placeDays * 24 * hourMs))
        .execute();
    },
  }),
];
