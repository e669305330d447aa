import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './config.ts';

/**
 * Claims DATA_DIR for this process by a lock of the operating system, which is released however the process ends. A PID file would not do: PIDs are
 * reused, and mean nothing in another container (docs/decisions/0021-ending-and-starting-again.md).
 */
export async function claimDataDir(directory: string): Promise<() => Promise<void>> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`DATA_DIR ${directory} cannot be written to.`, { cause });
  }
  const owner = path.join(directory, 'redraft.pid');
  const lock = await takeLock(directory, owner);
  await writeFile(owner, String(process.pid));
  return async () => {
    await rm(owner, { force: true });
    lock.close();
  };
}

const sqliteBusy = 5;

/** Node offers file locks only through SQLite; nothing is ever written to this database. */
async function takeLock(directory: string, owner: string): Promise<DatabaseSync> {
  try {
    const lock = new DatabaseSync(path.join(directory, 'redraft.lock'), { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (cause) {
    if (!(cause instanceof Error && 'errcode' in cause && cause.errcode === sqliteBusy))
      throw new StartError(`DATA_DIR ${directory} cannot be locked.`, { cause });
    const pid = await readFile(owner, 'utf8').catch(() => '');
    throw new StartError(`Redraft is already running on ${directory}${pid && ` (process ${pid})`}.`, {
      cause,
    });
  }
}
