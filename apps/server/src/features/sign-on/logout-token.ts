import type { createRemoteJWKSet, FetchImplementation } from 'jose';
import type { CustomFetch } from 'openid-client';
import { z } from 'zod';
import type { EndedSessions } from './institution.ts';

/** Logout tokens (OpenID Connect Back-Channel Logout 1.0, 2.6): an institution says that sessions have ended. */

/** Tolerated difference between the institution's clock and ours. */
const skewSeconds = 60;
/** A token that took longer on its way is another's. */
const maxAgeSeconds = 5 * 60;
const event = 'http://schemas.openid.net/event/backchannel-logout';

const claimsSchema = z
  .object({
    iat: z.number(),
    jti: z.string().min(1),
    sub: z.string().min(1).nullish(),
    sid: z.string().min(1).nullish(),
    events: z.object({ [event]: z.record(z.string(), z.unknown()) }),
    // An ID token has one: it must never count as a logout token.
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => (sub ?? sid ?? null) !== null, { error: 'Names no session.' });

interface Expected {
  issuer: string;
  clientId: string;
  fetch?: CustomFetch;
}

/** Keeps the institution's keys between tokens: anybody can send one, and not each may make us ask there. */
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
      // Never `none`, and no algorithm by which the client secret would be the key.
      algorithms: ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'],
      clockTolerance: skewSeconds,
      maxTokenAge: maxAgeSeconds,
      currentDate: now,
    });
    const { sub, sid, iat } = claimsSchema.parse(payload);
    return { subject: sub ?? null, sessionIndexes: sid ? [sid] : [], issuedAt: new Date(iat * 1000) };
  };
}

/** The same for a library that sends no body. */
function fetchWith(fetch: CustomFetch): FetchImplementation {
  return (url, options) => {
    const headers = Object.fromEntries(options.headers.entries());
    return fetch(url, { ...options, headers, body: undefined });
  };
}
