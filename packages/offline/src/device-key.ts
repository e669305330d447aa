/**
 * What a device keeps of a person is encrypted with a key that is deleted at sign-out: what is left behind then, also on the editor's own origin, is
 * unreadable. AES-GCM with 256 bits, by Web Crypto, with a random initialization vector before each text.
 */
export type DeviceKey = CryptoKey;

const algorithm = { name: 'AES-GCM', length: 256 };
const ivBytes = 12;

/** A new key, in base64url (the `k` of its JSON Web Key, RFC 7518 6.4.1). */
export async function createDeviceKey(): Promise<string> {
  const { k } = await crypto.subtle.exportKey(
    'jwk',
    await crypto.subtle.generateKey(algorithm, true, ['encrypt', 'decrypt']),
  );
  if (k === undefined) throw new Error('The browser gave no key');
  return k;
}

/** Throws if the text is no key. */
export function importDeviceKey(k: string): Promise<DeviceKey> {
  return crypto.subtle.importKey('jwk', { kty: 'oct', alg: 'A256GCM', k }, algorithm, false, [
    'encrypt',
    'decrypt',
  ]);
}

export async function encrypt(
  key: DeviceKey,
  plain: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const cipher = await crypto.subtle.encrypt({ ...algorithm, iv }, key, plain);
  const encrypted = new Uint8Array(ivBytes + cipher.byteLength);
  encrypted.set(iv);
  encrypted.set(new Uint8Array(cipher), ivBytes);
  return encrypted;
}

/** Throws if it was encrypted with another key, or changed since. */
export async function decrypt(
  key: DeviceKey,
  encrypted: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = encrypted.subarray(0, ivBytes);
  return new Uint8Array(await crypto.subtle.decrypt({ ...algorithm, iv }, key, encrypted.subarray(ivBytes)));
}
