import { hkdfSync } from 'node:crypto';

/** 32 bytes derived from the installation's secret (HKDF-SHA256, RFC 5869). Keys for different purposes are independent of each other. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'redraft', purpose, 32));
}
