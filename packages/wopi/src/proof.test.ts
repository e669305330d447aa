import { createPublicKey, createSign, createVerify, generateKeyPairSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { fromTicks, proofBytes, proofMaxAgeMs, type VerifySignature, verifyProof } from './proof.ts';
import { proofKeyAttributes, signProof } from './testing/sign-proof.ts';

const moment = Date.UTC(2026, 5, 1);
const keys = {
  current: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  old: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  unrelated: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const signWith = (current: keyof typeof keys, old: keyof typeof keys) => {
  return async (key: 'current' | 'old', bytes: Uint8Array) =>
    createSign('sha256')
      .update(bytes)
      .sign(keys[key === 'current' ? current : old].privateKey, 'base64');
};
const verify: VerifySignature = async (key, bytes, signature) =>
  createVerify('sha256').update(bytes).verify(keys[key].publicKey, signature, 'base64');
const call = { token: 'token-1', url: 'https://host/wopi/files/1?access_token=token-1', now: moment };

it.each([
  ['both keys', 'current', 'old', 'valid'],
  ['the current key alone', 'current', 'unrelated', 'valid'],
  ['a host that still has the former pair: Proof with its old key', 'old', 'unrelated', 'valid'],
  ['a host that has not rotated yet: ProofOld with its current key', 'unrelated', 'current', 'valid'],
  ['ProofOld with the old key alone', 'unrelated', 'old', 'invalid'],
  ['unrelated keys', 'unrelated', 'unrelated', 'invalid'],
] as const)('proof keys %s', async (_name, current, old, verdict) => {
  const headers = await signProof(call, signWith(current, old));
  expect(await verifyProof({ ...call, headers }, verify)).toBe(verdict);
});
it('a proof is not valid for another address or token', async () => {
  const headers = await signProof(call, signWith('current', 'old'));
  expect(await verifyProof({ ...call, url: `${call.url}2`, headers }, verify)).toBe('invalid');
  expect(await verifyProof({ ...call, token: 'other', headers }, verify)).toBe('invalid');
});
it.each([
  ['after', 1],
  ['before', -1],
])('a proof is valid for twenty minutes %s its timestamp', async (_, direction) => {
  const headers = await signProof(call, signWith('current', 'old'));
  const at = (ms: number) => verifyProof({ ...call, now: moment + direction * ms, headers }, verify);
  expect(await at(proofMaxAgeMs)).toBe('valid');
  expect(await at(proofMaxAgeMs + 1)).toBe('expired');
});
it('a proof is malformed without decimal ticks', async () => {
  const headers = { timeStamp: '12x', proof: '', proofOld: '' };
  expect(await verifyProof({ ...call, headers }, verify)).toBe('malformed');
});
it('a proof signs lengths and numbers big-endian, the address in upper case', () => {
  const bytes = proofBytes({ token: 'ab', url: 'x?é', ticks: 1n });
  expect([...bytes]).toEqual([
    0, 0, 0, 2, 97, 98, 0, 0, 0, 4, 88, 63, 0xc3, 0x89, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0, 0, 1,
  ]);
});
it('a proof counts ticks from the year 1', () => {
  expect(fromTicks(621355968000000000n)).toBe(0);
  expect(fromTicks(621355968000010000n)).toBe(1);
});
it('a proof key is described so that it can be rebuilt', () => {
  const jwk = createPublicKey(keys.current.privateKey.export({ type: 'pkcs1', format: 'pem' })).export({
    format: 'jwk',
  });
  const modulus = new Uint8Array(Buffer.from(String(jwk.n), 'base64url'));
  const found = proofKeyAttributes({ modulus, exponent: new Uint8Array([1, 0, 1]) });
  const blob = new Uint8Array(Buffer.from(found.value, 'base64'));
  expect(new Uint8Array(Buffer.from(found.modulus, 'base64'))).toEqual(modulus);
  expect(blob.length).toBe(20 + 256);
  expect([...blob.slice(8, 20)]).toEqual([0x52, 0x53, 0x41, 0x31, 0, 8, 0, 0, 1, 0, 1, 0]);
  expect(blob.slice(20).toReversed()).toEqual(modulus);
});
