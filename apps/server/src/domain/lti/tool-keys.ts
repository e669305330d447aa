import { generateKeyPair, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { importJWK, type JWTPayload, SignJWT } from 'jose';
import { z } from 'zod';
import { inTransaction } from '../../platform/db.ts';
import { deleteToolKeys, insertToolKey, listToolKeys, lockToolKeys } from './key-queries.ts';
import { needsNewKey, selectRetiredKeys, selectSigningKey } from './key-rules.ts';
import { openSealed, seal } from './sealing.ts';

/** RS256, which every platform must support (Security Framework 1.0, 5.1.1). */
const algorithm = 'RS256';
const jwkSchema = z.record(z.string(), z.unknown());

/** The public keys with which platforms verify our signatures: every key that signs, will sign or has recently signed. */
export async function readToolKeySet(now: Date): Promise<{ keys: Record<string, unknown>[] }> {
  const keys = await usableKeys(now);
  return { keys: keys.map((key) => key.publicJwk) };
}

/** Signs a token for a platform: an assertion for an access token, or an answer to a deep linking request. */
export async function signToolToken(
  claims: JWTPayload & { iss: string; aud: string | string[] },
  { lifetimeSeconds }: { lifetimeSeconds: number },
  now: Date,
): Promise<string> {
  const key = selectSigningKey(await usableKeys(now), now);
  if (key === null) throw new Error('There is no key to sign with.');
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ jti: randomUUID(), ...claims })
    .setProtectedHeader({ alg: algorithm, kid: key.kid, typ: 'JWT' })
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + lifetimeSeconds)
    .sign(await importJWK(key.privateJwk, algorithm));
}

/** Creates the next key in time, and deletes keys that are not needed for verification any more. */
export async function rotateToolKeys(now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockToolKeys();
    const keys = await openKeys();
    if (needsNewKey(keys, now)) await createToolKey(now);
    await deleteToolKeys(selectRetiredKeys(keys, now).map(({ kid }) => kid));
  });
}

async function usableKeys(now: Date) {
  const found = await openKeys();
  if (found.length > 0) return found;
  await rotateToolKeys(now);
  return openKeys();
}

/** The keys that can be decrypted: after a change of the secret, earlier keys cannot, and new ones are created. */
async function openKeys() {
  const rows = await listToolKeys();
  return rows.flatMap(({ kid, public_jwk, sealed_private, created_at: createdAt }) => {
    const opened = openSealed(sealed_private, kid);
    if (opened === null) return [];
    const privateJwk = jwkSchema.parse(JSON.parse(opened));
    return [{ kid, createdAt, publicJwk: jwkSchema.parse(public_jwk), privateJwk }];
  });
}

async function createToolKey(at: Date): Promise<void> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const publicJwk = { ...pair.publicKey.export({ format: 'jwk' }), kid, alg: algorithm, use: 'sig' };
  const privateJwk = JSON.stringify(pair.privateKey.export({ format: 'jwk' }));
  await insertToolKey({ kid, publicJwk, sealedPrivate: seal(privateJwk, kid), at });
}
