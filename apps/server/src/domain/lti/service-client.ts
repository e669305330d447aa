import {
  FetchRefusal,
  type GuardedFetch,
  type GuardedRequest,
  type GuardedResponse,
} from '../../platform/guarded-fetch.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { reasonOf } from '../../platform/reason.ts';
import type { PlatformRow } from './platform-queries.ts';
import { findLink, type ServiceOutcome } from './service-answer-rules.ts';
import { ServiceTokenRefusal, type ServiceTokens } from './service-token.ts';

/** Calls services of platforms, with an access token for their scopes. */
export interface ServiceClient {
  fetch: GuardedFetch;
  tokens: ServiceTokens;
}

export interface ServiceCall {
  platform: PlatformRow;
  scopes: readonly string[];
  url: string;
  request: GuardedRequest;
}

export type ServiceAnswer = ServiceOutcome & { answer?: GuardedResponse };

/** If a token is refused although it should be valid, a new one is requested once. */
export async function callService(
  client: ServiceClient,
  call: ServiceCall,
  clock: () => Date,
): Promise<ServiceAnswer> {
  try {
    const first = await send(client, call, clock());
    if (first.status !== 401) return answered(first);
    client.tokens.forget(call.platform, call.scopes);
    return answered(await send(client, call, clock()));
  } catch (error) {
    if (error instanceof ServiceTokenRefusal) return { kind: 'token refused', status: error.status };
    const reason = reasonOfFetch(error);
    const isRefusedByUs = error instanceof FetchRefusal && error.problem === 'address_refused';
    return { kind: isRefusedByUs ? 'not asked' : 'unanswered', reason };
  }
}

async function send(client: ServiceClient, call: ServiceCall, now: Date): Promise<GuardedResponse> {
  const token = await client.tokens.read(call.platform, call.scopes, now);
  const headers = { ...call.request.headers, authorization: `Bearer ${token}` };
  return client.fetch(call.url, { ...call.request, headers });
}

function answered(answer: GuardedResponse): ServiceAnswer {
  return { kind: 'answered', status: answer.status, retryAfter: answer.headers['retry-after'], answer };
}

function reasonOfFetch(error: unknown): string {
  return error instanceof FetchRefusal ? error.problem : reasonOf(error).slice(0, 200);
}

const maxPages = 200;

export type Pages<Item> =
  /** `related`: the URL of the requested relation, from the first page that has it. */
  | { kind: 'read'; items: Item[]; related: string | null }
  /** The platform answered with something that cannot be used. */
  | { kind: 'unusable'; reason: string }
  | { kind: 'too many' }
  | { kind: 'failed'; outcome: ServiceOutcome };

export interface Reading<Item> {
  itemsOf: (body: unknown) => Item[] | null;
  clock: () => Date;
  /** A further relation to look for in the Link headers. */
  relation?: string;
  maxItems?: number;
  maxPages?: number;
  /** After this time no further page is requested. */
  until?: Date;
}

/** Reads all pages of a list by their links: only on the origin of the first page, each page once, and a limited number. */
export async function readPages<Item>(
  client: ServiceClient,
  call: ServiceCall,
  reading: Reading<Item>,
): Promise<Pages<Item>> {
  const { itemsOf, clock, relation, until } = reading;
  const items: Item[] = [];
  const seen = new Set<string>();
  let related: string | null = null;
  for (let url: string | null = call.url; url !== null; ) {
    if (seen.has(url)) return { kind: 'unusable', reason: 'endless pages' };
    if (seen.size >= (reading.maxPages ?? maxPages)) return { kind: 'too many' };
    if (!isOnSameOrigin(url, call.url)) return { kind: 'unusable', reason: 'next page elsewhere' };
    if (until !== undefined && clock() >= until)
      return { kind: 'failed', outcome: { kind: 'unanswered', reason: 'time is over' } };
    seen.add(url);
    const { answer, ...outcome }: ServiceAnswer = await callService(client, { ...call, url }, clock);
    if (answer?.status !== 200) return { kind: 'failed', outcome };
    const found = itemsOf(parseJson(answer.body));
    if (found === null) return { kind: 'unusable', reason: 'not a list' };
    items.push(...found);
    if (items.length > (reading.maxItems ?? Number.POSITIVE_INFINITY)) return { kind: 'too many' };
    related ??= relation === undefined ? null : findLink(answer.headers.link, relation, url);
    url = findLink(answer.headers.link, 'next', url);
  }
  return { kind: 'read', items, related };
}

/** Whether two URLs have the same origin: tokens are sent only to the origin of their platform's service. */
export function isOnSameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}
