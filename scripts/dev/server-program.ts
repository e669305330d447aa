import { type ChildProcess, spawn } from 'node:child_process';
import { type FSWatcher, rmSync, watch } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';

const root = path.resolve(import.meta.dirname, '../..');
const watchedFolders = ['apps/server/src', 'apps/server/migrations', 'packages'];
/** Debounce delay: editors save in several steps, and switching branches changes many files. */
const settleMs = 100;

interface Running {
  child: ChildProcess;
  port: number;
}

export interface RestartingServer {
  /** Port of the newest server that is ready. */
  port: () => Promise<number>;
  close: () => Promise<void>;
}

/** Runs the server; after each source change starts another one, which takes over once it listens. */
export async function restartOnChange(options: {
  databaseUrl: string;
  pagesDir: string;
}): Promise<RestartingServer> {
  const children = new Set<ChildProcess>();
  let count = 0;
  const start = async (): Promise<Running> => {
    count += 1;
    const port = await freePort();
    // Each server has a separate data folder, because two run in parallel for a moment.
    const dataDir = path.join(root, '.cache/dev', `server-${process.pid}-${count}`);
    const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
      cwd: root,
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATABASE_URL: options.databaseUrl,
        DATA_DIR: dataDir,
        PAGES_DIR: options.pagesDir,
        LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
        // Halves the start time: unchanged modules are not compiled again.
        NODE_COMPILE_CACHE: path.join(root, '.cache/dev/compiled'),
      },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    children.add(child);
    child.once('exit', () => {
      children.delete(child);
      rmSync(dataDir, { recursive: true, force: true });
    });
    await listening(child, count === 1);
    return { child, port };
  };

  let current = start();
  await current;
  const renew = async (): Promise<void> => {
    const began = performance.now();
    const old = await current;
    const next = await start().catch(() => undefined);
    if (next === undefined) return console.log('The server as it was goes on.');
    current = Promise.resolve(next);
    old.child.kill('SIGTERM');
    console.log(`The server is there anew after ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  };
  const watchers = watchSources(oneAfterAnother(renew));
  return {
    port: async () => (await current).port,
    close: async () => {
      for (const watcher of watchers) watcher.close();
      await Promise.all([...children].map(waitForExit));
    },
  };
}

/** Forwards the output, except for the internal address; the demo accounts are printed once. */
async function listening(child: ChildProcess, isFirst: boolean): Promise<void> {
  const { stdout } = child;
  if (stdout === null) throw new Error('The server has no output.');
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject).once('exit', () => reject(new Error('The server ended.')));
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('Redraft is running')) resolve();
      else if (isFirst || line.startsWith('{')) console.log(line);
    });
  });
}

async function waitForExit(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await new Promise((resolve) => child.once('exit', resolve));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function watchSources(onChange: () => void): FSWatcher[] {
  let settling: NodeJS.Timeout | undefined;
  return watchedFolders.map((folder) =>
    watch(path.join(root, folder), { recursive: true }, (_event, file) => {
      if (file === null || !/\.(ts|sql|json)$/.test(file) || /node_modules|\.test\.ts$/.test(file)) return;
      clearTimeout(settling);
      settling = setTimeout(onChange, settleMs);
    }),
  );
}

/** Calls during a run cause exactly one further run afterwards. */
function oneAfterAnother(action: () => Promise<void>): () => void {
  let state: 'resting' | 'acting' | 'asked again' = 'resting';
  const run = async (): Promise<void> => {
    state = 'acting';
    await action();
    const isRequested = state === ('asked again' as typeof state);
    state = 'resting';
    if (isRequested) await run();
  };
  return () => {
    if (state === 'resting') void run();
    else state = 'asked again';
  };
}
