import { expect, it } from 'vitest';
import { toMultibase, toMultikey } from './base58.ts';

const bytes = (hex: string) => Buffer.from(hex, 'hex');

it.each([
  ['', 'z'],
  ['00', 'z1'],
  ['0000287fb4cd', 'z11233QC4'],
  ['48656c6c6f20576f726c6421', 'z2NEpo7TZRRrLZSi2U'],
])('the bytes %s are %s in base 58', (hex, expected) => {
  expect(toMultibase(bytes(hex))).toBe(expected);
});

it('an Ed25519 key in multibase begins with z6Mk', () => {
  expect(toMultikey(bytes('11'.repeat(32)))).toMatch(/^z6Mk[\w]{44}$/);
});
