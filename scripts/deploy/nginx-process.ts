import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** Debian installs it outside the PATH of normal users. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}:/usr/sbin:/usr/local/sbin` };

export function isNginxThere(): boolean {
  return spawnSync('nginx', ['-v'], { env, stdio: 'ignore' }).status === 0;
}

/** Nginx checks a configuration, and does not start. */
export function checkConfiguration(file: string) {
  return spawnSync('nginx', ['-t', '-p', path.dirname(file), '-c', file], { env, encoding: 'utf8' });
}

export interface Nginx {
  stop: () => Promise<void>;
}

/** Starts nginx with its main file, and waits until it listens on a port. */
export async function startNginx(file: string, port: number): Promise<Nginx> {
  // As root it would become a user who cannot write into the folder.
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const child = spawn('nginx', ['-p', path.dirname(file), '-c', file, '-g', `daemon off; ${user}`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = once(child, 'exit').then(() => {
    throw new Error('nginx ended by itself.');
  });
  exited.catch(() => undefined);
  await Promise.race([listens(port), exited]);
  return { stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function listens(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    await delay(20);
  }
}
