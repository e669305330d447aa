import { promisify } from 'node:util';

/** Decrypts an encrypted element of a SAML message. Throws if it was not encrypted for this key. */
export async function decrypt(xml: string, privateKey: string): Promise<string> {
  const encryption = await import('xml-encryption');
  const decrypted: unknown = await promisify(encryption.decrypt)(xml, {
    key: privateKey,
    disallowDecryptionWithInsecureAlgorithm: true,
    warnInsecureAlgorithm: false,
  });
  return String(decrypted);
}
