import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pool } from '../../../apps/server/src/platform/db.ts';
import { endServer, isRunning, startServer } from '../../server.ts';
import { type Attack, outcomeRow } from '../attack.ts';
import { openWorld, runWithDatabase } from '../world.ts';

/** Simulates a machine restart: stale PID files with ids of other processes. */
async function nameForeignProcess(dataDir: string, pid: number): Promise<void> {
  const cluster = path.join(dataDir, 'postgres', 'cluster');
  const lines = [pid, cluster, Math.floor(Date.now() / 1000), 5432, '', '127.0.0.1', ''];
  await writeFile(path.join(cluster, 'postmaster.pid'), lines.join('\n'));
  await writeFile(path.join(dataDir, 'redraft.pid'), String(pid));
}

const attack: Attack = {
  name: 'A start harms no other process, and refuses data of a newer program',
  run: async (world) => {
    const worldWithoutDemo = await openWorld({
      isShort: world.isShort,
      seed: world.seed,
      env: { DEMO: 'off' },
    });
    const bystander = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    try {
      await endServer(worldWithoutDemo.server, 'SIGTERM');
      await nameForeignProcess(worldWithoutDemo.server.dataDir, bystander.pid ?? 0);
      const again = await startServer({ dataDir: worldWithoutDemo.server.dataDir, env: { DEMO: 'off' } });
      const isUp = isRunning(again);
      const isUnharmed = bystander.exitCode === null && bystander.signalCode === null;
      await runWithDatabase(again, () =>
        pool().query("INSERT INTO migrations (name) VALUES ('999912312359_later.sql')"),
      );
      await endServer(again, 'SIGTERM');
      const newer = await startServer({
        dataDir: worldWithoutDemo.server.dataDir,
        env: { DEMO: 'off' },
      }).catch(() => null);
      if (newer) await endServer(newer, 'SIGTERM');
      return [
        outcomeRow('starts beside a foreign process with the old number', String(isUp), 'true'),
        outcomeRow('the foreign process lives', String(isUnharmed), 'true'),
        outcomeRow('starts on data of a newer program', newer === null ? 0 : 1, 0),
      ];
    } finally {
      const exited = once(bystander, 'exit');
      bystander.kill('SIGKILL');
      await exited;
      await worldWithoutDemo.close();
    }
  },
};

export default attack;
