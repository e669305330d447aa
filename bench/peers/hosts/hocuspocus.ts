import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { openDatabase, pool } from '../../../apps/server/src/platform/db.ts';
import { reportPort } from './report-port.ts';
import { answerRead } from './text-requests.ts';

/**
 * Hocuspocus with its database extension on PostgreSQL. As its documentation shows, with the whole state stored when writers pause (`latest`), or with
 * each update stored before it is acknowledged (`updates`), from which versions can be read.
 */
const [packages = '', connectionString = '', mode = 'latest'] = process.argv.slice(2);
const load = createRequire(path.join(packages, 'package.json'));

interface Served {
  documentName: string;
}
interface SyncMessage extends Served {
  type: number;
  payload: Uint8Array;
}
interface Stored extends Served {
  state: Buffer;
}
interface ServerModule {
  Server: new (options: object) => { listen: () => Promise<unknown>; address: { port: number } };
}
interface YjsDocument {
  getText: (name: string) => { toString: () => string };
}
interface YjsModule {
  Doc: new () => YjsDocument;
  applyUpdate: (document: YjsDocument, update: Uint8Array) => void;
  mergeUpdates: (updates: readonly Uint8Array[]) => Uint8Array;
}

// The packages are not among ours; these are the parts of their documented interfaces that are used.
const { Server }: ServerModule = load('@hocuspocus/server');
const { Database }: { Database: new (options: object) => object } = load('@hocuspocus/extension-database');
const yjs: YjsModule = load('yjs');
/** Sync messages of y-protocols that change a document. */
const changingMessages = [1, 2];

openDatabase(connectionString);

async function readUpdates(name: string, count: number): Promise<Uint8Array[]> {
  const { rows } = await pool().query<{ content: Buffer }>(
    'SELECT content FROM updates WHERE name = $1 ORDER BY id LIMIT $2',
    [name, count],
  );
  return rows.map(({ content }) => content);
}

const latest = {
  fetch: async ({ documentName }: Served) => {
    const query = 'SELECT state FROM states WHERE name = $1';
    return (await pool().query<{ state: Buffer }>(query, [documentName])).rows[0]?.state ?? null;
  },
  store: async ({ documentName, state }: Stored) => {
    await pool().query(
      'INSERT INTO states (name, state) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET state = $2',
      [documentName, state],
    );
  },
};

const maxUpdates = 1_000_000;
const updates = {
  fetch: async ({ documentName }: Served) => {
    const stored = await readUpdates(documentName, maxUpdates);
    return stored.length === 0 ? null : yjs.mergeUpdates(stored);
  },
};

const storeUpdate = async ({ documentName, type, payload }: SyncMessage) => {
  if (!changingMessages.includes(type)) return;
  await pool().query('INSERT INTO updates (name, content) VALUES ($1, $2)', [
    documentName,
    Buffer.from(payload),
  ]);
};

const reader = {
  readVersion: async (name: string, version: number) => {
    const document = new yjs.Doc();
    for (const update of await readUpdates(name, version + 1)) yjs.applyUpdate(document, update);
    return document.getText('text').toString();
  },
  listVersions: async (name: string) => {
    const query = 'SELECT id, at, length(content) AS size FROM updates WHERE name = $1 ORDER BY id';
    return (await pool().query<{ id: string }>(query, [name])).rows;
  },
};

interface Requested {
  request: IncomingMessage;
  response: ServerResponse;
}

const server = new Server({
  port: 0,
  address: '127.0.0.1',
  quiet: true,
  extensions: [
    new Database(mode === 'latest' ? latest : updates),
    mode === 'latest' ? {} : { beforeSync: storeUpdate },
  ],
  onRequest: async ({ request, response }: Requested) => {
    response.end(await answerRead(reader, request));
    // The documented way to say that the request has been answered: a rejection without a reason.
    return Promise.reject();
  },
});
await server.listen();
reportPort(server.address.port);
