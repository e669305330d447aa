import type {
  AssignmentId,
  ClassId,
  DeliveryState,
  DraftId,
  EventActors,
  EventDeliveryId,
  EventEndpointId,
  LearningEventKind,
  SubmissionId,
  UserId,
} from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface NewEvent {
  eventId: string;
  kind: LearningEventKind;
  submissionId: SubmissionId;
  draftId: DraftId | null;
  actorId: UserId | null;
  occurredAt: Date;
  score: number | null;
  letter: string | null;
}

/** Inserts a row for each enabled endpoint; returns how many. */
export async function insertDeliveries(events: readonly NewEvent[], now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO event_deliveries (endpoint_id, event_id, kind, class_id, assignment_id, submission_id, draft_id, student_id, actor_id,
      occurred_at, score, letter, queued_at, next_try_at)
    SELECT endpoint.id, event.event_id, event.kind, assignments.class_id, assignments.id, submissions.id, event.draft_id,
      submissions.student_id, event.actor_id, event.occurred_at, event.score, event.letter, ${now}, ${now}
    FROM event_endpoints AS endpoint
    CROSS JOIN json_to_recordset(${JSON.stringify(events.map(toRecord))}::json) AS event (position integer, event_id uuid, kind text,
      submission_id bigint, draft_id bigint, actor_id bigint, occurred_at timestamptz, score numeric, letter text)
    JOIN submissions ON submissions.id = event.submission_id
    JOIN assignments ON assignments.id = submissions.assignment_id
    WHERE endpoint.is_on
    ORDER BY endpoint.id, event.position`.execute(db());
  return Number(numAffectedRows ?? 0n);
}

function toRecord(event: NewEvent, position: number) {
  return {
    position,
    event_id: event.eventId,
    kind: event.kind,
    submission_id: event.submissionId,
    draft_id: event.draftId,
    actor_id: event.actorId,
    occurred_at: event.occurredAt.toISOString(),
    score: event.score,
    letter: event.letter,
  };
}

export interface ClaimedDelivery {
  id: EventDeliveryId;
  endpoint_id: EventEndpointId;
  event_id: string;
  kind: LearningEventKind;
  class_id: ClassId;
  assignment_id: AssignmentId;
  submission_id: SubmissionId;
  draft_id: DraftId | null;
  student_id: UserId;
  actor_id: UserId | null;
  occurred_at: Date;
  score: number | null;
  letter: string | null;
  tries: number;
  url: string;
  actors: EventActors;
  secret_version: number;
  failures: number;
}

/**
 * Claims the oldest due delivery whose text has no earlier one in progress: events of a text arrive in order. If a process dies, its delivery becomes
 * due again, so events arrive at least once.
 */
export async function claimDelivery(now: Date): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    WITH due AS (
      SELECT delivery.id FROM event_deliveries AS delivery
      JOIN event_endpoints AS endpoint ON endpoint.id = delivery.endpoint_id
      WHERE delivery.state = 'waiting' AND delivery.next_try_at <= ${now}
        AND endpoint.is_on AND (endpoint.paused_until IS NULL OR endpoint.paused_until <= ${now})
        AND NOT EXISTS (SELECT 1 FROM event_deliveries AS earlier WHERE earlier.endpoint_id = delivery.endpoint_id
          AND earlier.submission_id = delivery.submission_id AND earlier.id < delivery.id AND earlier.state IN ('waiting', 'sending'))
      ORDER BY delivery.id LIMIT 1 FOR UPDATE OF delivery SKIP LOCKED)
    UPDATE event_deliveries AS claimed SET state = 'sending', claimed_at = ${now}, tries = tries + 1
    FROM due, event_endpoints AS endpoint
    WHERE claimed.id = due.id AND endpoint.id = claimed.endpoint_id
    RETURNING claimed.id, endpoint_id, event_id, kind, class_id, assignment_id, submission_id, draft_id, student_id, actor_id, occurred_at,
      score, letter, tries, url, actors, secret_version, failures`.execute(db());
  return rows[0];
}

