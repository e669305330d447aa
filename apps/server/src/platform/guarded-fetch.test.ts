import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allowedUrl, createGuardedFetch } from './guarded-fetch.ts';

let origin = '';
const answer: RequestListener = (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://any.invalid');
  if (pathname === '/redirect')
    return response.writeHead(302, { location: searchParams.get('to') ?? '' }).end('gone');
  if (pathname === '/large') return response.end('x'.repeat(3 * 1024 * 1024));
  if (pathname === '/silent') return;
  response.setHeader('x-method', request.method ?? '');
  response.end(`answer of ${pathname}`);
};
const server = createServer(answer);
beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // cast: a server that listens on a port
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const local = createGuardedFetch({ allowsLocal: true, timeoutMs: 500 });
const guarded = createGuardedFetch({ allowsLocal: false, timeoutMs: 500 });

it.each([
  'http://platform.example/keys',
  'https://127.0.0.1/keys',
  'https://[::1]/keys',
  'https://[::ffff:10.0.0.1]/keys',
  'https://2130706433/keys',
  'https://0x7f.1/keys',
  'https://192.168.0.1/keys',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/keys',
  'https://localhost./keys',
  'https://anything.localhost/keys',
  'https://name:word@platform.example/keys',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'platform.example',
  '',
])('a URL is refused by its syntax: %s', (address) => {
  expect(allowedUrl(address, false)).toBeNull();
});

it.each(['https://platform.example/keys', 'https://8.8.8.8/keys', 'https://platform.example:8443/'])(
  'a URL is allowed: %s',
  (address) => {
    expect(allowedUrl(address, false)?.href).toBe(address);
  },
);

it('a URL whose name resolves to this machine is not fetched', async () => {
  // Every resolver maps this name to the local machine.
  const { port } = new URL(origin);
  await expect(guarded(`https://localhost:${port}/`)).rejects.toMatchObject({
    problem: 'address_refused',
  });
  await expect(guarded(`https://ip6-localhost:${port}/`)).rejects.toMatchObject({
    problem: expect.stringMatching(/address_refused|no_answer/),
  });
});

it('a URL on this machine is fetched if local addresses are allowed', async () => {
  expect(await local(`${origin}/keys`)).toMatchObject({ status: 200, body: 'answer of /keys' });
  expect((await local(`${origin}/keys`, { method: 'POST', body: '{}' })).headers['x-method']).toBe('POST');
});

describe('a redirect', () => {
  const to = (target: string) => `${origin}/redirect?to=${encodeURIComponent(target)}`;

  it('a few redirects are followed', async () => {
    expect(await local(to('/keys'))).toMatchObject({ body: 'answer of /keys' });
    expect(await local(to(to('/keys')))).toMatchObject({ body: 'answer of /keys' });
  });
  it('a redirect loop ends with an error', async () => {
    const circle = createServer((_request, response) => response.writeHead(302, { location: '/' }).end());
    await new Promise<void>((resolve) => void circle.listen(0, '127.0.0.1', resolve));
    const { port } = circle.address() as AddressInfo; // cast: as above
    await expect(local(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ problem: 'too_many_redirects' });
    circle.close();
  });
  it('a redirect to a refused address is refused', async () => {
    await expect(local(to('file:///etc/passwd'))).rejects.toMatchObject({ problem: 'address_refused' });
  });
  it('a redirect of a request with a body is returned as the response', async () => {
    expect(await local(to('/keys'), { method: 'POST', body: '{}' })).toMatchObject({ status: 302 });
  });
  it('an Authorization header is not sent to another origin after a redirect', async () => {
    const elsewhere = to(`http://localhost:${new URL(origin).port}/keys`);
    const headers = { authorization: 'Bearer word' };
    await expect(local(elsewhere, { headers })).rejects.toMatchObject({ problem: 'address_refused' });
  });
});

it.each([
  ['/large', 'too_large'],
  ['/silent', 'no_answer'],
])('an endless response is aborted: %s', async (path, problem) => {
  await expect(local(`${origin}${path}`)).rejects.toMatchObject({ problem });
});
