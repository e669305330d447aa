import fc from 'fast-check';
import { expect, it } from 'vitest';
import { journeyAddress, safeTarget } from './redirect-target.ts';

const origin = 'https://redraft.example';

it.each([
  ['/enroll', '/enroll'],
  ['/classdetail/7?tab=students#row', '/classdetail/7?tab=students#row'],
  ['/', '/'],
])('the redirect target %s is followed', (requestedTarget, target) => {
  expect(safeTarget(requestedTarget, origin)).toBe(target);
});

it.each([
  null,
  '',
  'enroll',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/Login',
  '/logout/',
  '/instlanding?redirect_url=%2Fenroll',
  '/OAuth2/Redirect?token=1',
])('the redirect target %s is replaced by the profile', (requestedTarget) => {
  expect(safeTarget(requestedTarget, origin)).toBe('/profile');
});

it('the redirect target is always a path of this site', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'evil.example',
    '%2f',
    'a',
  );
  const requestedTarget = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(requestedTarget, (text) => {
      const target = safeTarget(text, origin);
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(new URL(target, origin).origin).toBe(origin);
    }),
    { numRuns: 2000 },
  );
});

it('the redirect target survives the steps of the journey', () => {
  const address = journeyAddress('/oauth2/redirect', { token: 'a+b', redirect_url: '/x?y=1&z=2' });
  const parameters = new URL(address, origin).searchParams;
  expect(parameters.get('token')).toBe('a+b');
  expect(parameters.get('redirect_url')).toBe('/x?y=1&z=2');
});
