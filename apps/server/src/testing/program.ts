import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach } from 'vitest';

const ownProgram = path.resolve(import.meta.dirname, '../main.ts');
const folders: string[] = [];
const running = new Set<ChildProcess>();

/** Stops what a test has started, and removes its data. */
export function useProgram(): void {
  afterEach(async () => {
    for (const child of running) {
      child.kill('SIGTERM');
      await ended(child);
    }
    running.clear();
    for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  });
}

export async function dataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redraft-main-'));
  folders.push(folder);
  return folder;
}

export function start(env: Record<string, string>, program = ownProgram) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DEMO: 'off', LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  const append = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (const listener of listeners) listener();
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const check = () => output.includes(text) && resolve();
      listeners.add(check);
      child.once('exit', () => reject(new Error(`The program ended: ${output}`)));
      check();
    });
  return { child, says, output: () => output };
}

export function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}
