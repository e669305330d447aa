import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

/**
 * Where the embedded PostgreSQL listens. Preferably a Unix socket in a folder that only its owner may enter: nobody else on the machine can connect,
 * and round trips are faster than over TCP. A local TCP port where sockets do not work: on Windows, on some mounted folders, and if the path of the
 * folder is too long.
 */
export interface DatabaseEndpoint {
  /** With a socket, only part of the socket's name. */
  port: number;
  /** Folder of the socket; null for TCP. */
  folder: string | null;
}

/** PostgreSQL's default: the folder contains no other sockets. */
const socketPort = 5432;
/** The maximum length of a socket path that fits both Linux (107 bytes) and macOS. */
const maxSocketLength = 103;

export async function findEndpoint(directory: string): Promise<DatabaseEndpoint> {
  const folder = path.resolve(directory, 'socket');
  if (await takesSockets(folder)) return { port: socketPort, folder };
  return { port: await freePort(), folder: null };
}

async function takesSockets(folder: string): Promise<boolean> {
  if (process.platform === 'win32') return false;
  if (Buffer.byteLength(socketIn({ folder, port: socketPort })) > maxSocketLength) return false;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const probe = path.join(folder, 'probe');
  // A probe left by an interrupted run.
  await rm(probe, { force: true });
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(probe, () => server.close(() => resolve(true)));
  });
}

/** The file name that PostgreSQL gives to its socket. */
export function socketIn({ folder, port }: { folder: string; port: number }): string {
  return path.join(folder, `.s.PGSQL.${port}`);
}

/** Before the start of a server, while none runs: removes a stale socket, so that it is not taken for a live one. */
export async function clearEndpoint({ folder }: DatabaseEndpoint): Promise<void> {
  if (folder === null) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
}

/** Command-line settings of the PostgreSQL server. */
export function endpointSettings({ folder }: DatabaseEndpoint): string[] {
  if (folder === null) return ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const quoted = `"${folder.replaceAll('"', '""')}"`;
  return ['listen_addresses=', `unix_socket_directories=${quoted}`, 'unix_socket_permissions=0700'];
}

/** A connection string for `pg` and libpq programs that is also a valid URL. */
export function addressOf(
  { port, folder }: DatabaseEndpoint,
  login: { password: string; database: string },
): string {
  const { password, database } = login;
  const host = folder === null ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgresql://redraft:${password}@127.0.0.1:${port}/${database}${host}`;
}

/** The endpoint of a running server, from its postmaster.pid. */
export function readEndpoint(pidFile: string): DatabaseEndpoint {
  const lines = pidFile.split('\n');
  return { port: Number(lines[3]), folder: lines[4] || null };
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
