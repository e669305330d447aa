import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../../apps/server/src/platform/embedded-postgres.ts';
import { endServer, type ServerProcess, startServer } from '../../server.ts';
import { type Attack, outcomeRow } from '../attack.ts';

const attack: Attack = {
  name: 'Servers that start at the same moment on one empty database all run',
  isBeside: true,
  run: async ({ isShort }) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'redraft-attack-'));
    const database = await startEmbeddedPostgres({ directory: folder });
    const env = { DATABASE_URL: database.connectionString, DEMO: isShort ? 'off' : 'on' };
    const starts = await Promise.allSettled(
      Array.from({ length: isShort ? 2 : 3 }, (_, index) =>
        startServer({ dataDir: path.join(folder, `server${index}`), env }),
      ),
    );
    const servers = starts.flatMap((one): ServerProcess[] => (one.status === 'fulfilled' ? [one.value] : []));
    try {
      return [outcomeRow('servers that run', servers.length, starts.length)];
    } finally {
      await Promise.all(servers.map((server) => endServer(server, 'SIGTERM')));
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

export default attack;
