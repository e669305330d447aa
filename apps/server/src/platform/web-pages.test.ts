import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildHttp } from './http.ts';
import { createLogger } from './logging.ts';
import { webPages } from './web-pages.ts';

let dist = '';
const site = { operator: 'The "Old" School & <Sons>' };
let app: Awaited<ReturnType<typeof buildHttp>>;

beforeAll(async () => {
  dist = `${await mkdtemp(path.join(tmpdir(), 'redraft-web-'))}/`;
  await mkdir(path.join(dist, 'assets'));
  await writeFile(
    path.join(dist, 'index.html'),
    '<head><title>Redraft</title><script nonce="REDRAFT-NONCE"></script></head>',
  );
  await mkdir(path.join(dist, '.vite'));
  const words = (name: string) => [`src/locales/${name}.ts`, { file: `assets/${name}.js` }];
  const manifest = {
    'src/features/workspace/workspace-page.tsx': { file: 'assets/workspace.js', imports: ['_kit'] },
    _kit: { file: 'assets/kit.js' },
    ...Object.fromEntries(['en-program', 'de-program', 'de-work', 'de-admin'].map(words)),
  };
  await writeFile(path.join(dist, '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(
    path.join(dist, 'entrance.html'),
    '<html lang="en"><title>Welcome</title><meta content="REDRAFT-SITE"><body></body></html>',
  );
  await mkdir(path.join(dist, 'first-screen'));
  await writeFile(
    path.join(dist, 'first-screen', 'ar.html'),
    '<template><style nonce="REDRAFT-NONCE"></style><a href="REDRAFT-WEBSITE">REDRAFT-OPERATOR</a></template>',
  );
  await mkdir(path.join(dist, 'policies'));
  for (const name of ['privacy.de', 'accessibility.en'])
    await writeFile(
      path.join(dist, 'policies', `${name}.html`),
      '<style nonce="REDRAFT-NONCE"></style>REDRAFT-OPERATOR, REDRAFT-EMAIL',
    );
  await writeCompressed('assets/page-1a2b.js', 'export {};');
  await writeFile(path.join(dist, 'assets', 'sans-3c4d.woff2'), 'wOF2');
  await writeFile(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
    routes: [],
    hasApiDocs: true,
    plugins: [webPages({ dist, editorUrl: 'https://editor.example.org/hosting', site })],
  });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

/** The output of the build: each text file with its compressed versions. */
async function writeCompressed(name: string, text: string): Promise<void> {
  const file = path.join(dist, name);
  await writeFile(file, text);
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
}

it.each([
  ['/classes', 'en-GB,en;q=0.9,de;q=0.5', ['en-program']],
  ['/assignment/12', 'de-AT,en;q=0.5', ['workspace', 'kit', 'de-work', 'de-program']],
])("the page preloads the modules of %s in the browser's language", async (url, language, expected) => {
  const { body } = await app.inject({ url, headers: { 'accept-language': language } });
  const named = [...body.matchAll(/rel="modulepreload" crossorigin href="\/assets\/([\w-]+)\.js"/g)];
  expect(named.map(([, name]) => name).toSorted()).toEqual(expected.toSorted());
});

it.each(['/classes', '/Profile', '/assignment/12', '/oauth2/redirect'])(
  'the main page is served at %s',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Redraft</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

it.each([
  ['/home', 'de-AT', 'Das dauert länger als üblich.', 'Erneut versuchen'],
  ['/Login', 'ar', 'يستغرق هذا وقتًا أطول من المعتاد.', 'إعادة المحاولة'],
])('the page at %s says in %s that it takes long, without any script', async (url, language, text, retry) => {
  const { body, headers } = await app.inject({ url, headers: { 'accept-language': language } });
  const [, slowStart = ''] = /(<style nonce="[\w-]{22}">#slow-start.*?<\/div>)/.exec(body) ?? [];
  expect(slowStart).toContain(text);
  expect(slowStart).toContain(`<a href="">${retry}</a>`);
  expect(slowStart).not.toContain('<script');
  const [, nonce = ''] = /nonce="([\w-]{22})"/.exec(slowStart) ?? [];
  expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
});

it.each(['/', '/?x=1', '/home', '/Login', '/Login/', '/authorize?redirect_url=%2F'])(
  'the smaller entrance page is served at %s',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.body).toContain('<title>Welcome</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  },
);

it('pages may frame only the editor, and cannot be framed', async () => {
  const policy = String((await app.inject({ url: '/classes' })).headers['content-security-policy']);
  expect(policy).toContain("frame-src 'self' https://editor.example.org;");
  expect(policy).toContain("connect-src 'self' https://editor.example.org;");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("media-src 'self';");
});

it('pages run only scripts and styles with their nonce, which differs for each response', async () => {
  const seen = new Set<string>();
  for (const url of ['/classes', '/classes', '/']) {
    const { headers, body } = await app.inject({ url });
    const policy = String(headers['content-security-policy']);
    const [, nonce = ''] = /script-src 'nonce-([\w-]{22})' 'strict-dynamic'/.exec(policy) ?? [];
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
    expect(policy).not.toContain('unsafe');
    expect(body).not.toContain('REDRAFT-NONCE');
    seen.add(nonce);
  }
  expect(seen.size).toBe(3);
  const { headers, body } = await app.inject({ url: '/classes' });
  const [, inPage] = /nonce="([^"]+)"/.exec(body) ?? [];
  expect(headers['content-security-policy']).toContain(`'nonce-${inPage}'`);
});

it.each([
  { accepted: 'gzip, deflate, br, zstd', encoding: 'br', read: brotliDecompressSync },
  { accepted: 'gzip', encoding: 'gzip', read: gunzipSync },
  { accepted: 'identity', encoding: undefined, read: (body: Buffer) => body },
])('pages are compressed for clients that accept $accepted', async (browser) => {
  const headers = { 'accept-encoding': browser.accepted };
  const script = await app.inject({ url: '/assets/page-1a2b.js', headers });
  const page = await app.inject({ url: '/classes', headers });
  for (const answer of [script, page]) {
    expect(answer.headers['content-encoding']).toBe(browser.encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  }
  expect(browser.read(script.rawPayload).toString()).toBe('export {};');
  expect(script.headers['content-type']).toMatch(/javascript/);
  expect(browser.read(page.rawPayload).toString()).toContain('<title>Redraft</title>');
  expect(page.headers['content-type']).toMatch(/html/);
});

it.each(['br', 'identity'])('assets are immutable, such as %s', async (accepted) => {
  const headers = { 'accept-encoding': accepted };
  for (const url of ['/assets/page-1a2b.js', '/assets/sans-3c4d.woff2']) {
    const answer = await app.inject({ url, headers });
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  }
});

it('fonts are sent without further compression', async () => {
  const answer = await app.inject({
    url: '/assets/sans-3c4d.woff2',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.body).toBe('wOF2');
});

it.each([
  ['bytes=1-2', 206, 'OF', 'bytes 1-2/4'],
  ['bytes=-1', 206, '2', 'bytes 3-3/4'],
  ['pages=1', 200, 'wOF2', undefined],
])('a part of a file is sent for a range request: %s', async (range, status, body, named) => {
  const answer = await app.inject({ url: '/assets/sans-3c4d.woff2', headers: { range } });
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
  expect(answer.headers['content-range']).toBe(named);
  expect(answer.headers['accept-ranges']).toBe('bytes');
});

it('a range after the end of a file is refused', async () => {
  const headers = { range: 'bytes=4-' };
  expect((await app.inject({ url: '/assets/sans-3c4d.woff2', headers })).statusCode).toBe(416);
});

it('assets answer conditional and HEAD requests', async () => {
  const headers = { 'accept-encoding': 'br' };
  const url = '/assets/page-1a2b.js';
  const { etag } = (await app.inject({ url, headers })).headers;
  const secondResponse = await app.inject({ url, headers: { ...headers, 'if-none-match': String(etag) } });
  expect(secondResponse.statusCode).toBe(304);
  const head = await app.inject({ method: 'HEAD', url: '/', headers });
  expect(head.headers['content-encoding']).toBe('br');
  expect(head.body).toBe('');
});

it.each(['/api/nothing', '/wopi/nothing/at/all'])('an unknown API path %s is not found', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({ code: 'not_found', message: "There's nothing here!", params: {} });
});

it.each(['/assets/nothing.js', '/assets/nothing', '/favicon-x.png', '/index.html', '/entrance.html.br'])(
  'a missing file %s is not answered with a page',
  async (url) => {
    const file = await app.inject({ url, headers: { accept: '*/*' } });
    expect(file.statusCode).toBe(404);
    expect(file.json()).toMatchObject({ code: 'not_found' });
    const page = await app.inject({ url, headers: { accept: 'text/html,*/*;q=0.8' } });
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('<title>Redraft</title>');
  },
);

it('files outside of the folder are not served', async () => {
  const answer = await app.inject({ url: '/assets/..%2f..%2f..%2fetc%2fhostname.txt' });
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
});

it('files have no more headers than they need', async () => {
  const { headers } = await app.inject({ url: '/assets/page-1a2b.js' });
  for (const name of ['content-security-policy', 'referrer-policy', 'x-frame-options'])
    expect(headers).not.toHaveProperty(name);
});

it('the API documentation runs no inline script and cannot be framed', async () => {
  const policy = String(
    (await app.inject({ url: '/api/docs/static/index.html' })).headers['content-security-policy'],
  );
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

it('a server refuses to start if a route declares no permission', async () => {
  const open = buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
    routes: [],
    plugins: [(scope) => void scope.get('/api/open', async () => 'open')],
  });
  await expect(open.then((built) => built.ready())).rejects.toThrow('GET /api/open names no permission');
});

it("the operator's name is escaped in pages", async () => {
  const { body } = await app.inject({ url: '/', headers: { host: 'writing.example.org' } });
  const [, content = ''] = /content="([^"]*)"/.exec(body) ?? [];
  const read = content
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  expect(JSON.parse(read)).toEqual({
    ...site,
    email: 'info@writing.example.org',
    operatorUrl: null,
    offlineWriting: true,
    hasPseudoLanguages: false,
  });
});

it.each(['privacy.de', 'accessibility.en'])(
  'the policy %s names the operator and can be framed only by our own pages',
  async (name) => {
    const { statusCode, body, headers } = await app.inject({ url: `/policies/${name}.html` });
    expect(statusCode).toBe(200);
    expect(body).toContain('The &quot;Old&quot; School &amp; &lt;Sons&gt;, info@');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).toContain(`'nonce-${/nonce="([^"]+)"/.exec(body)?.[1]}'`);
  },
);