export async function markSent(
  { id, endpoint_id: endpointId }: Pick<ClaimedDelivery, 'id' | 'endpoint_id'>,
  at: Date,
): Promise<void> {
  await db()
    .updateTable('event_deliveries')
    .set({ state: 'sent', sent_at: at, problem: null })
    .where('id', '=', id)
    .execute();
  await db()
    .updateTable('event_endpoints')
    .set({ last_sent_at: at, failures: 0, paused_until: null, problem: null })
    .where('id', '=', endpointId)
    .execute();
}

/** Postpones this delivery, and with it later ones of its text. */
export async function markWaiting(
  { id, endpoint_id: endpointId }: Pick<ClaimedDelivery, 'id' | 'endpoint_id'>,
  { problem, nextTryAt }: { problem: string; nextTryAt: Date },
): Promise<void> {
  await db()
    .updateTable('event_deliveries')
    .set({ state: 'waiting', next_try_at: nextTryAt, problem })
    .where('id', '=', id)
    .execute();
  await db().updateTable('event_endpoints').set({ problem }).where('id', '=', endpointId).execute();
}

/** Nothing is sent to the endpoint until then. */
export async function pauseEndpoint(
  id: EventEndpointId,
  { problem, until }: { problem: string; until: Date },
): Promise<void> {
  await db()
    .updateTable('event_endpoints')
    .set({ failures: sql`failures + 1`, paused_until: until, problem })
    .where('id', '=', id)
    .execute();
}

export async function releaseClaimedBefore(before: Date): Promise<void> {
  await db()
    .updateTable('event_deliveries')
    .set({ state: 'waiting', problem: 'The program ended while this was being sent.' })
    .where('state', '=', 'sending')
    .where('claimed_at', '<', before)
    .execute();
}

/** Returns how many. */
export async function failQueuedBefore(before: Date, problem: string): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable('event_deliveries')
    .set({ state: 'failed', problem: sql`concat_ws(' ', ${problem}::text, problem)` })
    .where('state', '=', 'waiting')
    .where('queued_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Queues a failed delivery as if it were new; returns its endpoint. Undefined if there is no such failed delivery. */
export async function requeueDelivery(id: EventDeliveryId, now: Date): Promise<EventEndpointId | undefined> {
  const row = await db()
    .updateTable('event_deliveries')
    .set({ state: 'waiting', tries: 0, queued_at: now, next_try_at: now, problem: null })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .returning('endpoint_id')
    .executeTakeFirst();
  return row?.endpoint_id;
}

/** Older than the given one, newest first. */
export function listDeliveries(
  id: EventEndpointId,
  page: { state: DeliveryState | undefined; before: EventDeliveryId | undefined; limit: number },
) {
  return (
    db()
      .selectFrom('event_deliveries')
      .select(['id', 'occurred_at', 'tries', 'sent_at', 'next_try_at', 'problem'])
      // Cast: CHECKs of the table hold the words.
      .select([sql<LearningEventKind>`kind`.as('kind'), sql<DeliveryState>`state`.as('state')])
      .where('endpoint_id', '=', id)
      .$if(page.state !== undefined, (query) => query.where('state', '=', page.state ?? null))
      .$if(page.before !== undefined, (query) => query.where('id', '<', sql<EventDeliveryId>`${page.before}`))
      .orderBy('id', 'desc')
      .limit(page.limit)
      .execute()
  );
}

export async function deleteDeliveriesBefore(retention: { sent: Date; failed: Date }): Promise<void> {
  await db()
    .deleteFrom('event_deliveries')
    .where((eb) =>
      eb.or([
        eb.and([eb('state', '=', 'sent'), eb('sent_at', '<', retention.sent)]),
        eb.and([eb('state', '=', 'failed'), eb('queued_at', '<', retention.failed)]),
      ]),
    )
    .execute();
}
