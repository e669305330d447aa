import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/derive-key.ts';
import { deleteSettings, preserveSetting, readSetting } from '../../platform/setting-queries.ts';

/**
 * The code that proves access to the log of the server, for the first administrator. Derived from the secret of the installation, which is not in
 * the database everywhere, and from a random value in the database, so that all processes have the same code until somebody is an administrator.
 */
let installationSecret: string | undefined;
const settingName = 'setup code';

/** Without letters and digits that look alike (Crockford's base 32). */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

export function setSetupSecret(secret: string): void {
  installationSecret = secret;
}

export async function createSetupCode(): Promise<void> {
  await preserveSetting(settingName, randomBytes(16).toString('base64url'));
}

/** From then on no code is accepted until one is created. */
export function forgetSetupCode(): Promise<void> {
  return deleteSettings([settingName]);
}

/** In groups of four, to be read and typed; undefined if there is none. */
export async function readSetupCode(): Promise<string | undefined> {
  const code = await deriveCode();
  return code?.replace(/(.{4})(?=.)/g, '$1-');
}

export async function isSetupCode(typed: string): Promise<boolean> {
  const code = await deriveCode();
  const entered = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  return code !== undefined && timingSafeEqual(digest(entered), digest(code));
}

async function deriveCode(): Promise<string | undefined> {
  if (installationSecret === undefined) throw new Error('There is no setup code before setSetupSecret().');
  const random = await readSetting(settingName);
  if (random === undefined) return undefined;
  const bytes = deriveKey(installationSecret, `first administrator ${random}`);
  return Array.from(bytes.subarray(0, length), (byte) => alphabet[byte % alphabet.length]).join('');
}

const digest = (text: string) => createHash('sha256').update(text).digest();
