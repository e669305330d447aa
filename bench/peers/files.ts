import path from 'node:path';
import { startHostProcess } from '../host-process.ts';
import { createPostingWriters, encodeTexts, readOverHttp, weighFolder } from './http-texts.ts';
import type { Peer, RunningPeer } from './peer.ts';

export const plainFiles: Peer = {
  id: 'files',
  name: 'Plain files, one a version',
  packages: {},
  licences: 'none',
  sends: 'the whole text',
  promises: 'file and folder are synced',
  keepsVersions: true,
  protocol: 'http',
  createBodies: encodeTexts,
  start: async ({ directory, texts }): Promise<RunningPeer> => {
    const folder = path.join(directory, 'texts');
    const host = await startHostProcess(new URL('./hosts/files.ts', import.meta.url), [folder]);
    return {
      port: host.port,
      writers: createPostingWriters(texts),
      pids: [host.pid],
      settle: async () => undefined,
      weigh: (text) => weighFolder(folder, text),
      ...readOverHttp(host.port),
      stop: host.stop,
    };
  },
};
