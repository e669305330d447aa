import type { createRemoteJWKSet, FetchImplementation } from 'jose';
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';
import type { EndedSessions } from './institution.ts';

/** Logout tokens (OpenID Connect Back-Channel Logout 1.0, 2.6): an institution says that sessions have ended. */

/** Tolerated difference between the institution's clock and ours. */
const skewSeconds = 60;
/** Older tokens are refused: they may have been captured and sent again. */
const maxAgeSeconds = 5 * 60;
const event = 'http://schemas.openid.net/event/backchannel-logout';

const claimsSchema = z
  .object({
    iat: z.number(),
    jti: z.string().min(1),
    sub: z.string().min(1).nullish(),
    sid: z.string().min(1).nullish(),
    events: z.object({ [event]: z.record(z.string(), z.unknown()) }),
    // ID tokens contain a nonce: they must never be accepted as logout tokens.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => (sub ?? sid ?? null) !== null, { error: 'Names no session.' });

interface Expected {
  issuer: string;
  clientId: string;
  fetch?: CustomFetch;
}

/** Caches the institution's keys: anyone can send tokens, and not each of them may cause a request to the institution. */
export function createLogoutTokenReader({ issuer, clientId, fetch }: Expected) {
  let known: { uri: string; keys: ReturnType<typeof createRemoteJWKSet> } | undefined;
  return async (token: string, jwksUri: string | undefined, now: Date): Promise<EndedSessions> => {
    if (jwksUri === undefined) throw new Error('The institution publishes no keys.');
    const jose = await import('jose');
    if (known?.uri !== jwksUri) {
      const options = fetch && { [jose.customFetch]: fetchWith(fetch) };
      known = { uri: jwksUri, keys: jose.createRemoteJWKSet(new URL(jwksUri), options) };
    }
    const { payload } = await jose.jwtVerify(token, known.keys, {
      issuer,
      audience: clientId,
      // Not `none`, and no symmetric algorithm, whose key would be the client secret.
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
      clockTolerance: skewSeconds,
      maxTokenAge: maxAgeSeconds,
      currentDate: now,
    });
    const { sub, sid, iat } = claimsSchema.parse(payload);
    return { subject: sub ?? null, sessionIndexes: sid ? [sid] : [], issuedAt: new Date(iat * 1000) };
  };
}

/** The fetch function in the form that the library expects, which sends no body. */
function fetchWith(fetch: CustomFetch): FetchImplementation {
  return (url, options) => {
    const headers = Object.fromEntries(options.headers.entries());
    return fetch(url, { ...options, headers, body: undefined });
  };
}
