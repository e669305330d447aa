import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = path.resolve(import.meta.dirname, '../apps/server/src/main.ts');

/** The real program in a process of its own, on a port of this machine only. */
export interface ServerProcess {
  address: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
}

interface Start {
  dataDir: string;
  /** A free one unless given. */
  port?: number;
  env?: Readonly<Record<string, string>>;
  /** Of Node itself. */
  nodeOptions?: readonly string[];
}

/** Starts the program and waits until it is ready. Throws if it ends before that. */
export async function startServer({
  dataDir,
  port: requested,
  env = {},
  nodeOptions = [],
}: Start): Promise<ServerProcess> {
  const port = requested ?? (await freePort());
  const address = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [...nodeOptions, program], {
    env: {
      ...process.env,
      LEARNING_PLATFORM_PORT: '0',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ...env,
    },
    // By the channel it learns that this process is gone, however that ended.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(() => {
    throw new Error('The server ended by itself.');
  });
  ended.catch(() => undefined);
  const server = { address, port, dataDir, child };
  await Promise.race([untilReady(server), ended]);
  return server;
}

/** Resolves when the server answers and its database does, or when the server has ended. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const isReady = async () => (await fetch(`${server.address}/readyz`).catch(() => null))?.status === 200;
  while (isRunning(server) && !(await isReady())) await delay(50);
}

export function isRunning({ child }: ServerProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Ends the process by the signal and waits for its end. */
export async function endServer(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(server)) return;
  const ended = once(server.child, 'exit');
  server.child.kill(signal);
  await ended;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
