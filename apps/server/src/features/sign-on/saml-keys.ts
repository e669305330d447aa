import { createPrivateKey, generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';
import { deriveKey } from '../../platform/derive-key.ts';
import { decryptText, encryptText } from '../../platform/seal.ts';
import { createSelfSignedCertificate } from '../../platform/self-signed-certificate.ts';
import { preserveSetting, storeSetting } from '../../platform/setting-queries.ts';

/**
 * The key with which we sign requests and decrypt assertions, and its certificate. Created once and stored in the database, encrypted with a key
 * derived from the installation's secret, so that all processes share it and a copy of the database alone cannot decrypt.
 */

export interface SamlKeys {
  /** Both in PEM. */
  privateKey: string;
  certificate: string;
}

const settingName = 'saml service provider';
const storedSchema = z.object({ certificate: z.string(), sealedKey: z.string() });
/** Most institutions compare certificates and ignore their dates; for the others the certificate is valid for ten years. */
const validMs = 10 * 365 * 86_400_000;

export async function loadSamlKeys(
  { secret, name }: { secret: string; name: string },
  now: Date,
): Promise<SamlKeys> {
  const sealing = { key: deriveKey(secret, settingName), name: settingName };
  const created = async () => {
    const keys = await createKeys(name, now);
    const sealedKey = encryptText(keys.privateKey, sealing).toString('base64');
    return { keys, stored: JSON.stringify({ certificate: keys.certificate, sealedKey }) };
  };
  const fresh = await created();
  const { certificate, sealedKey } = storedSchema.parse(
    JSON.parse(await preserveSetting(settingName, fresh.stored)),
  );
  const privateKey = decryptText(Buffer.from(sealedKey, 'base64'), sealing);
  if (privateKey !== null) return { privateKey, certificate };
  // The secret of the installation was replaced: the old key cannot be decrypted any more.
  await storeSetting(settingName, fresh.stored);
  return fresh.keys;
}

async function createKeys(name: string, now: Date): Promise<SamlKeys> {
  const pair = await promisify(generateKeyPair)('rsa', { modulusLength: 3072 });
  const privateKey = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const from = new Date(now.getTime() - 86_400_000);
  const until = new Date(now.getTime() + validMs);
  return { privateKey, certificate: createSelfSignedCertificate({ privateKey, name, from, until }) };
}

/** The key in the form that the library expects, whatever PEM it came in. */
export function normalizeKey(pem: string): string {
  return createPrivateKey(pem).export({ type: 'pkcs8', format: 'pem' }).toString();
}
