import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Whether the process is the PostgreSQL server of this cluster, by what it runs and where: the number of a process that ended is
 * given to another one. Null where this user may not know.
 */
export async function isPostgresOf(pid: number, cluster: string): Promise<boolean | null> {
  if (!Number.isInteger(pid) || pid <= 1) return false;
  return existsSync('/proc/self/exe') ? byProc(pid, cluster) : byCommandLine(pid, cluster);
}

async function byProc(pid: number, cluster: string): Promise<boolean | null> {
  try {
    const program = path.basename(await readlink(`/proc/${pid}/exe`));
    // An update of the packages replaces the file under a server that runs.
    if (program.replace(/ \(deleted\)$/, '') !== 'postgres') return false;
    // A server works in its cluster.
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(cluster));
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'EACCES' || code === 'EPERM' ? null : false;
  }
}

/** Elsewhere (macOS) by the command that was given, which names the cluster first. */
async function byCommandLine(pid: number, cluster: string): Promise<boolean> {
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout.includes(`postgres -D ${cluster} -p `);
}
