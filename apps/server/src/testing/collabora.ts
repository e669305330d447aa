import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { now } from '../platform/clock.ts';
import {
  type Answer,
  type Family,
  OfficeDocument,
  type Opened,
  type Request,
  type WopiAccess,
} from './collabora-document.ts';
import { discovery, sign } from './collabora-wire.ts';

/**
 * A client that behaves like Collabora Online and its predecessor, written independently of our code: one document with one lock for all sessions
 * of a WOPISrc, signed calls over HTTP, and the predecessor's reactions to responses.
 */
export async function startCollabora() {
  const newPair = () => generateKeyPairSync('rsa', { modulusLength: 1024 });
  let pair = newPair();
  const calls: { override: string; path: string; status: number; token: string; lock: string | undefined }[] =
    [];
  const documents = new Map<string, OfficeDocument>();
  const server = createServer((_request, response) => response.end(discovery(origin(), pair.publicKey)));
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // cast: it listens on TCP
  await once(server.listen(0, '127.0.0.1'), 'listening');

  async function call({ token, ttl }: WopiAccess, source: string, request: Request): Promise<Answer> {
    const { path = '', method = 'POST', headers = {}, body } = request;
    const url = `${source}${path}?access_token=${token}&access_token_ttl=${ttl}`;
    const answer = await fetch(url, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        'User-Agent': 'COOLWSD WOPI Agent 22.05',
        ...sign(pair.privateKey, { token, url, at: now() }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: Buffer.from(body) }),
    });
    const { status } = answer;
    const [override = '', lock] = [headers['X-WOPI-Override'], headers['X-WOPI-Lock']];
    calls.push({ override, path, status, token, lock });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return { status, header: (name) => answer.headers.get(name), bytes };
  }

  return {
    origin,
    calls,
    /** The document of a frame, shared by all its sessions. */
    documentOf: ({ actionUrl }: Opened, family: Family = 'COOL'): OfficeDocument => {
      const source = new URL(actionUrl).searchParams.get('WOPISrc') ?? '';
      const known = documents.get(source);
      if (known && known.sessions.size > 0) return known;
      const opened = new OfficeDocument(source, { family, call });
      documents.set(source, opened);
      return opened;
    },
    /** Signs with another key from now on, which its discovery publishes. */
    changeKey: () => {
      pair = newPair();
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
