import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';

export interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** An external server that receives events; it returns the configured status, at first 204. */
export function useReceiver() {
  const received: Received[] = [];
  let answer: { status: number; headers?: Record<string, string> } = { status: 204 };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(pieces).toString('utf8') });
      response.writeHead(answer.status, answer.headers).end();
    });
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => server.close());
  beforeEach(() => {
    received.length = 0;
    answer = { status: 204 };
  });
  return {
    // Cast: a server that listens on a port has an address with one.
    url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`,
    received,
    answers: (status: number, headers?: Record<string, string>) => {
      answer = { status, ...(headers && { headers }) };
    },
  };
}
