import { type AddressInfo, connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from './errors.ts';
import { buildHttp } from './http.ts';
import { createLogger } from './logging.ts';
import { isTooSlow } from './request-timeouts.ts';

const forever = 60_000;
const patience = {
  headersMs: forever,
  requestMs: forever,
  checkIntervalMs: forever,
  minBytesPerCheck: 0,
  connections: 100,
};
const config = { permission: 'public' as const };

/** A server with these timeouts, and its response to raw text on one connection. */
function useServer(own: Partial<typeof patience>) {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await buildHttp({
      logger: createLogger('silent'),
      authenticate: () => Promise.reject(new Error('Nobody signs in here.')),
      routes: [],
      timeouts: { ...patience, ...own },
      plugins: [
        (scope) => {
          scope.post('/echo', { config }, async ({ body }) => body);
          scope.post('/closed', { config, onRequest: refuse }, async () => 'never');
        },
      ],
    });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => app.close());
  return async (words: string, drip = ''): Promise<string> => {
    const { port } = app.server.address() as AddressInfo; // cast: it listens on a port
    const socket = connect(port, '127.0.0.1');
    socket.write(words);
    const dripping = setInterval(() => drip && socket.writable && socket.write(drip), 5);
    let answer = '';
    socket.setEncoding('utf8').on('data', (words: string) => {
      answer += words;
    });
    // A connection may be closed while a byte is in transit.
    socket.on('error', () => undefined);
    await new Promise((resolve) => socket.on('close', resolve));
    clearInterval(dripping);
    return answer;
  };
}

const refuse = async () => {
  throw new AppError('auth.required');
};
const head = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;
const tooSlow = /^HTTP\/1\.1 408 Request Timeout\r\n.*connection: close.*"code":"request\.timeout"/is;

describe('a connection', () => {
  const say = useServer({ headersMs: 100, checkIntervalMs: 50 });
  it.each([
    ['nothing', ''],
    ['half of its headers', 'GET /healthz HTTP/1.1\r\nHost: here\r\n'],
  ])('a connection that sends %s and then stalls is refused and closed', async (_title, words) => {
    expect(await say(words)).toMatch(tooSlow);
  });
  it('a connection that sends headers byte by byte is closed', async () => {
    expect(await say('GET /healthz HTTP/1.1\r\nHost: here\r\n', 'x')).toMatch(tooSlow);
  });
});

describe('a body', () => {
  const say = useServer({ checkIntervalMs: 50, minBytesPerCheck: 5000 });
  it('a request body that arrives byte by byte is refused and its connection closed', async () => {
    expect(await say(head('/echo', 100_000), 'x')).toMatch(tooSlow);
  });
  it('a request that is refused before its body is read is answered without waiting for the body', async () => {
    expect(await say(head('/closed', 100_000), 'x')).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('a request', () => {
  const say = useServer({ requestMs: 300, headersMs: 300, checkIntervalMs: 50 });
  it('a request that arrives fast enough but never ends is aborted', async () => {
    expect(await say(head('/echo', 1_000_000), 'x'.repeat(100))).toMatch(tooSlow);
  });
});

describe('a malformed request', () => {
  const say = useServer({});
  it.each([
    ['NONSENSE\r\n\r\n', 400, 'request.invalid'],
    [`GET / HTTP/1.1\r\nHost: here\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'request.too_large'],
  ])('a malformed request is refused with the standard error body', async (words, status, code) => {
    const answer = await say(words);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({ code });
  });
});

describe('a body on its way', () => {
  const slow = { complete: false, readableFlowing: true };
  it.each([
    { title: 'too slow', body: slow, bytes: 99, verdict: true },
    { title: 'fast enough', body: slow, bytes: 100, verdict: false },
    { title: 'complete', body: { ...slow, complete: true }, bytes: 0, verdict: false },
    { title: 'paused by backpressure', body: { ...slow, readableFlowing: false }, bytes: 0, verdict: false },
    { title: 'not being read yet', body: { ...slow, readableFlowing: null }, bytes: 0, verdict: false },
  ])('whether a request body that is $title is too slow: $verdict', ({ body, bytes, verdict }) => {
    expect(isTooSlow(body, bytes, 100)).toBe(verdict);
  });
});
