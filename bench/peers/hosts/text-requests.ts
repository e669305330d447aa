import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportPort } from './report-port.ts';

/** How a host keeps texts by name. Versions count from 0. */
export interface TextReader {
  readVersion: (name: string, version: number) => Promise<string | Uint8Array>;
  listVersions: (name: string) => Promise<object>;
}

export interface TextStore extends TextReader {
  store: (name: string, body: Buffer) => Promise<void>;
}

/** Serves `POST /name`, `GET /name/version` and `GET /name`, which lists the versions, and reports its port. */
export function serveTexts(texts: TextStore): void {
  const server = createServer((request, response) => {
    const answering = request.method === 'POST' ? store(texts, request) : answerRead(texts, request);
    answering.then(
      (body) => answer(response, 200, body),
      (error) => answer(response, 500, String(error)),
    );
  });
  server.listen(0, '127.0.0.1', () => {
    // cast: a server on a port has an address.
    reportPort((server.address() as AddressInfo).port);
  });
}

async function store(texts: TextStore, request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  await texts.store(namesIn(request).name, Buffer.concat(chunks));
  return '{}';
}

/** The body for a request to read. */
export async function answerRead(
  texts: TextReader,
  request: Pick<IncomingMessage, 'url'>,
): Promise<string | Uint8Array> {
  const { name, version } = namesIn(request);
  if (version !== undefined) return texts.readVersion(name, Number(version));
  return JSON.stringify(await texts.listVersions(name));
}

function namesIn({ url = '' }: Pick<IncomingMessage, 'url'>): { name: string; version: string | undefined } {
  const [, name = '', version] = url.split('/');
  return { name, version };
}

function answer(response: ServerResponse, status: number, body: string | Uint8Array): void {
  response.writeHead(status, { 'Content-Length': Buffer.byteLength(body) });
  response.end(body);
}
