import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ownPath, returnPath } from './return-path-rules.ts';

it.each(['/enroll', '/classdetail/7?tab=students#row', '/'])(
  'where a sign-in at an institution leads is the page that was asked for: %s',
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
])('where a sign-in at an institution leads is no page elsewhere: %j', (requested) => {
  expect(ownPath(requested)).toBeNull();
});

it('where a sign-in at an institution leads is a path of this site, whatever was asked for', () => {
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

it('where a sign-in at an institution leads stands in the address of the way back, with nothing that it could say besides', () => {
  const back = new URL(returnPath({ token: 'a+b', target: '/x?token=other&y=1' }), 'https://redraft.example');
  expect(back.pathname).toBe('/oauth2/redirect');
  expect([...back.searchParams]).toEqual([
    ['token', 'a+b'],
    ['redirect_url', '/x?token=other&y=1'],
  ]);
});
