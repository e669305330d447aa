import { compactVerify, createLocalJWKSet, decodeProtectedHeader, errors, type JSONWebKeySet } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { FetchRefusal, type GuardedFetch } from '../../platform/guarded-fetch.ts';

/**
 * The keys of platforms, by JWKS URI, cached for an hour. A token that names an unknown key makes them be read again, because platforms change keys
 * at any time; but at a limited rate, because anyone can name keys that do not exist.
 */
export interface PlatformKeys {
  /** The claims of the token if its signature is valid; otherwise why it is not. */
  verify: (token: string, jwksUri: string, now: Date) => Promise<TokenVerdict>;
}

export type TokenVerdict =
  | { kind: 'signed'; claims: Record<string, unknown> }
  | { kind: 'refused'; reason: TokenProblem; cause?: unknown }
  | { kind: 'unreachable'; cause: unknown };

export type TokenProblem = 'format' | 'algorithm' | 'key_missing' | 'key_unknown' | 'signature';

const algorithms = ['RS256', 'ES256'];
const keptMs = 3_600_000;
/** Further readings wait until the cached keys are some seconds old (`pauseMs`): even if many unknown keys are named, a changed one is found. */
const maxReadingsPerMinute = 6;
const pauseMs = 10_000;
const maxPlatforms = 500;
const maxTokenLength = 64 * 1024;

interface Kept {
  keys: JSONWebKeySet;
  at: Date;
}

const keySetSchema = z.object({
  keys: z.array(z.record(z.string(), z.unknown()).and(z.object({ kty: z.string() }))),
});
const claimsSchema = z.record(z.string(), z.unknown());

export function createPlatformKeys(fetch: GuardedFetch): PlatformKeys {
  const kept = new LRUCache<string, Kept>({ max: maxPlatforms });
  const reading = new Map<string, Promise<JSONWebKeySet>>();
  const readings = new LRUCache<string, number[]>({ max: maxPlatforms });

  const read = (jwksUri: string, now: Date) => {
    const known = reading.get(jwksUri);
    if (known) return known;
    const started = fetchKeySet(fetch, jwksUri)
      .then((keys) => {
        kept.set(jwksUri, { keys, at: now });
        return keys;
      })
      .finally(() => reading.delete(jwksUri));
    reading.set(jwksUri, started);
    return started;
  };
  const mayReadAgain = (jwksUri: string, age: number, now: Date) => {
    if (age >= pauseMs) return true;
    const recent = (readings.get(jwksUri) ?? []).filter((at) => now.getTime() - at < 60_000);
    if (recent.length >= maxReadingsPerMinute) return false;
    readings.set(jwksUri, [...recent, now.getTime()]);
    return true;
  };
  const keysFor = async (jwksUri: string, kid: string, now: Date): Promise<JSONWebKeySet> => {
    const known = kept.get(jwksUri);
    const age = known === undefined ? keptMs : now.getTime() - known.at.getTime();
    if (known && age < keptMs && (hasKey(known.keys, kid) || !mayReadAgain(jwksUri, age, now)))
      return known.keys;
    try {
      return await read(jwksUri, now);
    } catch (cause) {
      // While a platform's keys cannot be read, the cached ones are used.
      if (known && hasKey(known.keys, kid)) return known.keys;
      throw cause;
    }
  };

  return {
    verify: async (token, jwksUri, now) => {
      const header = readHeader(token);
      if (typeof header === 'string') return { kind: 'refused', reason: header };
      let keys: JSONWebKeySet;
      try {
        keys = await keysFor(jwksUri, header.kid, now);
      } catch (cause) {
        return { kind: 'unreachable', cause };
      }
      if (!hasKey(keys, header.kid)) return { kind: 'refused', reason: 'key_unknown' };
      return verifySignature(token, keys);
    },
  };
}

function readHeader(token: string): { kid: string } | TokenProblem {
  if (token.length > maxTokenLength) return 'format';
  try {
    const { alg, kid, crit } = decodeProtectedHeader(token);
    if (alg === undefined || !algorithms.includes(alg)) return 'algorithm';
    if (crit !== undefined) return 'format';
    return typeof kid === 'string' && kid !== '' ? { kid } : 'key_missing';
  } catch {
    return 'format';
  }
}

async function verifySignature(token: string, keys: JSONWebKeySet): Promise<TokenVerdict> {
  try {
    const { payload } = await compactVerify(token, createLocalJWKSet(keys), { algorithms });
    const claims = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(payload)));
    return claims.success ? { kind: 'signed', claims: claims.data } : { kind: 'refused', reason: 'format' };
  } catch (cause) {
    // The key with this ID is not suitable for the signature's algorithm.
    const isKey =
      cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys;
    const isFormat = cause instanceof errors.JWSInvalid || cause instanceof SyntaxError;
    return { kind: 'refused', reason: isKey ? 'key_unknown' : isFormat ? 'format' : 'signature', cause };
  }
}

async function fetchKeySet(fetch: GuardedFetch, jwksUri: string): Promise<JSONWebKeySet> {
  const { status, body } = await fetch(jwksUri);
  if (status !== 200) throw new FetchRefusal('no_answer', `Status ${status}`);
  return keySetSchema.parse(JSON.parse(body));
}

function hasKey({ keys }: JSONWebKeySet, kid: string): boolean {
  return keys.some((key) => key.kid === kid);
}
