import { deriveKey } from '../../platform/derive-key.ts';
import { openSealedText, sealText } from '../../platform/seal.ts';

/** Private keys are kept sealed with what comes from the secret of the installation: a copy of the database alone signs nothing. */
let key: Buffer | undefined;

export function sealToolKeysWith(secret: string): void {
  key = deriveKey(secret, 'lti tool keys');
}

function sealingKey(): Buffer {
  if (!key) throw new Error('Nothing is sealed before sealToolKeysWith() has said with what.');
  return key;
}

/** @param name Under which it is kept: what was sealed under another name does not open. */
export function seal(text: string, name: string): Buffer {
  return sealText(text, { key: sealingKey(), name });
}

/** Null where it was sealed with another secret. */
export function openSealed(sealed: Buffer, name: string): string | null {
  return openSealedText(sealed, { key: sealingKey(), name });
}
