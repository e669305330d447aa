import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from '../../platform/derive-key.ts';

/** Private keys are kept sealed with what comes from the secret of the installation: a copy of the database alone signs nothing. */
let key: Buffer | undefined;

const nonceBytes = 12;
const tagBytes = 16;

export function sealToolKeysWith(secret: string): void {
  key = deriveKey(secret, 'lti tool keys');
}

function sealingKey(): Buffer {
  if (!key) throw new Error('Nothing is sealed before sealToolKeysWith() has said with what.');
  return key;
}

/** @param name Under which it is kept: what was sealed under another name does not open. */
export function seal(text: string, name: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(), nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Null where it was sealed with another secret. */
export function openSealed(sealed: Buffer, name: string): string | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealingKey(), nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}
