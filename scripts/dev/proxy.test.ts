import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type DevProxy, openDevProxy } from './proxy.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function front(): Promise<DevProxy> {
  const opened = await openDevProxy({ host: '127.0.0.1', port: 0 });
  closing.push(opened.close);
  return opened;
}

/** A server that echoes the request and its Host header. */
async function server(): Promise<Server> {
  const http = createServer((request, response) => {
    response.end(`server ${request.method} ${request.url} as ${request.headers.host}`);
  });
  http.on('upgrade', (request, socket) => {
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n${request.url}`,
    );
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  closing.push(() => http.close());
  return http;
}

const portOf = (http: Server) => {
  const address = http.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Pages with a single source file. */
const pages: Parameters<DevProxy['route']>[0]['pages'] = (request, response, next) => {
  if (request.url === '/src/main.tsx') response.end('source');
  else next();
};

async function led(): Promise<{
  opened: DevProxy;
  read: (path: string, init?: RequestInit) => Promise<string>;
}> {
  const opened = await front();
  const port = portOf(await server());
  opened.route({ pages, serverPort: async () => port });
  const read = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${opened.port}${path}`, init)).text();
  return { opened, read };
}

it('the dev proxy serves sources from Vite and everything else from the server, with the same host name', async () => {
  const { opened, read } = await led();
  const name = `127.0.0.1:${opened.port}`;
  expect(await read('/src/main.tsx')).toBe('source');
  expect(await read('/classes')).toBe(`server GET /classes as ${name}`);
  expect(await read('/api/x', { method: 'POST', body: 'x' })).toBe(`server POST /api/x as ${name}`);
  for (const kind of ['docx', 'xlsx', 'pptx', 'odg'])
    expect(await read(`/editor/${kind}?a=1`)).toBe(`server GET /editor/${kind}?a=1 as ${name}`);
});

it('the dev proxy forwards sockets to the server', async () => {
  const { opened } = await led();
  const socket = connect(opened.port, '127.0.0.1');
  closing.push(() => socket.destroy());
  socket.write('GET /wopi/events HTTP/1.1\r\nhost: x\r\nupgrade: test\r\nconnection: upgrade\r\n\r\n');
  const answer = await new Promise<string>((resolve) => socket.once('data', (data) => resolve(String(data))));
  expect(answer).toMatch(/^HTTP\/1\.1 101 [\s\S]*\/wopi\/events$/);
});

it('the dev proxy answers before the server runs and after it has stopped', async () => {
  const opened = await front();
  const status = async () => (await fetch(`http://127.0.0.1:${opened.port}/api/x`)).status;
  expect(await status()).toBe(503);
  const gone = await server();
  const port = portOf(gone);
  await new Promise((resolve) => gone.close(resolve));
  opened.route({ pages, serverPort: async () => port });
  expect(await status()).toBe(502);
});

it('the dev proxy reports in a sentence that its port is in use', async () => {
  const { port } = await front();
  await expect(openDevProxy({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is in use. Set PORT`);
});
