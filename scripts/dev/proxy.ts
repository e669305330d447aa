import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { StartError } from '../../apps/server/src/platform/config.ts';
import { reasonOf } from '../../apps/server/src/platform/reason.ts';
import type { Pages } from './pages.ts';

/** Target of requests that Vite does not handle. */
interface Target {
  pages: Pages['answer'];
  serverPort: () => Promise<number>;
}

export interface DevProxy {
  http: Server;
  port: number;
  route: (to: Target) => void;
  close: () => Promise<void>;
}

/** Paths that only the server handles; others are tried as page sources first. */
const calls =
  /^\/(api|wopi|addition|hosting|healthz|readyz|metrics|editor\/(admin\/)?(docx|xlsx|pptx|odg))([/?]|$)/;
const sockets = /^\/(wopi|addition)\//;

/** Listens on the single address. Called first, so that a port in use is reported before anything else starts. */
export async function openDevProxy({ host, port }: { host: string; port: number }): Promise<DevProxy> {
  let route: Target | undefined;
  const http = createServer((incoming, response) => {
    if (route === undefined) return void response.writeHead(503, { 'retry-after': '1' }).end();
    const toServer = () => void forward(incoming, response, route?.serverPort);
    if (calls.test(incoming.url ?? '')) toServer();
    else route.pages(incoming, response, toServer);
  });
  http.on('upgrade', (incoming, socket, head) => {
    // Other WebSockets belong to Vite, which listens too.
    if (sockets.test(incoming.url ?? '')) void forwardSocket(incoming, { socket, head }, route?.serverPort);
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', (cause) => reject(unusable(port, cause)));
    http.listen(port, host, resolve);
  });
  const address = http.address();
  return {
    http,
    port: typeof address === 'object' && address ? address.port : port,
    route: (to) => {
      route = to;
    },
    close: async () => {
      http.close();
      http.closeAllConnections();
    },
  };
}

function unusable(port: number, cause: Error & { code?: string }): StartError {
  const line =
    cause.code === 'EADDRINUSE' ? `Port ${port} is in use. Set PORT to another one.` : reasonOf(cause);
  return new StartError(line, { cause });
}

/** Forwards with the original Host header, so that the server generates URLs with this address. */
async function forward(
  incoming: IncomingMessage,
  response: ServerResponse,
  serverPort = noServer,
): Promise<void> {
  const { method, url, headers } = incoming;
  const outgoing = request({
    host: '127.0.0.1',
    port: await serverPort(),
    method,
    path: url,
    headers,
    agent: false,
  });
  outgoing.on('response', (answer) => {
    // In development, libraries insert inline styles, which the Content Security Policy blocks (docs/decisions/0016).
    const { 'content-security-policy': _policy, ...others } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, others);
    answer.pipe(response);
  });
  outgoing.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
  response.on('close', () => outgoing.destroy());
  incoming.pipe(outgoing);
}

async function forwardSocket(
  incoming: IncomingMessage,
  { socket, head }: { socket: Duplex; head: Buffer },
  serverPort = noServer,
): Promise<void> {
  const server = connect(await serverPort(), '127.0.0.1');
  const lines = [`${incoming.method} ${incoming.url} HTTP/1.1`];
  for (let at = 0; at < incoming.rawHeaders.length; at += 2)
    lines.push(`${incoming.rawHeaders[at]}: ${incoming.rawHeaders[at + 1]}`);
  server.write(`${lines.join('\r\n')}\r\n\r\n`);
  server.write(head);
  for (const [one, other] of [
    [socket, server],
    [server, socket],
  ] as const) {
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    one.pipe(other);
  }
}

async function noServer(): Promise<number> {
  throw new Error('There is no server yet.');
}
