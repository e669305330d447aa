import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { isServed, sideOf } from './editor-origin.ts';

const origins = { publicUrl: 'https://redraft.example.org/', editorOrigin: 'https://edit.example.org' };

describe('the setting EDITOR_ORIGIN', () => {
  const load = (env: Record<string, string>) => () => loadConfig(env);
  const publicAddress = 'https://redraft.example.org';

  it.each([
    ['https://edit.example.org', 'https://edit.example.org'],
    ['https://Edit.example.org:443/', 'https://edit.example.org'],
    ['https://redraft.example.org:8443', 'https://redraft.example.org:8443'],
  ])('EDITOR_ORIGIN accepts %s', (EDITOR_ORIGIN, editorOrigin) => {
    expect(loadConfig({ PUBLIC_URL: publicAddress, EDITOR_ORIGIN }).editorOrigin).toBe(editorOrigin);
  });

  it.each([
    ['without PUBLIC_URL', { EDITOR_ORIGIN: 'https://edit.example.org' }, /^EDITOR_ORIGIN: .*PUBLIC_URL/],
    ['as PUBLIC_URL', { PUBLIC_URL: publicAddress, EDITOR_ORIGIN: publicAddress }, /another name or port/],
    [
      'by scheme alone',
      { PUBLIC_URL: publicAddress, EDITOR_ORIGIN: 'http://redraft.example.org' },
      /another name or port/,
    ],
    ['without TLS', { PUBLIC_URL: publicAddress, EDITOR_ORIGIN: 'http://edit.example.org' }, /https/],
    [
      'with a path',
      { PUBLIC_URL: publicAddress, EDITOR_ORIGIN: 'https://edit.example.org/editor' },
      /no path/,
    ],
    ['of no web address', { PUBLIC_URL: publicAddress, EDITOR_ORIGIN: 'ftp://edit.example.org' }, /https/],
    ['of no address', { PUBLIC_URL: publicAddress, EDITOR_ORIGIN: 'edit' }, /^EDITOR_ORIGIN/],
    [
      'beside another editor',
      {
        PUBLIC_URL: publicAddress,
        EDITOR_ORIGIN: 'https://edit.example.org',
        EDITOR_URL: 'https://office.example.org',
      },
      /EDITOR_URL/,
    ],
  ])('EDITOR_ORIGIN %s is refused in one line', (_name, env, message) => {
    expect(load(env)).toThrow(message);
    expect(load(env)).not.toThrow(/\n/);
  });

  it('EDITOR_ORIGIN is optional', () => {
    expect(loadConfig({ PUBLIC_URL: publicAddress }).editorOrigin).toBeUndefined();
  });
});

it.each([
  ['redraft.example.org', 'redraft.example.org', 'public'],
  ['Redraft.Example.org:443', 'Redraft.Example.org:443', 'public'],
  ['edit.example.org', 'edit.example.org', 'editor'],
  ['EDIT.example.org:443', 'EDIT.example.org:443', 'editor'],
  // A trusted proxy forwards the host that the browser requested.
  ['10.0.0.7:3000', 'redraft.example.org', 'public'],
  ['10.0.0.7:3000', 'edit.example.org', 'editor'],
  // A page can send this header to its own origin.
  ['edit.example.org', 'redraft.example.org', 'editor'],
  ['10.0.0.7:3000', '10.0.0.7:3000', 'unknown'],
  ['edit.example.org.', 'edit.example.org.', 'unknown'],
  ['edit.example.org:8443', 'edit.example.org:8443', 'unknown'],
  ['', '', 'unknown'],
])('the host %s, forwarded as %s, belongs to the origin: %s', (host, forwarded, side) => {
  expect(sideOf({ host, forwarded }, origins)).toBe(side);
});

it.each([
  ['/healthz', ['editor', 'public', 'unknown']],
  ['/readyz', ['editor', 'public', 'unknown']],
  ['/metrics', ['public', 'unknown']],
  ['/editor/docx', ['editor']],
  ['/editor/assets/*', ['editor']],
  ['/wopi/files/:id', ['editor', 'public']],
  ['/addition/wopi/files/:id/contents', ['editor', 'public']],
  ['/hosting/discovery', ['editor', 'public']],
  ['/api/auth/signin', ['public']],
  ['/api/docs/static/*', ['public']],
  // No route matches: a page of the web app, one of its files, or nothing.
  [undefined, ['public']],
])('the route %s is served on the origins %s', (route, sides) => {
  const all = ['editor', 'public', 'unknown'] as const;
  expect(all.filter((side) => isServed(side, route))).toEqual(sides);
});
