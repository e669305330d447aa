import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { appendFile, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from 'vitest';
import { asNonRoot } from '../platform/as-non-root.ts';

/** PostgreSQL's own tools: Debian's package `postgresql`, or another that has them in the same folder. */
const [tools] = globSync('/usr/lib/postgresql/*/bin').sort().reverse();
export const hasPostgresTools = tools !== undefined;
const execute = promisify(execFile);

export async function runPostgresTool(name: string, ...args: string[]): Promise<void> {
  const [program = '', ...rest] = asNonRoot([path.join(tools ?? '', name), ...args]);
  await execute(program, rest, { env: { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' } });
}

export interface PostgresClusters {
  /** A file or folder beside the clusters. */
  at: (name: string) => string;
  address: (cluster: string, login?: { user: string; database: string }) => string;
  create: (cluster: string) => Promise<void>;
  /** Adds lines to postgresql.conf. */
  configure: (cluster: string, lines: readonly string[]) => Promise<void>;
  start: (cluster: string) => Promise<void>;
  stop: (cluster: string) => Promise<void>;
}

/** Clusters in a folder of their own, reached by sockets; all are stopped and removed after the tests. */
export function usePostgresClusters(): PostgresClusters {
  let folder = '';
  const started = new Set<string>();
  const at = (name: string) => path.join(folder, name);
  const control = (cluster: string, ...args: string[]) =>
    runPostgresTool('pg_ctl', '-D', at(cluster), '-w', ...args);
  const stop = async (cluster: string) => {
    started.delete(cluster);
    await control(cluster, '-m', 'immediate', 'stop');
  };
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'redraft-wal-'));
  });
  afterAll(async () => {
    for (const cluster of started) await stop(cluster).catch(() => undefined);
    await rm(folder, { recursive: true, force: true });
  });
  return {
    at,
    address: (cluster, { user, database } = { user: 'redraft', database: 'postgres' }) =>
      `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(at(`${cluster}-socket`))}`,
    create: async (cluster) => {
      const options = ['-U', 'redraft', '-A', 'trust', '-E', 'UTF8', '--locale=C'];
      await runPostgresTool('initdb', '-D', at(cluster), ...options);
    },
    configure: (cluster, lines) =>
      appendFile(path.join(at(cluster), 'postgresql.conf'), `${lines.join('\n')}\n`),
    start: async (cluster) => {
      const socket = at(`${cluster}-socket`);
      await mkdir(socket, { recursive: true });
      started.add(cluster);
      await control(cluster, '-l', at(`${cluster}.log`), '-o', `-k ${socket}`, 'start');
    },
    stop,
  };
}
