import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildHttp } from './http.ts';
import { createLogger } from './logging.ts';
import { webPages } from './web-pages.ts';

let dist = '';
let app: Awaited<ReturnType<typeof buildHttp>>;

beforeAll(async () => {
  dist = `${await mkdtemp(path.join(tmpdir(), 'redraft-web-'))}/`;
  await mkdir(path.join(dist, 'assets'));
  await writeFile(path.join(dist, 'index.html'), '<title>Redraft</title>');
  await writeFile(path.join(dist, 'assets', 'page-1a2b.js'), 'export {};');
  app = await buildHttp({
    logger: createLogger('silent'),
    authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
    routes: [],
    plugins: [webPages({ dist, editorUrl: 'https://editor.example.org/hosting' })],
  });
});
afterAll(async () => {
  await app.close();
  await rm(dist, { recursive: true, force: true });
});

describe('the pages of the web app', () => {
  it.each(['/', '/classes', '/Profile', '/assignment/12'])('are one page at %s', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Redraft</title>');
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  it('may frame the editor and nobody else, and may be framed by nobody else', async () => {
    const policy = String((await app.inject({ url: '/classes' })).headers['content-security-policy']);
    expect(policy).toContain("frame-src 'self' https://editor.example.org;");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('have assets that are kept for good', async () => {
    const answer = await app.inject({ url: '/assets/page-1a2b.js' });
    expect(answer.headers['cache-control']).toContain('immutable');
  });

  it.each(['/api/nothing', '/wopi/nothing/at/all'])('do not hide that there is no call %s', async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toEqual({ message: "There's nothing here!", code: 'not_found' });
  });

  it('do not lead out of their folder', async () => {
    const answer = await app.inject({ url: '/assets/..%2f..%2f..%2fetc%2fhostname.txt' });
    expect(answer.body).toContain('<title>Redraft</title>');
  });
});

describe('a server', () => {
  it('refuses to start with a route that names no permission', async () => {
    const open = buildHttp({
      logger: createLogger('silent'),
      authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
      routes: [],
      plugins: [(scope) => void scope.get('/api/open', async () => 'open')],
    });
    await expect(open.then((built) => built.ready())).rejects.toThrow('GET /api/open names no permission');
  });
});
