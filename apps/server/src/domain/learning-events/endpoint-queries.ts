import type { EventActors, EventEndpointId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface EndpointRow {
  id: EventEndpointId;
  url: string;
  actors: EventActors;
  is_on: boolean;
  secret_version: number;
  last_sent_at: Date | null;
  paused_until: Date | null;
  problem: string | null;
}

interface EndpointWithCounts extends EndpointRow {
  waiting: number;
  failed: number;
}

export async function listEndpoints(): Promise<EndpointWithCounts[]> {
  const { rows } = await sql<EndpointWithCounts>`
    SELECT endpoint.id, url, actors, is_on, secret_version, last_sent_at, paused_until, problem,
      (SELECT count(*) FROM event_deliveries WHERE endpoint_id = endpoint.id AND state IN ('waiting', 'sending')) AS waiting,
      (SELECT count(*) FROM event_deliveries WHERE endpoint_id = endpoint.id AND state = 'failed') AS failed
    FROM event_endpoints AS endpoint ORDER BY id`.execute(db());
  return rows;
}

/** Held until the end of the transaction. */
export async function lockOptionalEndpoint(id: EventEndpointId): Promise<EndpointRow | undefined> {
  const { rows } = await sql<EndpointRow>`
    SELECT id, url, actors, is_on, secret_version, last_sent_at, paused_until, problem
    FROM event_endpoints WHERE id = ${id} FOR UPDATE`.execute(db());
  return rows[0];
}

/** Serialises simultaneous creations, so that they count each other. */
export async function lockEndpoints(): Promise<number> {
  await sql`LOCK TABLE event_endpoints IN SHARE ROW EXCLUSIVE MODE`.execute(db());
  const { count } = await db()
    .selectFrom('event_endpoints')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertEndpoint(
  endpoint: { url: string; actors: EventActors },
  now: Date,
): Promise<EventEndpointId> {
  const { id } = await db()
    .insertInto('event_endpoints')
    .values({ ...endpoint, is_on: true, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A new URL clears the recorded failures. */
export async function updateEndpoint(
  id: EventEndpointId,
  change: { url: string; actors: EventActors; isOn: boolean },
): Promise<void> {
  await db()
    .updateTable('event_endpoints')
    .set({
      url: change.url,
      actors: change.actors,
      is_on: change.isOn,
      failures: 0,
      paused_until: null,
      problem: null,
    })
    .where('id', '=', id)
    .execute();
}

/** Returns the new version. */
export async function advanceSecret(id: EventEndpointId): Promise<number> {
  const { secret_version: version } = await db()
    .updateTable('event_endpoints')
    .set({ secret_version: sql`secret_version + 1` })
    .where('id', '=', id)
    .returning('secret_version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function deleteEndpoint(id: EventEndpointId): Promise<void> {
  await db().deleteFrom('event_endpoints').where('id', '=', id).execute();
}
