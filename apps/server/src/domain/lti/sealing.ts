import { deriveKey } from '../../platform/derive-key.ts';
import { decryptText, encryptText } from '../../platform/seal.ts';

/** Private keys are stored encrypted with a key derived from the installation's secret: a copy of the database alone cannot sign. */
let key: Buffer | undefined;

export function setToolKeySecret(secret: string): void {
  key = deriveKey(secret, 'lti tool keys');
}

function sealingKey(): Buffer {
  if (!key) throw new Error('setToolKeySecret() must be called before anything is sealed.');
  return key;
}

/** @param name What it is stored as: a text sealed under another name does not open. */
export function seal(text: string, name: string): Buffer {
  return encryptText(text, { key: sealingKey(), name });
}

/** Null if it was sealed with another secret. */
export function openSealed(sealed: Buffer, name: string): string | null {
  return decryptText(sealed, { key: sealingKey(), name });
}
