import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Config, StartError } from './config.ts';
import { deriveKey } from './derive-key.ts';
import { decryptText, encryptText } from './seal.ts';
import { deleteSettings, readSetting, storeSetting } from './setting-queries.ts';

const secretName = 'secret';
const fingerprintName = 'secret fingerprint';
const sealedPrefix = 'sealed:';

type SecretSettings = Pick<Config, 'secret' | 'secretEncryptionKey' | 'dataDir'>;

/**
 * The secret from which the keys of an installation are derived: SECRET, or one that is created once and stored in the database, so that all its
 * processes have the same. Must not run in two processes at once: see withStartupLock.
 *
 * @throws StartError if the database was set up with another secret, or its stored secret cannot be opened.
 */
export async function loadInstallationSecret(settings: SecretSettings): Promise<string> {
  const fingerprint = await readSetting(fingerprintName);
  const secret = settings.secret ?? (await readStoredSecret(settings));
  if (secret !== undefined) {
    if (fingerprint === undefined) await storeSetting(fingerprintName, fingerprintOf(secret));
    else if (fingerprint !== fingerprintOf(secret)) throw new StartError(otherSecret);
    return secret;
  }
  if (fingerprint !== undefined) throw new StartError(missingSecret);
  const created = (await readEarlierSecret(settings)) ?? randomBytes(32).toString('base64url');
  await storeSecret(created, settings);
  await storeSetting(fingerprintName, fingerprintOf(created));
  return created;
}

const otherSecret =
  'SECRET: This database was set up with another one. Every process needs the same; to change it for good, stop all of them and run npm run secret -- forget.';
const missingSecret =
  'SECRET: It is not set here, but this database was set up with one. Set the same for every process.';

/** Whether a process has started on this database. */
export async function hasInstallationSecret(): Promise<boolean> {
  return (await readSetting(fingerprintName)) !== undefined;
}

/** For a change of the secret: the next start sets a new one. What was signed or sealed with the old one is not opened by the new one. */
export function forgetInstallationSecret(): Promise<void> {
  return deleteSettings([secretName, fingerprintName]);
}

async function readStoredSecret({ secretEncryptionKey: key, ...settings }: SecretSettings) {
  const stored = await readSetting(secretName);
  if (stored === undefined) return undefined;
  if (!stored.startsWith(sealedPrefix)) {
    if (key !== undefined) await storeSecret(stored, { secretEncryptionKey: key, ...settings });
    return stored;
  }
  if (key === undefined)
    throw new StartError('SECRET_ENCRYPTION_KEY: The secret in this database is encrypted; set its key.');
  const sealed = Buffer.from(stored.slice(sealedPrefix.length), 'base64');
  const secret = decryptText(sealed, { key: keyOf(key), name: secretName });
  if (secret === null)
    throw new StartError('SECRET_ENCRYPTION_KEY: This key does not open the secret in this database.');
  return secret;
}

async function storeSecret(secret: string, { secretEncryptionKey: key }: SecretSettings): Promise<void> {
  const value =
    key === undefined
      ? secret
      : sealedPrefix + encryptText(secret, { key: keyOf(key), name: secretName }).toString('base64');
  await storeSetting(secretName, value);
}

/** Earlier versions kept the secret in a file. */
async function readEarlierSecret({ dataDir }: SecretSettings): Promise<string | undefined> {
  const text = await readFile(path.join(dataDir, 'secret'), 'utf8').catch(() => '');
  return text.trim() || undefined;
}

function keyOf(key: string): Buffer {
  return deriveKey(key, 'secret of the installation');
}

/** Reveals nothing of the secret. */
function fingerprintOf(secret: string): string {
  return deriveKey(secret, 'fingerprint').toString('hex');
}
