import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether the process is the PostgreSQL server of this cluster, judged by executable and working directory: PIDs are reused. Null if this user may
 * not inspect it.
 */
export async function isPostgresOf(pid: number, cluster: string): Promise<boolean | null> {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  return existsSync('/proc/self/exe') ? byProc(pid, cluster) : byCommandLine(pid, cluster);
}

async function byProc(pid: number, cluster: string): Promise<boolean | null> {
  try {
    const program = path.basename(await readlink(`/proc/${pid}/exe`));
    // A package update replaces the executable of a running server.
    if (program.replace(/ \(deleted\)$/, '') !== 'postgres') return false;
    // A server's working directory is its cluster.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'EACCES' || code === 'EPERM' ? null : false;
  }
}

/** Elsewhere (macOS) by the command line, which names the cluster first. */
async function byCommandLine(pid: number, cluster: string): Promise<boolean> {
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(`postgres -D ${cluster} -p `);
}
