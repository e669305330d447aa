import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { startHostProcess } from '../host-process.ts';
import { ask, collection, openShareDb } from '../load/sharedb.ts';
import { startPeerDatabase, weighTables } from './databases.ts';
import { editsBetween, toTextOperation } from './edits.ts';
import type { Peer, PeerSetting, RunningPeer } from './peer.ts';

const snapshotSchema = z.object({ data: z.string() });

export const shareDb: Peer = {
  id: 'sharedb',
  name: 'ShareDB on PostgreSQL',
  packages: {
    // The newest that its adapter for PostgreSQL allows.
    sharedb: '5.2.2',
    'sharedb-postgres': '5.0.1',
    'ot-text-unicode': '4.0.0',
    '@teamwork/websocket-json-stream': '2.0.0',
    ws: '8.23.0',
  },
  licences: 'MIT, ISC',
  sends: 'an operation of ot-text-unicode',
  promises: 'operation and snapshot are committed',
  keepsVersions: true,
  protocol: 'sharedb',
  createBodies: async (documents) => documents.map(createOperations),
  start: startShareDb,
};

const textTypeUri = 'http://sharejs.org/types/text-unicode';

function createOperations(texts: readonly string[]): Uint8Array[] {
  return texts.map((text, index) => {
    const before = texts[index - 1];
    const content =
      before === undefined
        ? { create: { type: textTypeUri, data: text } }
        : { op: toTextOperation(editsBetween(before, text)) };
    return Buffer.from(JSON.stringify(content));
  });
}

async function startShareDb({ directory, packages, texts }: PeerSetting): Promise<RunningPeer> {
  const schema = path.join(packages, 'node_modules/sharedb-postgres/structure.sql');
  const database = await startPeerDatabase(directory, await readFile(schema, 'utf8'));
  const program = new URL('./hosts/sharedb.ts', import.meta.url);
  const host = await startHostProcess(program, [packages, database.connectionString]);
  const socket = await openShareDb(host.port);
  return {
    port: host.port,
    writers: texts.map(({ name, document }) => ({ name, document, head: '', time: '' })),
    pids: [host.pid, database.pid],
    settle: async () => undefined,
    weigh: weighTables,
    readVersion: async ({ name }, version) => {
      const reply = await ask(socket, { a: 'nf', id: version, c: collection, d: name, v: version + 1 });
      return snapshotSchema.parse(JSON.parse(reply)).data;
    },
    openHistory: ({ name }) => ask(socket, { a: 'f', c: collection, d: name, v: 0 }),
    stop: async () => {
      socket.close();
      await host.stop();
      await database.stop();
    },
  };
}
