import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { FetchRefusal, type GuardedFetch } from '../../platform/guarded-fetch.ts';
import { parseJson } from '../../platform/parse-json.ts';
import type { PlatformRow } from './platform-queries.ts';
import { signToolToken } from './tool-keys.ts';

/**
 * Access tokens for the services of platforms (Security Framework 1.0, 4.1): client credentials with a signed assertion. Cached until shortly before
 * they expire, one per platform and set of scopes.
 */
export interface ServiceTokens {
  read: (platform: PlatformRow, scopes: readonly string[], now: Date) => Promise<string>;
  /** Discards a token that a service has refused although it should be valid. */
  forget: (platform: PlatformRow, scopes: readonly string[]) => void;
}

const assertionSeconds = 60;
/** A token is renewed this long before it expires, because the call with it takes time too. */
const spareMs = 60_000;
const defaultLifetimeSeconds = 300;
const maxTokens = 2000;

/** The platform refuses to issue a token; not retried before the platform or its registration has changed. */
export class ServiceTokenRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(`The platform gave no token: ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

const answerSchema = z.object({
  access_token: z.string().min(1),
  expires_in: z.coerce.number().positive().optional(),
});
const refusalSchema = z.object({ error: z.string().max(200) });

export function createServiceTokens(fetch: GuardedFetch): ServiceTokens {
  const kept = new LRUCache<string, { token: string; until: number }>({ max: maxTokens });
  const asking = new Map<string, Promise<string>>();
  return {
    read: async (platform, scopes, now) => {
      const key = keyOf(platform, scopes);
      const known = kept.get(key);
      if (known && known.until > now.getTime()) return known.token;
      const started =
        asking.get(key) ??
        requestToken(fetch, { platform, scopes }, now)
          .then(({ token, seconds }) => {
            kept.set(key, { token, until: now.getTime() + seconds * 1000 - spareMs });
            return token;
          })
          .finally(() => asking.delete(key));
      asking.set(key, started);
      return started;
    },
    forget: (platform, scopes) => void kept.delete(keyOf(platform, scopes)),
  };
}

function keyOf(
  { id, token_endpoint: endpoint, client_id: clientId }: PlatformRow,
  scopes: readonly string[],
): string {
  return [id, endpoint, clientId, ...scopes.toSorted()].join(' ');
}

async function requestToken(
  fetch: GuardedFetch,
  { platform, scopes }: { platform: PlatformRow; scopes: readonly string[] },
  now: Date,
): Promise<{ token: string; seconds: number }> {
  const { client_id: clientId, token_endpoint: endpoint, token_audience: audience } = platform;
  const claims = { iss: clientId, sub: clientId, aud: audience ?? endpoint };
  const assertion = await signToolToken(claims, { lifetimeSeconds: assertionSeconds }, now);
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(
      new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope: scopes.join(' '),
      }),
    ),
  });
  if (answer.status >= 400 && answer.status < 500)
    throw new ServiceTokenRefusal(
      answer.status,
      refusalSchema.safeParse(parseJson(answer.body)).data?.error ?? '',
    );
  const read = answerSchema.safeParse(parseJson(answer.body));
  if (answer.status !== 200 || !read.success) throw new FetchRefusal('no_answer', `Status ${answer.status}`);
  return { token: read.data.access_token, seconds: read.data.expires_in ?? defaultLifetimeSeconds };
}
