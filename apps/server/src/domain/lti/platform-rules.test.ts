import { describe, expect, it } from 'vitest';
import { areAddressesAllowed, choosePlatform, frameOrigins, isSameIssuer } from './platform-rules.ts';

const addresses = {
  issuer: 'https://platform.example',
  authorizationEndpoint: 'https://platform.example/auth',
  tokenEndpoint: 'https://platform.example/token',
  jwksUri: 'https://keys.platform.example/jwks',
};

it.each([
  ['https everywhere', {}, false, true],
  ['plain http', { tokenEndpoint: 'http://platform.example/token' }, false, false],
  ['an address of the own network', { jwksUri: 'https://10.0.0.7/jwks' }, false, false],
  ['this machine', { authorizationEndpoint: 'https://localhost/auth' }, false, false],
  ['an issuer by http', { issuer: 'http://platform.example' }, false, false],
  ['plain http where everything runs on one machine', { issuer: 'http://localhost:4000' }, true, true],
  ['a script', { authorizationEndpoint: 'javascript:alert(1)' }, true, false],
])('a platform with %s is allowed or not', (_name, changed, allowsLocal, expected) => {
  expect(areAddressesAllowed({ ...addresses, ...changed }, allowsLocal)).toBe(expected);
});

it('all registrations of an issuer must have the same JWKS URI', () => {
  expect(isSameIssuer('https://a.example/jwks', [])).toBe(true);
  expect(isSameIssuer('https://a.example/jwks', ['https://a.example/jwks'])).toBe(true);
  expect(isSameIssuer('https://evil.example/jwks', ['https://a.example/jwks'])).toBe(false);
});

it('the frame origins of a platform are those of its URLs, without scripts', () => {
  expect(
    frameOrigins([
      'https://a.example/x',
      'https://a.example/y',
      null,
      'javascript:alert(1)',
      'http://b.example:80/',
    ]),
  ).toEqual(['https://a.example', 'http://b.example']);
});

describe('the registration chosen for a login', () => {
  const platform = (clientId: string, status = 'approved') => ({
    client_id: clientId,
    status,
    deployments: [`d-${clientId}`],
  });
  it.each([
    ['the only one', [platform('a')], undefined, 'a'],
    ['the one that is meant', [platform('a'), platform('b')], 'b', 'b'],
    ['the only one that is approved', [platform('a', 'pending'), platform('b')], undefined, 'b'],
    ['none where several could be meant', [platform('a'), platform('b')], undefined, 'lti.client_needed'],
    ['none where none is meant', [platform('a')], 'c', 'lti.platform_unknown'],
    ['none where there is none', [], undefined, 'lti.platform_unknown'],
    ['none that waits for approval', [platform('a', 'pending')], 'a', 'lti.platform_pending'],
    [
      'none that waits, though another is approved',
      [platform('a', 'pending'), platform('b')],
      'a',
      'lti.platform_pending',
    ],
  ])(
    'for a login, of the registrations of an issuer, %s is chosen',
    (_name, platforms, clientId, expected) => {
      const choice = choosePlatform(platforms, { clientId, deploymentId: undefined });
      expect(choice.kind === 'found' ? choice.platform.client_id : choice.code).toBe(expected);
    },
  );
  it('for a login without a client ID, the registration with its deployment is chosen', () => {
    const asked = { clientId: undefined, deploymentId: 'd-b' };
    expect(choosePlatform([platform('a'), platform('b')], asked)).toMatchObject({
      platform: { client_id: 'b' },
    });
  });
});
