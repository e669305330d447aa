import { createHash } from 'node:crypto';
import { extendChain, startChain } from '@redraft/revision-log';
import { describe, expect, it } from 'vitest';
import { isSignedBy, setCertificateSecret, signingKey, signLine } from './signing.ts';
import { compareText } from './text-match-rules.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('a text compared with a certificate', () => {
  const previous = extendChain(startChain('doc-1', sha256), { t: 1, text: 'The cat' }, sha256);
  const last = { previous, t: 2, textHash: sha256('The cat sat') };
  const head = '614c7247173958f618e3359a98a41192b0e0d612a481fe1a7a2c41268e67728f';

  it.each([
    ['The cat sat', 'match'],
    ['The cat sat\n', 'match'],
    ['\uFEFFThe cat sat\r\n', 'match'],
    ['The cat  sat', 'differ'],
    ['The cat', 'differ'],
    ['', 'differ'],
  ] as const)('the text %j compared with the certificate of the example: %s', (given, verdict) => {
    expect(compareText({ head, last }, given)).toBe(verdict);
  });

  it('a text is compared in linear time even if it consists of line breaks', () => {
    const long = `${'\n'.repeat(2_000_000)}x`;
    expect(compareText({ head, last }, long)).toBe('differ');
    expect(compareText({ head, last }, `The cat sat${'\r\n'.repeat(1_000_000)}`)).toBe('match');
  });

  it('a text does not match a certificate with another last link', () => {
    expect(compareText({ head, last: { ...last, t: 3 } }, 'The cat sat')).toBe('differ');
    expect(compareText({ head, last: null }, 'The cat sat')).toBe('not_followed');
  });
});

it('the signing key is derived from the secret of the installation, and another secret gives another key and ID', () => {
  setCertificateSecret('one secret');
  const one = signingKey();
  const signature = signLine('a line');
  setCertificateSecret('another secret');
  expect(signingKey().keyId).not.toBe(one.keyId);
  expect(isSignedBy(one.publicKey, 'a line', signature)).toBe(true);
  expect(isSignedBy(one.publicKey, 'another line', signature)).toBe(false);
  expect(isSignedBy(signingKey().publicKey, 'a line', signature)).toBe(false);
  expect(isSignedBy(one.publicKey, 'a line', signature.subarray(1))).toBe(false);
  setCertificateSecret('one secret');
  expect(signingKey().keyId).toBe(one.keyId);
});
