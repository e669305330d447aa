import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { useDatabase } from '../testing/database.ts';
import { db } from './db.ts';
import { isPostgresOf } from './postgres-identity.ts';

useDatabase();
let cluster: string;
let pid: number;
beforeAll(async () => {
  const { rows } = await sql<{ data_directory: string }>`SHOW data_directory`.execute(db());
  cluster = rows[0]?.data_directory ?? '';
  pid = Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
});

it('a process is recognised as the server of the cluster in its working directory, and of no other cluster', async () => {
  expect(await isPostgresOf(pid, cluster)).toBe(true);
  expect(await isPostgresOf(pid, path.dirname(cluster))).toBe(false);
  expect(await isPostgresOf(pid, '/nowhere')).toBe(false);
});

it('another process with that working directory is not recognised as a server', async () => {
  const other = spawn('sleep', ['60'], { cwd: cluster });
  expect(await isPostgresOf(other.pid ?? 0, cluster)).toBe(false);
  other.kill();
});

it.each([0, 1, -1, 0.5, Number.NaN, 2 ** 30])(
  'a process %s is not recognised as a server',
  async (number) => {
    expect(await isPostgresOf(number, cluster)).toBe(false);
  },
);