it('a policy that the folder of the operator lacks is not found', async () => {
  const answer = await app.inject({ url: '/policies/terms.en.html', headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(404);
});

it.each(['/policies/privacy.fr.html', '/policies/../index.html', '/policies/terms.en.html.br'])(
  'the operator is configured under no other name: %s',
  async (url) => {
    expect((await app.inject({ url, headers: { accept: '*/*' } })).body).not.toContain('info@');
  },
);

it('learning platforms can show the favicon, and no other file', async () => {
  const policyOf = async (url: string) => (await app.inject({ url })).headers['cross-origin-resource-policy'];
  expect(await policyOf('/favicon.svg')).toBe('cross-origin');
  expect(await policyOf('/assets/sans-3c4d.woff2')).toBe('same-origin');
});

it.each(['/', '/Home', '/?x=1'])(
  "the first screen of the landing page is in the page at %s, in the reader's language",
  async (url) => {
    const { body, headers } = await app.inject({ url, headers: { 'accept-language': 'ar-EG' } });
    expect(body).toContain('<html lang="ar" dir="rtl">');
    expect(body).toContain('</div><template><style nonce="');
    expect(body).toContain('<a href="/">The &quot;Old&quot; School &amp; &lt;Sons&gt;</a>');
    const [, nonce] = /<style nonce="([^"]+)"/.exec(body) ?? [];
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`);
  },
);

it.each([
  ['/', 'en'],
  ['/Login', 'ar'],
])('the page at %s has no first screen if the build has none for it (%s)', async (url, language) => {
  const { statusCode, body } = await app.inject({ url, headers: { 'accept-language': language } });
  expect(statusCode).toBe(200);
  expect(body).not.toContain('<template>');
});
