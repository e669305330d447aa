import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHttp } from '../../platform/http.ts';
import { createLogger } from '../../platform/logging.ts';
import { gateBy } from '../../testing/gate.ts';
import { wopiPlugin } from './index.ts';

let dist: string;
let http: FastifyInstance;
const wopiOptions = () => ({
  gate: gateBy(() => undefined),
  publicUrl: undefined,
  otherEditor: undefined,
  editorDist: dist,
});
beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'redraft-editor-'));
  await writeFile(path.join(dist, 'index.html'), '<html><head><!--boot--></head></html>');
  await mkdir(path.join(dist, '.vite'));
  const manifest = {
    'index.html': {
      file: 'assets/index.js',
      isEntry: true,
      css: ['assets/index.css'],
      assets: ['assets/text-worker.js'],
      dynamicImports: ['src/docx/text-kind.ts', 'src/xlsx/sheet-kind.ts'],
    },
    _shared: { file: 'assets/shared.js', imports: ['index.html'], css: ['assets/shared.css'] },
    'src/docx/text-kind.ts': {
      file: 'assets/text.js',
      imports: ['_shared'],
      dynamicImports: ['src/docx/notes.ts'],
      assets: ['assets/worker.js', 'assets/serif.woff2'],
    },
    'src/docx/notes.ts': {
      file: 'assets/notes.js',
      css: ['assets/notes.css'],
      dynamicImports: ['src/docx/locales/de.json', 'src/docx/locales/fr.json', 'src/docx/text-kind.ts'],
    },
    'src/docx/locales/de.json': { file: 'assets/de.js' },
    'src/docx/locales/fr.json': { file: 'assets/fr.js' },
    'src/xlsx/sheet-kind.ts': { file: 'assets/sheet.js' },
  };
  await writeFile(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(path.join(dist, 'service-worker.js'), 'self.skipWaiting();');
  http = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('The editor page carries no session')),
    routes: [],
    plugins: [wopiPlugin(wopiOptions())],
  });
});
afterAll(async () => {
  await http.close();
  await rm(dist, { recursive: true });
});

const post = (source: string, form: Record<string, string>, query = '&lang=de&permission=edit') =>
  http.inject({
    method: 'POST',
    url: `/editor/docx?WOPISrc=${encodeURIComponent(source)}${query}`,
    headers: { host: 'redraft.example:3000', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(form).toString(),
  });
const bootOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="boot">(.*)<\/script>/.exec(html)?.[1] ?? 'null');

