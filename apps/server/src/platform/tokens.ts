import { hash, randomBytes } from 'node:crypto';

/** A bearer secret in URL-safe characters: 256 random bits, of which only the hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}
