import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { deriveKey } from '../../platform/derive-key.ts';

/** DER prefixes of Ed25519 keys before their 32 bytes (RFC 8410). */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicPrefix = Buffer.from('302a300506032b6570032100', 'hex');

interface SigningKey {
  keyId: string;
  privateKey: KeyObject;
  /** The 32 bytes. */
  publicKey: Buffer;
}

/** One per process: derived from the secret, with an ID that identifies the key. */
let key: SigningKey | undefined;

export function setCertificateSecret(secret: string): void {
  const seed = deriveKey(secret, 'certificates');
  const privateKey = createPrivateKey({
    key: Buffer.concat([privatePrefix, seed]),
    format: 'der',
    type: 'pkcs8',
  });
  const der = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const publicKey = der.subarray(publicPrefix.length);
  key = { keyId: keyIdOf(publicKey), privateKey, publicKey };
}

export function signingKey(): SigningKey {
  if (!key) throw new Error('setCertificateSecret() must be called before anything is signed.');
  return key;
}

function keyIdOf(publicKey: Uint8Array): string {
  return createHash('sha256').update(publicKey).digest('hex').slice(0, 16);
}

export function signLine(line: string): Buffer {
  return signBytes(Buffer.from(line));
}

export function signBytes(bytes: Uint8Array): Buffer {
  return sign(null, bytes, signingKey().privateKey);
}

export function isSignedBy(publicKey: Uint8Array, line: string, signature: Uint8Array): boolean {
  if (signature.length !== 64) return false;
  const spki = createPublicKey({
    key: Buffer.concat([publicPrefix, publicKey]),
    format: 'der',
    type: 'spki',
  });
  return verify(null, Buffer.from(line), spki, signature);
}
