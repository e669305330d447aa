import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startHostProcess } from '../host-process.ts';
import { startPeerDatabase, weighTables } from './databases.ts';
import { editsBetween, toSplices } from './edits.ts';
import { readOverHttp } from './http-texts.ts';
import type { Peer, PeerSetting, RunningPeer } from './peer.ts';

/** The database extension as its documentation shows it. */
export const hocuspocus: Peer = {
  id: 'hocuspocus',
  name: 'Hocuspocus with Yjs',
  packages: {
    '@hocuspocus/server': '4.7.0',
    '@hocuspocus/extension-database': '4.7.0',
    yjs: '13.6.33',
    'y-protocols': '1.0.7',
  },
  licences: 'MIT',
  sends: 'an update of Yjs',
  promises: 'the update is in memory; stored 2 to 10 s later',
  keepsVersions: false,
  protocol: 'hocuspocus',
  createBodies: async (documents, packages) => documents.map((texts) => createUpdates(texts, packages)),
  start: (setting) => startHocuspocus(setting, 'latest'),
};

/** The same with a hook that stores each update before it is acknowledged. */
export const hocuspocusUpdates: Peer = {
  ...hocuspocus,
  id: 'hocuspocus-updates',
  name: 'Hocuspocus, each update stored',
  promises: 'the update is committed (by a hook, which it does not ship)',
  keepsVersions: true,
  start: (setting) => startHocuspocus(setting, 'updates'),
};

interface YjsText {
  insert: (at: number, text: string) => void;
  delete: (at: number, length: number) => void;
}
interface YjsDocument {
  clientID: number;
  getText: (name: string) => YjsText;
  transact: (action: () => void) => void;
  on: (event: 'update', listener: (update: Uint8Array) => void) => void;
}

/** Updates of one writer's document, one for each version. */
function createUpdates(texts: readonly string[], packages: string): Uint8Array[] {
  const { Doc }: { Doc: new () => YjsDocument } = createRequire(path.join(packages, 'package.json'))('yjs');
  const document = new Doc();
  document.clientID = 1;
  const updates: Uint8Array[] = [];
  document.on('update', (update) => updates.push(update));
  const target = document.getText('text');
  for (const [index, text] of texts.entries()) {
    const before = texts[index - 1] ?? '';
    document.transact(() => {
      for (const { at, del, ins } of toSplices(before, editsBetween(before, text))) {
        if (del > 0) target.delete(at, del);
        if (ins !== '') target.insert(at, ins);
      }
    });
  }
  return updates;
}

const schema = `
  CREATE TABLE states (name text PRIMARY KEY, state bytea NOT NULL);
  CREATE TABLE updates (
    id bigint GENERATED ALWAYS AS IDENTITY,
    name text NOT NULL,
    at timestamptz NOT NULL DEFAULT now(),
    content bytea NOT NULL,
    PRIMARY KEY (name, id)
  )`;

/** The longest that it waits before it stores, and a moment for storing. */
const storeMs = { pause: 2_000, moment: 500 };

async function startHocuspocus(
  { directory, packages, texts }: PeerSetting,
  mode: 'latest' | 'updates',
): Promise<RunningPeer> {
  const database = await startPeerDatabase(directory, schema);
  const program = new URL('./hosts/hocuspocus.ts', import.meta.url);
  const host = await startHostProcess(program, [packages, database.connectionString, mode]);
  return {
    port: host.port,
    writers: texts.map(({ name, document }) => ({ name, document, head: '', time: '' })),
    pids: [host.pid, database.pid],
    settle: () => delay(mode === 'latest' ? storeMs.pause + storeMs.moment : 0),
    weigh: weighTables,
    ...readOverHttp(host.port),
    stop: async () => {
      await host.stop();
      await database.stop();
    },
  };
}
