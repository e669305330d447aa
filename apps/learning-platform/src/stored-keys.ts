import { createPrivateKey, createPublicKey, type JsonWebKey } from 'node:crypto';
import type { KeyRing, SigningAlgorithm } from './keys.ts';

/** As it is kept: a private JSON Web Key. */
export interface StoredKey {
  kid: string;
  alg: SigningAlgorithm;
  jwk: JsonWebKey;
}

export function toStoredKeys(ring: KeyRing): StoredKey[] {
  return ring.keys.map(({ kid, alg, privateKey }) => ({
    kid,
    alg,
    jwk: privateKey.export({ format: 'jwk' }),
  }));
}

export function fromStoredKeys(stored: StoredKey[]): KeyRing {
  return {
    keys: stored.map(({ kid, alg, jwk }) => ({
      kid,
      alg,
      privateKey: createPrivateKey({ key: jwk, format: 'jwk' }),
      publicKey: createPublicKey(createPrivateKey({ key: jwk, format: 'jwk' })),
    })),
  };
}
