import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { drainable } from './drain.ts';

const config = { permission: 'public' as const };
const agents: Agent[] = [];
const sockets: Socket[] = [];
afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy();
  for (const socket of sockets.splice(0)) socket.destroy();
});

async function listening(limits?: { restMs: number; boundMs: number }) {
  const app = Fastify({ forceCloseConnections: 'idle' });
  drainable(app, limits);
  app.get('/quick', { config }, async () => 'done');
  app.get('/slow', { config }, () => delay(300, 'done'));
  app.get('/never', { config }, () => new Promise(() => undefined));
  app.get('/endless', { config }, (_request, reply) => reply.send(Readable.from(endless())));
  app.get('/begun', { config }, (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-length': 4, 'x-begun': 'yes' });
    reply.raw.write('be');
    app.server.once('finish', () => reply.raw.end('en'));
  });
  app.post('/body', { config }, async () => 'read');
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, address };
}

/** The status, or the error code; `reused` says whether the connection existed before. */
function ask(
  url: string,
  agent: Agent,
): Promise<{ outcome: number | string; connection: string | undefined }> {
  return new Promise((resolve) => {
    get(url, { agent }, (answer) => {
      answer.resume();
      answer.on('end', () =>
        resolve({ outcome: answer.statusCode ?? 0, connection: answer.headers.connection }),
      );
    }).on('error', (error: NodeJS.ErrnoException) =>
      resolve({ outcome: error.code ?? error.message, connection: undefined }),
    );
  });
}

function* endless() {
  for (;;) yield Buffer.alloc(65_536);
}

/** Opens a connection, writes part of a request and never reads; resolves once connected. */
async function hang(address: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  sockets.push(socket);
  socket.on('error', () => undefined);
  socket.pause();
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

function client(): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agents.push(agent);
  return agent;
}

it('a draining server answers every request that has reached it', async () => {
  const { app, address } = await listening();
  const outcomes: (number | string)[] = [];
  const writers = Array.from({ length: 20 }, async (_, index) => {
    const agent = client();
    for (;;) {
      const { outcome } = await ask(`${address}/${index % 2 === 0 ? 'quick' : 'slow'}`, agent);
      outcomes.push(outcome);
      if (outcome === 'ECONNREFUSED') return;
    }
  });
  await delay(400);
  await app.drain();
  await Promise.all(writers);
  expect(new Set(outcomes)).toEqual(new Set([200, 'ECONNREFUSED']));
  expect(outcomes.filter((outcome) => outcome === 'ECONNREFUSED')).toHaveLength(20);
});

it('a draining server answers one more request on an idle connection and closes it', async () => {
  const { app, address } = await listening();
  const agent = client();
  expect(await ask(`${address}/quick`, agent)).toMatchObject({ outcome: 200, connection: 'keep-alive' });
  const ended = app.drain();
  await delay(200);
  expect(await ask(`${address}/quick`, agent)).toMatchObject({ outcome: 200, connection: 'close' });
  await ended;
  expect(await ask(`${address}/quick`, client())).toMatchObject({ outcome: 'ECONNREFUSED' });
});

it('a draining server does not wait for a request that never ends', async () => {
  const { app, address } = await listening({ restMs: 10, boundMs: 100 });
  const never = ask(`${address}/never`, client());
  await delay(100);
  await app.drain();
  expect((await never).outcome).toBe('ECONNRESET');
});

it.each([
  ['headers that are half sent', 'GET /quick HTTP/1.1\r\nHost: a\r\nX-Half'],
  [
    'a body that never ends',
    'POST /body HTTP/1.1\r\nHost: a\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nhalf',
  ],
  ['a request that never ends', 'GET /never HTTP/1.1\r\nHost: a\r\n\r\n'],
  ['an answer that nobody reads', 'GET /endless HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a draining server cuts connections after its time limit: %s', async (_, text) => {
  const { app, address } = await listening({ restMs: 10, boundMs: 300 });
  const accepted = once(app.server, 'connection');
  await hang(address, text);
  await accepted;
  await app.drain();
  expect(await connectionsOf(app)).toBe(0);
});

it.each([
  ['says nothing at all', ''],
  ['was answered and says nothing more', 'GET /quick HTTP/1.1\r\nHost: a\r\n\r\n'],
])('a draining server does not wait for its time limit if a connection %s', async (_, text) => {
  const { app, address } = await listening({ restMs: 10, boundMs: 3_600_000 });
  const accepted = once(app.server, 'connection');
  const socket = await hang(address, text);
  await accepted;
  if (text !== '') await once(socket.resume(), 'data');
  await app.drain();
  expect(await connectionsOf(app)).toBe(0);
});

it('a draining server closes a connection that becomes idle, although its response did not say so', async () => {
  const { app, address } = await listening({ restMs: 10, boundMs: 3_600_000 });
  const socket = await hang(address, 'GET /begun HTTP/1.1\r\nHost: a\r\n\r\n');
  const [started] = await once(socket.resume(), 'data');
  expect(String(started)).not.toMatch(/connection: close/i);
  const ended = app.drain();
  await delay(100);
  app.server.emit('finish');
  await ended;
  expect(await connectionsOf(app)).toBe(0);
});

it('a server that never listened closes immediately', async () => {
  const app = Fastify();
  drainable(app);
  await app.ready();
  await app.drain();
  expect(app.isDraining()).toBe(true);
});

function connectionsOf(app: Awaited<ReturnType<typeof listening>>['app']): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
