import { expect, it } from 'vitest';
import { isWeaklyEncrypted, isWeaklySigned, redirectHash } from './saml-algorithm-rules.ts';

const dsig = 'http://www.w3.org/2000/09/xmldsig#';
const oaep = `<xenc:EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p"><DigestMethod Algorithm="${dsig}sha1"/></xenc:EncryptionMethod>`;

it.each([
  [`<SignatureMethod Algorithm="${dsig}rsa-sha1"/>`, true],
  [`<ds:DigestMethod Algorithm='${dsig}sha1'/>`, true],
  ['<SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256"/>', false],
  [oaep, false],
  [`${oaep}<SignatureMethod Algorithm="${dsig}rsa-sha1"/>`, true],
  [`<EncryptionMethod Algorithm="x"/><DigestMethod Algorithm="${dsig}sha1"/><a></EncryptionMethod>`, true],
])('the message %s is weakly signed: %s', (xml, expected) => {
  expect(isWeaklySigned(xml)).toBe(expected);
});

it.each([
  ['<EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#rsa-1_5"/>', true],
  ['<EncryptionMethod Algorithm="http://www.w3.org/2001/04/xmlenc#tripledes-cbc"/>', true],
  [oaep, false],
])('the message %s is weakly encrypted: %s', (xml, expected) => {
  expect(isWeaklyEncrypted(xml)).toBe(expected);
});

it.each([
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha256', 'sha256'],
  ['http://www.w3.org/2001/04/xmldsig-more#rsa-sha512', 'sha512'],
  [`${dsig}rsa-sha1`, null],
  ['constructor', null],
  ['', null],
])('the signature algorithm %j of an address is read with %s', (algorithm, hash) => {
  expect(redirectHash(algorithm)).toBe(hash);
});
