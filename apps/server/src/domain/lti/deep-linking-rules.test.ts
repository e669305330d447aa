import { expect, it } from 'vitest';
import { isReturnAllowed } from './deep-linking-rules.ts';

it.each([
  ['https://school.example/return?x=1', 'https://school.example', true],
  ['https://other.example/return', 'https://school.example', false],
  ['http://school.example/return', 'https://school.example', false],
  ['http://localhost:3000/return', 'http://localhost:3000', true],
  ['javascript:alert(1)', 'https://school.example', false],
  ['no address', 'https://school.example', false],
])('an answer to %s of a platform at %s is allowed: %s', (returnUrl, issuer, expected) => {
  const origins = ['https://school.example', 'http://school.example', 'http://localhost:3000'];
  expect(isReturnAllowed(returnUrl, { origins, issuer })).toBe(expected);
});
