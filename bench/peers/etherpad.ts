import { randomBytes } from 'node:crypto';
import { rename, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { z } from 'zod';
import { startHostProcess } from '../host-process.ts';
import { openEtherpad } from '../load/etherpad.ts';
import { keysBetween } from '../save-path/bodies.ts';
import { freePort } from '../server.ts';
import { startPeerDatabase, weighTables } from './databases.ts';
import { readBody } from './http-texts.ts';
import type { Peer, PeerSetting, RunningPeer } from './peer.ts';

export const etherpad: Peer = {
  id: 'etherpad',
  name: 'Etherpad on PostgreSQL',
  // The newest in the npm registry.
  packages: { 'ep_etherpad-lite': '1.8.14' },
  arrange: moveToSource,
  licences: 'Apache-2.0',
  sends: 'a changeset',
  promises: 'the revision is committed; all pads wait in one queue, 0.1 s a change',
  keepsVersions: true,
  protocol: 'etherpad',
  createBodies: async (documents, packages) => documents.map((texts) => createChangesets(texts, packages)),
  start: startEtherpad,
};

/** Etherpad finds its root by a folder `src`. */
async function moveToSource(folder: string): Promise<void> {
  const installed = path.join(folder, 'node_modules/ep_etherpad-lite');
  await rename(installed, path.join(folder, 'src'));
  await symlink('../src', installed);
}

/** A pad ends with a line feed of its own. */
const withEnd = (text: string): string => `${text}\n`;

function createChangesets(texts: readonly string[], packages: string): Uint8Array[] {
  const load = createRequire(path.join(packages, 'package.json'));
  const { makeSplice }: { makeSplice: (text: string, at: number, del: number, ins: string) => string } = load(
    'ep_etherpad-lite/static/js/Changeset',
  );
  return texts.map((text, index) => {
    const before = texts[index - 1] ?? '';
    const { at, del, ins } = keysBetween(before, text);
    return Buffer.from(makeSplice(withEnd(before), at, del, ins));
  });
}

/** An older revision comes with its attributes. */
const answerSchema = z.object({ data: z.object({ text: z.object({ text: z.string() }) }) });

async function startEtherpad({ directory, packages, texts }: PeerSetting): Promise<RunningPeer> {
  const database = await startPeerDatabase(directory, 'SELECT 1');
  const apiKey = randomBytes(16).toString('hex');
  const files = {
    settings: path.join(directory, 'settings.json'),
    apikey: path.join(directory, 'api-key.txt'),
  };
  await writeFile(files.apikey, apiKey);
  await writeFile(
    files.settings,
    JSON.stringify({
      ip: '127.0.0.1',
      port: await freePort(),
      dbType: 'postgres',
      dbSettings: readConnection(database.connectionString),
      defaultPadText: '',
      loglevel: 'ERROR',
      // Both are too low for writers without a pause and for texts that are begun with a long paste: ten a second, and 10 KB.
      commitRateLimiting: { duration: 1, points: 1_000_000 },
      socketIo: { maxHttpBufferSize: 10_000_000 },
    }),
  );
  const program = new URL('./hosts/etherpad.ts', import.meta.url);
  const sessionKey = path.join(directory, 'session-key.txt');
  const args = ['--settings', files.settings, '--apikey', files.apikey, '--sessionkey', sessionKey];
  const host = await startHostProcess(program, [packages, ...args]);
  return {
    port: host.port,
    writers: texts.map(({ name, document }) => ({ name, document, head: '', time: '' })),
    pids: [host.pid, database.pid],
    settle: async () => undefined,
    weigh: weighTables,
    // The pad before the first save is revision 0.
    readVersion: async ({ name }, version) => {
      const query = new URLSearchParams({ apikey: apiKey, padID: name, rev: String(version + 1) });
      const body = await readBody(`http://127.0.0.1:${host.port}/api/1/getText?${query}`);
      return answerSchema.parse(JSON.parse(body)).data.text.text.slice(0, -1);
    },
    openHistory: async ({ name }) => {
      const timeslider = await openEtherpad(host.port, name);
      await timeslider.readChanges();
      timeslider.close();
    },
    stop: async () => {
      await host.stop();
      await database.stop();
    },
  };
}

/** As the settings of `pg`, which Etherpad passes on. */
function readConnection(connectionString: string): object {
  const url = new URL(connectionString);
  return {
    user: url.username,
    password: url.password,
    database: url.pathname.slice(1),
    host: url.searchParams.get('host') ?? url.hostname,
    port: Number(url.port),
  };
}
