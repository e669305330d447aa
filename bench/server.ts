import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const program = path.resolve(import.meta.dirname, '../apps/server/src/main.ts');

/** The real server as a child process on a local port. */
export interface ServerProcess {
  address: string;
  port: number;
  dataDir: string;
  child: ChildProcess;
}

interface Start {
  dataDir: string;
  /** A free port unless given. */
  port?: number;
  env?: Readonly<Record<string, string>>;
  /** Options for Node.js. */
  nodeOptions?: readonly string[];
}

/** Starts the server and waits until it is ready. Throws if it exits before. */
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
    // The IPC channel tells the server when this process ends, for whatever reason.
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(() => {
    throw new Error('The server ended by itself.');
  });
  exited.catch(() => undefined);
  const server = { address, port, dataDir, child };
  await Promise.race([untilReady(server), exited]);
  return server;
}

/** Resolves when server and database respond, or when the server has exited. */
export async function untilReady(server: ServerProcess): Promise<void> {
  const isReady = async () => (await fetch(`${server.address}/readyz`).catch(() => null))?.status === 200;
  while (isRunning(server) && !(await isReady())) await delay(50);
}

export function isRunning({ child }: ServerProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

/** Sends a signal and waits for the process to exit. */
export async function endServer(server: ServerProcess, signal: NodeJS.Signals): Promise<void> {
  if (!isRunning(server)) return;
  const exited = once(server.child, 'exit');
  server.child.kill(signal);
  await exited;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}
