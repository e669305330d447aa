import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Secrets of others that have to be sent again are stored encrypted (AES-256-GCM): a copy of the database alone does not reveal them. */
const nonceBytes = 12;
const tagBytes = 16;

export function sealText(text: string, key: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Throws if it was sealed with another key. */
export function openText(sealed: Buffer, key: Buffer): string {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
  decipher.setAuthTag(tag);
  const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}
