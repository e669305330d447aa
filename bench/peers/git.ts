import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { startHostProcess } from '../host-process.ts';
import { createPostingWriters, encodeTexts, readOverHttp, weighFolder } from './http-texts.ts';
import type { Peer, PeerSetting, RunningPeer } from './peer.ts';

const execute = promisify(execFile);

/** As git is set up, which leaves syncing the objects to the system. */
export const git: Peer = {
  id: 'git',
  name: 'git, a commit a save',
  packages: {},
  licences: 'GPL-2.0',
  sends: 'the whole text',
  promises: 'the commit is in the cache of the system, not on disk',
  keepsVersions: true,
  protocol: 'http',
  createBodies: encodeTexts,
  start: (setting) => startGit(setting, 'default'),
};

export const syncedGit: Peer = {
  ...git,
  id: 'git-synced',
  name: 'git with core.fsync=all',
  promises: 'objects, index and branch are synced',
  start: (setting) => startGit(setting, 'all'),
};

async function startGit({ directory, texts }: PeerSetting, fsync: string): Promise<RunningPeer> {
  const folder = path.join(directory, 'texts');
  const host = await startHostProcess(new URL('./hosts/git.ts', import.meta.url), [folder, fsync]);
  return {
    port: host.port,
    writers: createPostingWriters(texts),
    pids: [host.pid],
    settle: async () => undefined,
    weigh: async (text) => {
      const cwd = path.join(folder, text.name);
      if (existsSync(cwd)) await execute('git', ['gc', '--quiet'], { cwd });
      return weighFolder(folder, text);
    },
    ...readOverHttp(host.port),
    stop: host.stop,
  };
}
