import { hash, randomBytes } from 'node:crypto';

/** A bearer secret from unreserved characters only: 256 random bits, of which just the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
