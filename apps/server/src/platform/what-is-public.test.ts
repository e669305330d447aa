import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { useApp } from '../testing/app.ts';
import { loadConfig } from './config.ts';
import { createLogger } from './logging.ts';

const metricsToken = 'a word of forty letters that nobody guesses';
const closed = useApp();
let open: FastifyInstance;
beforeAll(async () => {
  open = await buildApp({
    config: { publicUrl: undefined, editorUrl: undefined, metricsToken, apiDocs: true },
    logger: createLogger('silent'),
  });
});
afterAll(() => open.close());

const read = (http: FastifyInstance, url: string, bearer?: string) =>
  http.inject({ url, headers: bearer === undefined ? {} : { authorization: `Bearer ${bearer}` } });

it('the metrics are not served unless a token is configured', async () => {
  for (const bearer of [undefined, '', 'undefined', metricsToken])
    expect((await read(closed.http(), '/metrics', bearer)).statusCode).toBe(404);
});

it('the metrics are served only with the token', async () => {
  for (const bearer of [undefined, '', metricsToken.slice(1), `${metricsToken}x`])
    expect((await read(open, '/metrics', bearer)).statusCode).toBe(401);
  const answer = await read(open, '/metrics', metricsToken);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toContain('redraft_http_request_duration_seconds');
});

it.each(['/api/auth/profile', '/wopi/files/:id', '/metrics'])(
  'the metrics contain the times of %s',
  async (route) => {
    await read(open, route.replace(':id', '7'), metricsToken);
    const { body } = await read(open, '/metrics', metricsToken);
    expect(body).toContain(`redraft_http_request_duration_seconds_count{method="GET",route="${route}"`);
  },
);

it('a metrics token that can be guessed is refused', () => {
  expect(() => loadConfig({ METRICS_TOKEN: 'secret' })).toThrow('METRICS_TOKEN: At least 16 characters');
  expect(loadConfig({ METRICS_TOKEN: ' ' }).metricsToken).toBeUndefined();
});

it.each(['/api/docs', '/api/docs/json', '/api/docs/static/index.html'])(
  'the API documentation is served at %s if enabled, and not otherwise',
  async (url) => {
    expect((await read(closed.http(), url)).statusCode).toBe(404);
    expect((await read(open, url)).statusCode).toBeLessThan(400);
  },
);

describe('every answer', () => {
  const addresses = [
    { url: '/healthz' },
    { url: '/readyz' },
    { url: '/metrics' },
    { url: '/metrics', bearer: metricsToken },
    { url: '/api/docs' },
    { url: '/api/docs/json' },
    { url: '/api/auth/profile' },
    { url: '/api/nothing' },
    { url: '/wopi/files/7' },
    { url: '/hosting/discovery' },
    { url: '/assets/nothing.js' },
  ];
  it.each(addresses)('no response can be framed or cached: $url $bearer', async ({ url, bearer }) => {
    const { headers } = await read(open, url, bearer);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['cache-control']).toBe('no-store');
  });

  it('a response with personal data is not cached', async () => {
    const { user } = await closed.signInAs('ROLE_STUDENT');
    const { statusCode, headers } = await read(closed.http(), '/api/auth/profile', user.accessToken);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store']);
  });
});

it.each(['/%E0%A4%A', '/api/%E0%A4%A', '/assets/%C0%80.js', '/%'])(
  'a URL that cannot be decoded is refused with the standard error body: %s',
  async (url) => {
    const answer = await read(closed.http(), url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'request.unreadable' });
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);
