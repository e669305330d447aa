import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from './config.ts';

/**
 * DATA_DIR belongs to one process at a time. A lock of the system says whose it is, and ends with the process however that ends:
 * process numbers are used again, and mean nothing in another container (docs/decisions/0021-ending-and-starting-again.md).
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

/** Node locks files through SQLite alone; nothing is ever written to this one. */
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
