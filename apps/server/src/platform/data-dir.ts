import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { access, constants, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartError } from './config.ts';

/** DATA_DIR belongs to one process at a time; the lock names it, so that a lock left by a crash is recognised. */
export async function claimDataDir(directory: string): Promise<() => Promise<void>> {
  try {
    await mkdir(directory, { recursive: true });
    await access(directory, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`DATA_DIR ${directory} cannot be written to.`, { cause });
  }
  const lock = path.join(directory, 'redraft.pid');
  const owner = await readLock(lock);
  if (owner !== undefined && (await isRunning(owner))) {
    throw new StartError(`Redraft is already running on ${directory} (process ${owner}).`);
  }
  await rm(lock, { force: true });
  await writeLock(lock, directory);
  return () => rm(lock, { force: true });
}

async function writeLock(lock: string, directory: string): Promise<void> {
  try {
    const file = await open(lock, 'wx');
    await file.writeFile(String(process.pid));
    await file.close();
  } catch (cause) {
    throw new StartError(
      `DATA_DIR ${directory} cannot be written to, or another process has just claimed it.`,
      {
        cause,
      },
    );
  }
}

async function readLock(lock: string): Promise<number | undefined> {
  if (!existsSync(lock)) return undefined;
  const pid = Number(await readFile(lock, 'utf8'));
  return Number.isInteger(pid) && pid > 1 ? pid : undefined;
}

/** A process id is used again after a restart of the machine: a living one counts only if it is Redraft's. */
async function isRunning(pid: number): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || (await readFile(commandLine, 'utf8')).includes('apps/server/src/');
}

/** SECRET, or one generated on the first start and kept beside the data. */
export async function loadSecret(directory: string, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const file = path.join(directory, 'secret');
  if (existsSync(file)) return (await readFile(file, 'utf8')).trim();
  const secret = randomBytes(32).toString('base64url');
  await writeFile(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
