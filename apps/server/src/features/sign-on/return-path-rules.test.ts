import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath, returnPath } from './return-path-rules.ts';

it.each(['/enroll', '/classdetail/7?tab=students#row', '/'])(
  'a sign-in redirects to the requested page: %s',
  (requested) => {
    expect(ownPath(requested)).toBe(requested);
  },
);

it.each([
  undefined,
  '',
  'enroll',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  `/${'x'.repeat(2000)}`,
])('a sign-in does not redirect elsewhere: %j', (requested) => {
  expect(ownPath(requested)).toBeNull();
});

it('a sign-in redirects to a path of this site, whatever was requested', () => {
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
  const requested = fc.oneof(
    fc.string(),
    fc.array(pieces).map((parts) => `/${parts.join('')}`),
  );
  fc.assert(
    fc.property(requested, (text) => {
      const target = ownPath(text);
      fc.pre(target !== null);
      expect(new URL(target ?? '', 'https://redraft.example').origin).toBe('https://redraft.example');
      expect(target).toMatch(/^\/(?![/\\])/);
    }),
    { numRuns: 2000 },
  );
});

it('the return path is encoded in the sign-in URL without adding parameters', () => {
  const back = new URL(returnPath({ token: 'a+b', target: '/x?token=other&y=1' }), 'https://redraft.example');
  expect(back.pathname).toBe('/oauth2/redirect');
  expect([...back.searchParams]).toEqual([
    ['token', 'a+b'],
    ['redirect_url', '/x?token=other&y=1'],
  ]);
});
