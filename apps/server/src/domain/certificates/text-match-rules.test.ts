import { createHash } from 'node:crypto';
import { extendChain, startChain } from '@redraft/revision-log';
import { describe, expect, it } from 'vitest';
import { isSignedBy, setCertificateSecret, signingKey, signLine } from './signing.ts';
import { compareText } from './text-match-rules.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

describe('the words of the example', () => {
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
  ] as const)('the words of the example lead to its head, or do not: %j is "%s"', (given, verdict) => {
    expect(compareText({ head, last }, given)).toBe(verdict);
  });

  it('the words of the example are compared in one walk through a file that is all line breaks but for its end', () => {
    const long = `${'\n'.repeat(2_000_000)}x`;
    expect(compareText({ head, last }, long)).toBe('differ');
    expect(compareText({ head, last }, `The cat sat${'\r\n'.repeat(1_000_000)}`)).toBe('match');
  });

  it('the words of the example lead nowhere where another step is said to be the last', () => {
    expect(compareText({ head, last: { ...last, t: 3 } }, 'The cat sat')).toBe('differ');
    expect(compareText({ head, last: null }, 'The cat sat')).toBe('not_followed');
  });
});

it('the key of an installation comes from its secret, and another secret gives another key with an id of its own', () => {
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