it('the editor page embeds the form fields as data', async () => {
  const form = {
    access_token: 'T',
    access_token_ttl: '5',
    ui_defaults: 'UITheme=dark;',
    css_variables: '--a=1;',
  };
  const answer = await post('http://redraft.example:3000/wopi/files/7', form);
  expect(answer.statusCode).toBe(200);
  expect(bootOf(answer.body)).toEqual({
    wopiSrc: '/wopi/files/7',
    accessToken: 'T',
    accessTokenTtl: 5,
    uiDefaults: 'UITheme=dark;',
    cssVariables: '--a=1;',
    lang: 'de',
    permission: 'edit',
    closeButton: false,
  });
});
it('the editor page preloads the assets of its document type only', async () => {
  const { body, headers } = await post('/wopi/files/7', { access_token: 'T' });
  const [, nonce] = /'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
  const links = [...body.matchAll(/<link rel="(\w+)" crossorigin href="([^"]+)" nonce="([^"]+)">/g)];
  expect(links.map(([, rel, href, of]) => [rel, href, of === nonce])).toEqual([
    ['stylesheet', '/editor/assets/shared.css', true],
    ['modulepreload', '/editor/assets/text.js', true],
    ['modulepreload', '/editor/assets/shared.js', true],
  ]);
});
it('the editor page accepts the path of our own files', async () => {
  expect(bootOf((await post('/wopi/files/7', { access_token: 'T' })).body)).toMatchObject({
    wopiSrc: '/wopi/files/7',
  });
});
it('the editor page escapes posted values', async () => {
  const evil = '</script><script>alert(1)</script><!--';
  const answer = await post('/wopi/files/7', {
    access_token: evil,
    css_variables: evil,
    ui_defaults: `${evil}$&`,
  });
  expect(answer.body).not.toContain('alert(1)</script>');
  expect(bootOf(answer.body)).toMatchObject({
    accessToken: evil,
    cssVariables: evil,
    uiDefaults: `${evil}$&`,
  });
});
it('the editor page can be framed only by our pages, runs no inline script and connects only to us', async () => {
  const policy = String(
    (await post('/wopi/files/7', { access_token: 'T' })).headers['content-security-policy'],
  );
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/script-src 'nonce-[\w-]{22}' 'strict-dynamic'/);
  expect(policy).not.toContain('unsafe');
  expect(policy).toContain("connect-src 'self' ws://redraft.example:3000;");
  expect(policy).toContain("media-src 'self' blob:;");
});
it('the editor page on its own origin can be framed only by the public pages and connects only to that origin', async () => {
  const own = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('The editor page carries no session')),
    routes: [],
    plugins: [
      wopiPlugin({
        ...wopiOptions(),
        publicUrl: 'https://redraft.example/',
        editorOrigin: 'https://edit.example',
      }),
    ],
  });
  // A request as from a proxy that uses HTTP to reach the server.
  const { headers } = await own.inject({ url: '/editor/docx', headers: { host: 'edit.example' } });
  await own.close();
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain('frame-ancestors https://redraft.example;');
  expect(policy).toContain("connect-src 'self' wss://edit.example;");
});
it('the editor page requests no device but the microphone', async () => {
  const { headers } = await post('/wopi/files/7', { access_token: 'T' });
  expect(headers['permissions-policy']).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(self\)/);
  expect(headers['permissions-policy']).not.toMatch(/clipboard|fullscreen/);
});
it('the editor page requests no microphone where dictation is turned off', async () => {
  const quiet = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('The editor page carries no session')),
    routes: [],
    plugins: [wopiPlugin({ ...wopiOptions(), allowsDictation: false })],
  });
  const { headers } = await quiet.inject({ url: '/editor/docx' });
  await quiet.close();
  expect(headers['permissions-policy']).toContain('microphone=()');
});
it('the editor page adds no invalid host name to its policy', async () => {
  const answer = await http.inject({
    url: '/editor/docx',
    headers: { host: "a; script-src 'unsafe-inline'" },
  });
  expect(answer.headers['content-security-policy']).toContain("connect-src 'self';");
});
it('the editor page uses the scheme of the public URL, although the proxy uses HTTP', async () => {
  const behindProxy = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('The editor page carries no session')),
    routes: [],
    plugins: [wopiPlugin({ ...wopiOptions(), publicUrl: 'https://redraft.example/' })],
  });
  const headers = { host: 'redraft.example', 'x-forwarded-proto': 'https' };
  const page = await behindProxy.inject({ url: '/editor/docx', headers });
  const inside = { host: '10.0.0.7:3000', 'content-type': 'application/x-www-form-urlencoded' };
  const opened = await behindProxy.inject({
    method: 'POST',
    url: `/editor/docx?WOPISrc=${encodeURIComponent('https://redraft.example/wopi/files/7')}`,
    headers: inside,
    payload: 'access_token=T',
  });
  await behindProxy.close();
  expect(page.headers['content-security-policy']).toContain('wss://redraft.example');
  expect(opened.headers['content-security-policy']).toContain('wss://redraft.example');
  expect(bootOf(opened.body)).toMatchObject({ wopiSrc: '/wopi/files/7' });
});
it.each([
  ['http://elsewhere.example/wopi/files/7'],
  ['http://redraft.example:3001/wopi/files/7'],
  ['//elsewhere.example/wopi/files/7'],
  ['http://redraft.example:3000/api/admin'],
  ['/wopi/files/7/../../../api/admin'],
  ['javascript:alert(1)'],
  [''],
])('the editor page refuses the WOPISrc %s', async (source) => {
  expect((await post(source, { access_token: 'T' })).statusCode).toBe(400);
});
it('the editor page requires a token', async () => {
  expect((await post('/wopi/files/7', {})).statusCode).toBe(400);
});
it('the editor page treats any other permission as read-only', async () => {
  const answer = await post('/wopi/files/7', { access_token: 'T' }, '&permission=readonly');
  expect(bootOf(answer.body)).toMatchObject({ permission: 'view' });
});
it('the editor page opened without a form shows no document', async () => {
  const answer = await http.inject('/editor/docx');
  expect([answer.statusCode, bootOf(answer.body)]).toEqual([200, null]);
});

it('what an editor may ever load is listed for a device that keeps it, in one language', async () => {
  const answer = await http.inject({ url: '/editor/docx/assets?lang=de' });
  expect(answer.json().assets.toSorted()).toEqual([
    '/editor/assets/de.js',
    '/editor/assets/index.css',
    '/editor/assets/index.js',
    '/editor/assets/notes.css',
    '/editor/assets/notes.js',
    '/editor/assets/shared.css',
    '/editor/assets/shared.js',
    '/editor/assets/text-worker.js',
    '/editor/assets/text.js',
    '/editor/assets/worker.js',
  ]);
});

it('the service worker of the editor lies beside its pages and is asked for again each time', async () => {
  const answer = await http.inject({ url: '/editor/service-worker.js' });
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache' });
  expect(answer.headers['content-type']).toContain('text/javascript');
  expect(answer.body).toBe('self.skipWaiting();');
});
