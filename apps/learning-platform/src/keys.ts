import { generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import { createId } from './state.ts';

export type SigningAlgorithm = 'RS256' | 'ES256';

export interface SigningKey {
  kid: string;
  alg: SigningAlgorithm;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** What a platform signs with, and what it publishes: the newest key of each algorithm signs, earlier ones are published until they are retired. */
export interface KeyRing {
  keys: SigningKey[];
}

export async function createSigningKey(alg: SigningAlgorithm = 'RS256'): Promise<SigningKey> {
  const generate = promisify(generateKeyPair);
  const pair =
    alg === 'RS256'
      ? await generate('rsa', { modulusLength: 2048 })
      : await generate('ec', { namedCurve: 'P-256' });
  return { kid: createId(), alg, ...pair };
}

export async function createKeyRing(): Promise<KeyRing> {
  return { keys: [await createSigningKey('RS256'), await createSigningKey('ES256')] };
}

/** Signs with a new key from now on. Earlier ones stay published, so that what they signed holds. */
export async function rotateKeys(ring: KeyRing, alg: SigningAlgorithm = 'RS256'): Promise<SigningKey> {
  const key = await createSigningKey(alg);
  ring.keys.push(key);
  return key;
}

/** Publishes no more keys of an algorithm but the newest. */
export function retireEarlierKeys(ring: KeyRing): void {
  ring.keys = ring.keys.filter((key) => selectSigningKey(ring, key.alg) === key);
}

export function selectSigningKey(ring: KeyRing, alg: SigningAlgorithm): SigningKey {
  const key = ring.keys.findLast((candidate) => candidate.alg === alg);
  if (!key) throw new Error(`The learning platform has no key for ${alg}.`);
  return key;
}

export function toJwks(ring: KeyRing): { keys: Record<string, unknown>[] } {
  return {
    keys: ring.keys.map(({ kid, alg, publicKey }) => ({
      ...publicKey.export({ format: 'jwk' }),
      kid,
      alg,
      use: 'sig',
    })),
  };
}
