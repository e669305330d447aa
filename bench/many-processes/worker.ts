import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const program = path.resolve(import.meta.dirname, '../../apps/server/src/main.ts');

/** A worker-only process; it has no HTTP port, so it signals readiness by its output. */
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
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error('The worker has no output.');
  const firstOutput = once(child.stdout, 'data');
  if ((await Promise.race([firstOutput.then(() => true), exited.then(() => false)])) === false)
    throw new Error('The worker ended by itself.');
  return {
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}
