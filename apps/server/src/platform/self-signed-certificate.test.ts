import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSelfSignedCertificate } from './self-signed-certificate.ts';

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

it.each([
  ['2026-11-29T01:02:03Z', '2036-11-26T01:02:03Z'],
  ['2049-12-31T23:59:59Z', '2059-12-31T23:59:59Z'],
])(
  'a self-signed certificate from %s to %s is one that Node reads and whose signature fits',
  (from, until) => {
    const pem = createSelfSignedCertificate({
      privateKey,
      name: 'redraft.example.org',
      from: new Date(from),
      until: new Date(until),
    });
    const certificate = new X509Certificate(pem);
    expect(certificate.subject).toBe('CN=redraft.example.org');
    expect(certificate.issuer).toBe('CN=redraft.example.org');
    expect(new Date(certificate.validFrom)).toEqual(new Date(from));
    expect(new Date(certificate.validTo)).toEqual(new Date(until));
    expect(certificate.publicKey.export({ type: 'spki', format: 'pem' })).toBe(publicKey);
    expect(certificate.verify(certificate.publicKey)).toBe(true);
  },
);
