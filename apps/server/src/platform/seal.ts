import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Authenticated encryption of short texts (AES-256-GCM, NIST SP 800-38D): nonce, tag and ciphertext in one buffer. */

const nonceBytes = 12;
const tagBytes = 16;

/** @param key 32 bytes. @param name What it is stored as: a text sealed under another name does not open. */
export function encryptText(text: string, { key, name }: { key: Buffer; name: string }): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** Null if it was sealed with another key or under another name. */
export function decryptText(sealed: Buffer, { key, name }: { key: Buffer; name: string }): string | null {
  const nonce = sealed.subarray(0, nonceBytes);
  const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
    const opened = [decipher.update(sealed.subarray(nonceBytes + tagBytes)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    return null;
  }
}
