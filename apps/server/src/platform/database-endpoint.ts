import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';

/**
 * Where the embedded PostgreSQL is asked. A socket in a folder that only its owner may enter: nobody else on the machine can knock there, and each
 * round trip costs less than over TCP. A port of this machine where there is no such socket: on Windows, on some mounted folders, and
 * where the folder's path is too long for one.
 */
export interface DatabaseEndpoint {
  /** With a socket it is part of its name only. */
  port: number;
  /** Of the socket; null where the port is open instead. */
  folder: string | null;
}

/** PostgreSQL's usual one: nobody else makes sockets in the folder. */
const socketPort = 5432;
/** What fits into the address of a socket on Linux (107 bytes) and macOS. */
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
  // One that an end in the middle of this has left.
  await rm(probe, { force: true });
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(probe, () => server.close(() => resolve(true)));
  });
}

/** The name that PostgreSQL gives to its socket. */
export function socketIn({ folder, port }: { folder: string; port: number }): string {
  return path.join(folder, `.s.PGSQL.${port}`);
}

/** For the start of a server while none runs: a socket that was left must not be taken for that of another one. */
export async function clearEndpoint({ folder }: DatabaseEndpoint): Promise<void> {
  if (folder === null) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { mode: 0o700 });
}

/** Settings of the server. */
export function endpointSettings({ folder }: DatabaseEndpoint): string[] {
  if (folder === null) return ['listen_addresses=127.0.0.1', 'unix_socket_directories='];
  const quoted = `"${folder.replaceAll('"', '""')}"`;
  return ['listen_addresses=', `unix_socket_directories=${quoted}`, 'unix_socket_permissions=0700'];
}

/** A connection string for the driver and for PostgreSQL's own programs, which also reads as a URL. */
export function addressOf(
  { port, folder }: DatabaseEndpoint,
  login: { password: string; database: string },
): string {
  const { password, database } = login;
  const host = folder === null ? '' : `?host=${encodeURIComponent(folder)}`;
  return `postgresql://redraft:${password}@127.0.0.1:${port}/${database}${host}`;
}

/** That of a running server, by what it wrote into its postmaster.pid. */
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
