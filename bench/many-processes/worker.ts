import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts');

/** A process with the role of the worker alone: it has no address to ask whether it is there, and says so. */
export async function startWorker({
  dataDir,
  env,
}: {
  dataDir: string;
  env: Readonly<Record<string, string>>;
}): Promise<{ stop: () => Promise<void> }> {
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...env, ROLES: 'worker', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  if (!child.stdout) throw new Error('The worker has no output.');
  const said = once(child.stdout, 'data');
  if ((await Promise.race([said.then(() => true), ended.then(() => false)])) === false)
    throw new Error('The worker ended by itself.');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
