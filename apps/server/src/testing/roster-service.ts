import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { z } from 'zod';

export type RosterCollection = Record<string, unknown>[];

export interface RosterServiceState {
  collections: Record<string, RosterCollection>;
  /** What was asked for, by path and query. */
  requests: URL[];
  scopes: string[];
  status: number;
  /** A server may return fewer records than it is asked for. */
  pageSize: number;
  /** What happens before a page is answered. */
  beforePage: () => Promise<void>;
}

const clientSecret = 'a secret of the client';
const token = 'a token of the service';

/** Another system's OneRoster 1.2 rostering service: client credentials, pages, and a filter by the last change. */
export function useRosterService() {
  let server: Server | undefined;
  const initial = () => ({
    collections: {},
    requests: [],
    scopes: [],
    status: 200,
    beforePage: () => Promise.resolve(),
  });
  const state: RosterServiceState = { ...initial(), pageSize: 2 };
  beforeEach(() => Object.assign(state, initial()));
  beforeAll(async () => {
    server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://service');
      const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
        response
          .writeHead(status, { 'content-type': 'application/json', ...headers })
          .end(JSON.stringify(body));
      if (url.pathname === '/token') {
        const chunks: Buffer[] = [];
        request.on('data', (chunk: Buffer) => chunks.push(chunk));
        request.on('end', () => {
          const sent = new URLSearchParams(Buffer.concat(chunks).toString());
          state.scopes.push(sent.get('scope') ?? '');
          const basic = Buffer.from(`redraft:${encodeURIComponent(clientSecret)}`).toString('base64');
          const isAllowed = request.headers.authorization === `Basic ${basic}`;
          answer(isAllowed ? 200 : 401, isAllowed ? { access_token: token, token_type: 'bearer' } : {});
        });
        return;
      }
      state.requests.push(url);
      if (request.headers.authorization !== `Bearer ${token}`) return void answer(401, {});
      const name = url.pathname.split('/').at(-1) ?? '';
      const [limit, offset] = ['limit', 'offset'].map((one) =>
        z.coerce.number().parse(url.searchParams.get(one)),
      );
      const since = /^dateLastModified>'(.*)'$/.exec(url.searchParams.get('filter') ?? '')?.[1] ?? '';
      const all = (state.collections[name] ?? []).filter(
        (one) => String(one.dateLastModified ?? '9') > since,
      );
      const page = all.slice(offset, (offset ?? 0) + Math.min(limit ?? 0, state.pageSize));
      const headers = { 'x-total-count': String(all.length) };
      void state.beforePage().then(() => answer(state.status, { [name]: page }, headers));
    });
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => server?.close());
  const origin = () => `http://127.0.0.1:${(server?.address() as AddressInfo | null)?.port}`; // cast: a TCP server
  return {
    state,
    settings: () => ({
      baseUrl: `${origin()}/ims/oneroster/rostering/v1p2`,
      tokenUrl: `${origin()}/token`,
      clientId: 'redraft',
      clientSecret,
      isNightly: true,
    }),
  };
}
