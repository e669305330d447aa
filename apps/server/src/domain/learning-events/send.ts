import { randomUUID } from 'node:crypto';
import type { EventTest } from '@redraft/contracts';
import type { Logger } from 'pino';
import { FetchRefusal } from '../../platform/guarded-fetch.ts';
import { reasonOf } from '../../platform/reason.ts';
import { toCaliper, toEnvelope, toTestEvent } from './caliper.ts';
import { daysTried, type Outcome, oldestToSend, oldestUnderWay, verdictOn } from './delivery-rules.ts';
import type { EndpointRow } from './endpoint-queries.ts';
import {
  type ClaimedDelivery,
  claimDelivery,
  failQueuedBefore,
  markSent,
  markWaiting,
  pauseEndpoint,
  releaseClaimedBefore,
} from './queries.ts';
import { eventSettings } from './settings.ts';
import { pseudonymKeyOf, secretOf, signedHeaders } from './signing.ts';

/** Between rounds the process can stop, and other follow-ups have a turn. */
const maxAtOnce = 100;

/** Sends what is due until told to stop; true if there may be more. */
export async function sendDueEvents(
  { clock, logger }: { clock: () => Date; logger: Logger },
  isEnding: () => boolean,
): Promise<boolean> {
  await releaseClaimedBefore(oldestUnderWay(clock()));
  const failed = await failQueuedBefore(
    oldestToSend(clock()),
    `It could not be delivered for ${daysTried} days.`,
  );
  if (failed > 0) logger.error({ events: failed }, 'Learning events were given up');
  for (let sent = 0; sent < maxAtOnce; sent += 1) {
    if (isEnding()) return false;
    const delivery = await claimDelivery(clock());
    if (!delivery) return false;
    await sendOne(delivery, { clock, logger });
  }
  return true;
}

async function sendOne(
  delivery: ClaimedDelivery,
  { clock, logger }: { clock: () => Date; logger: Logger },
): Promise<void> {
  const event = toCaliper(factsOf(delivery), {
    origin: eventSettings().origin,
    actors: delivery.actors,
    pseudonymKey: pseudonymKeyOf(eventSettings().secret, { id: delivery.endpoint_id }),
  });
  const endpoint = {
    id: delivery.endpoint_id,
    url: delivery.url,
    secret_version: delivery.secret_version,
  };
  const outcome = await postEvent(endpoint, { id: delivery.event_id, event }, clock());
  const now = clock();
  const verdict = verdictOn(outcome, delivery, now);
  switch (verdict.kind) {
    case 'sent':
      return markSent(delivery, now);
    case 'later':
      return markWaiting(delivery, verdict);
    case 'pause': {
      const { problem, until } = verdict;
      if (delivery.failures === 0)
        logger.warn({ endpointId: endpoint.id, problem }, 'An endpoint takes no learning events; they wait');
      await markWaiting(delivery, { problem, nextTryAt: now });
      return pauseEndpoint(endpoint.id, { problem, until });
    }
  }
}

function factsOf(row: ClaimedDelivery) {
  return {
    eventId: row.event_id,
    kind: row.kind,
    occurredAt: row.occurred_at,
    classId: row.class_id,
    assignmentId: row.assignment_id,
    submissionId: row.submission_id,
    draftId: row.draft_id,
    studentId: row.student_id,
    actorId: row.actor_id,
    score: row.score,
    letter: row.letter,
  };
}

type Target = Pick<EndpointRow, 'id' | 'url' | 'secret_version'>;

async function postEvent(
  { id, url, secret_version: secretVersion }: Target,
  message: { id: string; event: object },
  sentAt: Date,
): Promise<Outcome> {
  const { origin, secret: serverSecret, fetch } = eventSettings();
  const body = JSON.stringify(toEnvelope(message.event, { origin, sentAt }));
  const secret = secretOf(serverSecret, { id, secretVersion });
  const headers = {
    'content-type': 'application/json',
    ...signedHeaders({ id: message.id, body }, { secret, sentAt }),
  };
  try {
    const { status, headers: responseHeaders } = await fetch(url, { method: 'POST', headers, body });
    return { kind: 'answered', status, retryAfter: responseHeaders['retry-after'] };
  } catch (error) {
    return { kind: 'unanswered', reason: problemOf(error) };
  }
}

const problems = {
  address_refused: 'The address is not on the internet, or not https.',
  no_answer: 'No answer.',
  too_large: 'The answer is too large.',
  too_many_redirects: 'Too many redirects.',
} as const;

function problemOf(error: unknown): string {
  if (!(error instanceof FetchRefusal)) return reasonOf(error).slice(0, 300);
  const cause = error.cause === undefined ? '' : ` ${reasonOf(error.cause)}`;
  return `${problems[error.problem]}${cause}`.slice(0, 300);
}

/** Sent at once and not stored: the caller gets the endpoint's response. */
export async function sendTest(endpoint: Target, now: Date): Promise<EventTest> {
  const id = randomUUID();
  const event = toTestEvent({ eventId: id, origin: eventSettings().origin, at: now });
  const verdict = verdictOn(await postEvent(endpoint, { id, event }, now), { failures: 0, tries: 1 }, now);
  return verdict.kind === 'sent'
    ? { isDelivered: true, problem: null }
    : { isDelivered: false, problem: verdict.problem };
}
