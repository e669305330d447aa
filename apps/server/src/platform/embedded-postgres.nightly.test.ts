import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withClient } from '../testing/database.ts';
import { readEndpoint } from './database-endpoint.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { isPostgresOf } from './postgres-identity.ts';

let directory: string;
let cluster: string;
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'redraft-postgres-'));
  cluster = path.join(directory, 'cluster');
});
afterAll(() => rm(directory, { recursive: true, force: true }));

/** Starts PostgreSQL, and lets a test wait for reported events. */
async function start(delaysMs = [100, 250, 500, 1000]) {
  const lines: string[] = [];
  const waiting: { prefix: string; resolve: () => void }[] = [];
  const record = (line: string) => {
    lines.push(line);
    for (const { prefix, resolve } of waiting) if (line.startsWith(prefix)) resolve();
  };
  const server = await startEmbeddedPostgres({
    directory,
    flags: ['fsync=off'],
    supervised: {
      delaysMs,
      events: {
        onEnd: (how) => record(`ended by ${how}`),
        onBack: () => record('restarted'),
        onGiveUp: (reason) => record(`gave up: ${reason}`),
      },
    },
  });
  const waitForEvent = (prefix: string) => new Promise<void>((resolve) => waiting.push({ prefix, resolve }));
  return { ...server, lines, waitForEvent };
}

const pidFile = () => path.join(cluster, 'postmaster.pid');
const readPostmasterPid = async () => Number((await readFile(pidFile(), 'utf8')).split('\n')[0]);

async function query<Row extends pg.QueryResultRow>(connectionString: string, statement: string) {
  const { rows } = await withClient(connectionString, (client) => client.query<Row>(statement));
  return rows;
}

it('the embedded PostgreSQL listens on a socket that only its owner can access, and opens no port', async () => {
  const server = await start();
  const rows = await query(
    server.connectionString,
    "SELECT inet_server_addr() AS address, current_setting('listen_addresses') AS ports",
  );
  expect(rows).toEqual([{ address: null, ports: '' }]);
  const folder = path.join(directory, 'socket');
  const modes = [folder, path.join(folder, '.s.PGSQL.5432')].map(async (at) => (await stat(at)).mode & 0o777);
  expect(await Promise.all(modes)).toEqual([0o700, 0o700]);
  expect(readEndpoint(await readFile(pidFile(), 'utf8'))).toEqual({ port: 5432, folder });
  await server.stop();
});

it('the embedded PostgreSQL listens on a loopback port if its folder path is too long for a socket', async () => {
  const deep = path.join(directory, 'a'.repeat(100));
  const server = await startEmbeddedPostgres({ directory: deep, flags: ['fsync=off'] });
  const [row] = await query(server.connectionString, 'SELECT host(inet_server_addr()) AS address');
  expect(row).toEqual({ address: '127.0.0.1' });
  const endpoint = readEndpoint(await readFile(path.join(deep, 'cluster', 'postmaster.pid'), 'utf8'));
  expect(endpoint).toEqual({ port: Number(new URL(server.connectionString).port), folder: null });
  await server.stop();
});

it('a killed embedded PostgreSQL restarts at the same address with all committed data, every time', async () => {
  const server = await start();
  await query(server.connectionString, 'CREATE TABLE saves (number int)');
  for (const number of [1, 2, 3]) {
    await query(server.connectionString, `INSERT INTO saves VALUES (${number})`);
    const back = server.waitForEvent('restarted');
    process.kill(await readPostmasterPid(), 'SIGKILL');
    await back;
  }
  const rows = await query<{ number: number }>(server.connectionString, 'SELECT number FROM saves');
  expect(rows.map(({ number }) => number)).toEqual([1, 2, 3]);
  expect(server.lines).toEqual(Array.from({ length: 3 }, () => ['ended by SIGKILL', 'restarted']).flat());
  await server.stop();
  expect(server.lines).toHaveLength(6);
});

it('an embedded PostgreSQL that cannot be restarted reports the reason after its retries, and can be stopped without an error', async () => {
  const server = await start([10, 20]);
  const end = server.waitForEvent('gave up');
  const pid = await readPostmasterPid();
  await rename(path.join(cluster, 'global'), path.join(cluster, 'elsewhere'));
  process.kill(pid, 'SIGKILL');
  await end;
  await server.stop();
  await rename(path.join(cluster, 'elsewhere'), path.join(cluster, 'global'));
  expect(server.lines[1]).toMatch(/^gave up: The embedded PostgreSQL did not start: .*could not/);
});

it('the embedded PostgreSQL can be stopped during a restart, and if it ignores all signals', async () => {
  const killed = await start();
  process.kill(await readPostmasterPid(), 'SIGKILL');
  await killed.stop();
  expect(killed.lines).not.toContain('restarted');

  const hung = await start();
  const pid = await readPostmasterPid();
  process.kill(pid, 'SIGSTOP');
  await hung.stop();
  expect(await isPostgresOf(pid, cluster)).toBe(false);
  expect(hung.lines).toEqual([]);
});

it('the embedded PostgreSQL does not touch an unrelated process with a recycled PID', async () => {
  await mkdir(cluster, { recursive: true });
  const other = spawn('sleep', ['60'], { cwd: cluster });
  await writeFile(pidFile(), `${other.pid}\n${cluster}\n`);
  const server = await start();
  expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect([other.exitCode, other.signalCode]).toEqual([null, null]);
  other.kill();
  await server.stop();
});

it('the embedded PostgreSQL starts over if its first start was interrupted', async () => {
  await rm(directory, { recursive: true });
  await mkdir(path.join(directory, 'cluster.new', 'base'), { recursive: true });
  await writeFile(path.join(directory, 'cluster.new', 'PG_VERSION'), '18\n');
  await writeFile(path.join(directory, 'password'), '');
  const server = await start();
  expect(await query(server.connectionString, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  await server.stop();
});
