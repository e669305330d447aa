import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { license?: string; link?: boolean; dev?: boolean }>;
}
// cast: written by npm.
const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;

/** Permissive licences that are compatible with distribution under Apache-2.0. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, and older parsers.
  'OFL-1.1',
  'Python-2.0',
  'WTFPL',
  'Zlib',
]);
/** Packages with a licence in npm's old format or only as a file; all are MIT (the first by choice). */
const stated = new Set([
  '@auth0/xmldom',
  'busboy',
  'humanize-number',
  'jstat',
  'saml/node_modules/xpath',
  'samlp/node_modules/xpath',
  'samlp/node_modules/xtend',
  'streamsearch',
  'utils-flatten',
  'valid-url',
]);
/** Packages whose licence file we have read: BSD-3-Clause, with contexts under the W3C Software and Document License. */
const isRead = new Set(['@digitalbazaar/credentials-context']);
/** Changes to these packages must be published: acceptable for tools that are not distributed. */
const forTools = new Set(['MPL-2.0']);

/** An SPDX expression without nested parentheses. */
function isAllowed(expression: string, isTool: boolean): boolean {
  const isFine = (name: string) => permissive.has(name) || (isTool && forTools.has(name));
  return expression
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((name) => isFine(name === 'mit' ? 'MIT' : name)));
}

it('every package has a licence that permits redistribution', () => {
  const others = Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .filter(([path, { license }]) => license !== undefined || !stated.has(path.replace('node_modules/', '')))
    .filter(([path]) => !isRead.has(path.replace('node_modules/', '')))
    .filter(([, { license, dev }]) => !isAllowed(license ?? 'none', dev ?? false))
    .map(([path, { license }]) => `${path}: ${license}`);
  expect(others).toEqual([]);
});

it.each([
  ['MIT', false, true],
  ['(MPL-2.0 OR Apache-2.0)', false, true],
  ['(MIT AND Zlib)', false, true],
  ['MPL-2.0', false, false],
  ['MPL-2.0', true, true],
  ['(MIT AND GPL-3.0)', true, false],
  ['GPL-3.0-or-later', true, false],
  ['none', true, false],
])('%s (for tools: %s) is allowed: %s', (expression, isTool, expected) => {
  expect(isAllowed(expression, isTool)).toBe(expected);
});
