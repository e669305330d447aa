import { createHash, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derive-key.ts';

/**
 * The code that proves access to the log of the server, for the first administrator. Derived from the secret of the installation, so that all its
 * processes have the same one.
 */
let code: string | undefined;

/** Without letters and digits that look alike (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

export function setUpSetupCode(secret: string): void {
  const bytes = deriveKey(secret, 'first administrator');
  code = Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}

/** In groups of four, to be read and typed. */
export function readSetupCode(): string {
  return requireCode().replace(/(.{4})(?=.)/g, '$1-');
}

export function isSetupCode(typed: string): boolean {
  const entered = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return timingSafeEqual(digest(entered), digest(requireCode()));
}

function requireCode(): string {
  if (code === undefined) throw new Error('There is no setup code before setUpSetupCode() was called.');
  return code;
}

const digest = (text: string) => createHash('sha256').update(text).digest();
