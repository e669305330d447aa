import { limits } from '@redraft/contracts';
import { z } from 'zod';
import { FetchRefusal, type GuardedFetch } from '../../platform/guarded-fetch.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { ImportFailure } from './import-failure.ts';
import { type Collection, type CollectionPages, collections, hasNextPage, recordsIn } from './rest-rules.ts';

/** Reads a rostering service (OneRoster 1.2 or 1.1) with OAuth 2.0 client credentials. */
export interface RosterService {
  /** Includes the version, such as https://sis.example.org/ims/oneroster/rostering/v1p2. */
  baseUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret: string;
}

interface Asking {
  fetch: GuardedFetch;
  /** Stops between two pages. */
  signal: AbortSignal;
  /** Reads only records changed after this time; null to read all. */
  since: Date | null;
  /** Called after each page with the number of records read so far. */
  onRead?: (records: number) => Promise<void>;
}

/** Servers may return fewer; more would take long to parse. */
const pageSize = 500;

export async function readService(service: RosterService, asking: Asking): Promise<CollectionPages[]> {
  const token = await requestToken(service, asking.fetch);
  const pages: CollectionPages[] = [];
  let left: number = limits.oneRosterRows;
  for (const name of collections) {
    const before = limits.oneRosterRows - left;
    const onRead = asking.onRead && ((records: number) => asking.onRead?.(before + records));
    const { bodies, count } = await readCollection(service, name, { ...asking, onRead, token, left });
    left -= count;
    pages.push({ name, bodies });
  }
  return pages;
}

interface Reading extends Omit<Asking, 'onRead'> {
  token: string;
  left: number;
  onRead: ((records: number) => Promise<void> | undefined) | undefined;
}

async function readCollection(
  { baseUrl }: RosterService,
  name: Collection,
  { fetch, signal, since, token, left, onRead }: Reading,
): Promise<{ bodies: string[]; count: number }> {
  const bodies: string[] = [];
  let offset = 0;
  for (;;) {
    if (signal.aborted) throw new ImportFailure('unreachable', 'too slow');
    const query = new URLSearchParams({ limit: String(pageSize), offset: String(offset) });
    if (since) query.set('filter', `dateLastModified>'${since.toISOString()}'`);
    const url = `${baseUrl.replace(/\/+$/, '')}/${name}?${query}`;
    const answer = await request(fetch, url, { headers: { authorization: `Bearer ${token}` } });
    const records = answer.status === 200 ? recordsIn(parseJson(answer.body), name) : null;
    if (answer.status !== 200) throw new ImportFailure('refused', `${name}: ${answer.status}`);
    if (records === null) throw new ImportFailure('unreadable', name);
    bodies.push(answer.body);
    const { 'x-total-count': total, link } = answer.headers;
    const count = records.length;
    const isMore = hasNextPage({ count, offset, limit: pageSize, total, link });
    offset += count;
    await onRead?.(offset);
    if (offset > left) throw new ImportFailure('too_many_rows', name);
    if (!isMore) return { bodies, count: offset };
  }
}

const tokenSchema = z.object({ access_token: z.string().min(1) });

/** The OAuth scope for rostering, which does not include demographics. */
function scopeOf(baseUrl: string): string {
  const version = baseUrl.includes('v1p1') ? 'v1p1' : 'v1p2';
  return `https://purl.imsglobal.org/spec/or/${version}/scope/roster-core.readonly`;
}

async function requestToken(service: RosterService, fetch: GuardedFetch): Promise<string> {
  const { baseUrl, tokenUrl, clientId, clientSecret } = service;
  const credentials = [clientId, clientSecret].map(encodeURIComponent).join(':');
  const answer = await request(fetch, tokenUrl, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: String(new URLSearchParams({ grant_type: 'client_credentials', scope: scopeOf(baseUrl) })),
  });
  if (answer.status !== 200) throw new ImportFailure('refused', `token: ${answer.status}`);
  const read = tokenSchema.safeParse(parseJson(answer.body));
  if (!read.success) throw new ImportFailure('unreadable', 'token');
  return read.data.access_token;
}

function request(fetch: GuardedFetch, ...call: Parameters<GuardedFetch>): ReturnType<GuardedFetch> {
  return fetch(...call).catch((cause: unknown) => {
    if (cause instanceof FetchRefusal) throw new ImportFailure('unreachable', cause.problem, cause);
    throw cause;
  });
}
