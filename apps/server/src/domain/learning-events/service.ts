import {
  type ChangeEventEndpoint,
  type EventDeliveriesQuery,
  type EventDelivery,
  type EventDeliveryId,
  type EventEndpoint,
  type EventEndpointId,
  type EventTest,
  limits,
  type NewEventEndpoint,
} from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import type { Actor } from '../../access/index.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { allowedUrl } from '../../platform/guarded-fetch.ts';
import { idPage } from '../../platform/id-page.ts';
import { notifyLearningEvents } from '../../platform/notify.ts';
import {
  advanceSecret,
  deleteEndpoint,
  type EndpointRow,
  insertEndpoint,
  listEndpoints,
  lockEndpoints,
  lockOptionalEndpoint,
  updateEndpoint,
} from './endpoint-queries.ts';
import { listDeliveries, requeueDelivery } from './queries.ts';
import { sendTest } from './send.ts';
import { eventSettings } from './settings.ts';
import { secretOf } from './signing.ts';

/** Callers of these functions have checked that the actor may operate the system. */

export async function readEventEndpoints(): Promise<EventEndpoint[]> {
  return (await listEndpoints()).map((row) => ({
    id: row.id,
    url: row.url,
    actors: row.actors,
    isOn: row.is_on,
    lastSentAt: row.last_sent_at?.toISOString() ?? null,
    waiting: row.waiting,
    failed: row.failed,
    problem: row.problem,
    pausedUntil: row.paused_until?.toISOString() ?? null,
  }));
}

export async function addEventEndpoint(
  actor: Actor,
  { url, actors }: NewEventEndpoint,
  now: Date,
): Promise<{ id: EventEndpointId; secret: string }> {
  requireAllowed(url);
  return inTransaction(async () => {
    const max = limits.eventEndpoints;
    if ((await lockEndpoints()) >= max) throw new AppError(sentence('events.too_many', { max }));
    const id = await insertEndpoint({ url, actors }, now);
    await audit(recorded(actor, { id, action: 'event_endpoint.add', details: { title: url, actors } }, now));
    return { id, secret: secretOf(eventSettings().secret, { id, secretVersion: 1 }) };
  });
}

export async function changeEventEndpoint(
  actor: Actor,
  { id, url, actors, isOn }: ChangeEventEndpoint,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const before = await lockEndpoint(id);
    if (url !== before.url) requireAllowed(url);
    await updateEndpoint(id, { url, actors, isOn });
    const details = {
      title: url,
      before: { url: before.url, actors: before.actors, isOn: before.is_on },
      after: { url, actors, isOn },
    };
    await audit(recorded(actor, { id, action: 'event_endpoint.change', details }, now));
    await notifyLearningEvents();
  });
}

export async function removeEventEndpoint(actor: Actor, id: EventEndpointId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { url } = await lockEndpoint(id);
    await deleteEndpoint(id);
    await audit(recorded(actor, { id, action: 'event_endpoint.remove', details: { title: url } }, now));
  });
}

export async function renewEventSecret(actor: Actor, id: EventEndpointId, now: Date): Promise<string> {
  return inTransaction(async () => {
    const { url } = await lockEndpoint(id);
    const secretVersion = await advanceSecret(id);
    const entry = { id, action: 'event_endpoint.renew_secret' as const, details: { title: url } };
    await audit(recorded(actor, entry, now));
    return secretOf(eventSettings().secret, { id, secretVersion });
  });
}

export async function sendTestEvent(id: EventEndpointId, now: Date): Promise<EventTest> {
  const endpoint = await inTransaction(() => lockEndpoint(id));
  return sendTest(endpoint, now);
}

const deliveriesOfAPage = 50;

export async function readEventDeliveries({ id, state, before }: EventDeliveriesQuery): Promise<{
  deliveries: EventDelivery[];
  next: EventDeliveryId | null;
}> {
  const rows = await listDeliveries(id, { state, before, limit: deliveriesOfAPage + 1 });
  const { page, next } = idPage(rows, deliveriesOfAPage);
  return {
    deliveries: page.map((row) => ({
      id: row.id,
      kind: row.kind,
      occurredAt: row.occurred_at.toISOString(),
      state: row.state,
      tries: row.tries,
      sentAt: row.sent_at?.toISOString() ?? null,
      nextTryAt: row.state === 'waiting' ? row.next_try_at.toISOString() : null,
      problem: row.problem,
    })),
    next,
  };
}

export async function resendEvent(actor: Actor, id: EventDeliveryId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const endpointId = await requeueDelivery(id, now);
    if (endpointId === undefined) throw new AppError('not_found');
    const entry = { id: endpointId, action: 'event_endpoint.resend' as const, details: { deliveryId: id } };
    await audit(recorded(actor, entry, now));
    await notifyLearningEvents();
  });
}

function requireAllowed(url: string): void {
  if (allowedUrl(url, eventSettings().allowsLocal) === null) throw new AppError('events.address_refused');
}

async function lockEndpoint(id: EventEndpointId): Promise<EndpointRow> {
  const endpoint = await lockOptionalEndpoint(id);
  if (!endpoint) throw new AppError('not_found');
  return endpoint;
}

function recorded(
  actor: Actor,
  entry: { id: EventEndpointId; action: AuditEntry['action']; details: Record<string, unknown> },
  now: Date,
): AuditEntry {
  const { id, action, details } = entry;
  return { at: now, actorId: actor.userId, action, subject: 'event_endpoint', subjectId: id, details };
}
