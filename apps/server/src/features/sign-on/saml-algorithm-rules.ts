/** Which algorithms of a SAML message are accepted. */

const encryptionMethod =
  /<(?:[\w-]+:)?EncryptionMethod\b[^<>]*?(?:\/>|>.*?<\/(?:[\w-]+:)?EncryptionMethod\s*>)/gs;
const sha1 = /Algorithm\s*=\s*["'][^"']*#(rsa-|dsa-|ecdsa-|hmac-)?sha1["']/i;
const brokenEncryption = /Algorithm\s*=\s*["'][^"']*#(rsa-1_5|tripledes-cbc)["']/i;

/** Signed with SHA-1, which is not collision-resistant. RSA-OAEP names SHA-1 as well, and is sound with it. */
export function isWeaklySigned(xml: string): boolean {
  return sha1.test(xml.replaceAll(encryptionMethod, ''));
}

/** Encrypted by a method whose errors reveal the text (RSA PKCS #1 1.5), or with a short block. */
export function isWeaklyEncrypted(xml: string): boolean {
  return brokenEncryption.test(xml);
}

/** Signatures of the redirect binding, by their URI in `SigAlg`. */
const redirectAlgorithms: Readonly<Record<string, 'sha256' | 'sha384' | 'sha512'>> = {
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256': 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

/** Null for any other, unsigned ones included. */
export function redirectHash(algorithm: string): 'sha256' | 'sha384' | 'sha512' | null {
  return Object.hasOwn(redirectAlgorithms, algorithm) ? (redirectAlgorithms[algorithm] ?? null) : null;
}
