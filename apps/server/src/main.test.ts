import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const program = path.resolve(import.meta.dirname, 'main.ts');
const folders: string[] = [];
const running = new Set<ChildProcess>();

afterEach(async () => {
  for (const child of running) {
    child.kill('SIGTERM');
    await ended(child);
  }
  running.clear();
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function dataDir(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'redraft-main-'));
  folders.push(folder);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [program], {
    env: { PATH: process.env.PATH, DEMO: 'off', LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...env },
  });
  running.add(child);
  let output = '';
  const listeners = new Set<() => void>();
  const append = (chunk: Buffer) => {
    output += chunk.toString('utf8');
    for (const listener of listeners) listener();
  };
  child.stdout.on('data', append);
  child.stderr.on('data', append);
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => output.includes(text) && resolve();
      listeners.add(look);
      child.once('exit', () => reject(new Error(`The program ended: ${output}`)));
      look();
    });
  return { child, says, output: () => output };
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => child.once('exit', resolve));
}

describe('starting with a mistake', () => {
  const oneLine = async (env: Record<string, string>) => {
    const { child, output } = start(env);
    expect(await ended(child)).toBe(1);
    expect(output().trim().split('\n')).toHaveLength(1);
    return output();
  };

  it('says in one line that the port is in use', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    expect(await oneLine({ PORT: String(port), DATA_DIR: await dataDir() })).toContain(
      `Port ${port} is in use.`,
    );
    other.close();
  });

  it('says in one line that the database does not answer', async () => {
    const port = await freePort();
    const DATABASE_URL = `postgresql://nobody@127.0.0.1:${port}/nothing`;
    const line = await oneLine({ PORT: '0', DATA_DIR: await dataDir(), DATABASE_URL });
    expect(line).toContain('DATABASE_URL: no connection to the database');
  });

  it('says in one line that the data folder cannot be written', async () => {
    const folder = await dataDir();
    await writeFile(path.join(folder, 'taken'), '');
    const line = await oneLine({ PORT: '0', DATA_DIR: path.join(folder, 'taken', 'data') });
    expect(line).toContain('cannot be written to.');
  });

  it('says in one line which variable is wrong', async () => {
    expect(await oneLine({ PORT: 'many' })).toContain('PORT: ');
  });
});

describe('a running server', () => {
  it('refuses a second one on the same data, and comes back after it was killed', async () => {
    const folder = await dataDir();
    await mkdir(folder, { recursive: true });
    await chmod(folder, 0o700);
    const first = start({ PORT: '0', DATA_DIR: folder });
    await first.says('Redraft is running');

    const second = start({ PORT: '0', DATA_DIR: folder });
    expect(await ended(second.child)).toBe(1);
    expect(second.output()).toContain('Redraft is already running');

    // Neither the lock nor the database server that it leaves behind may keep the next one from starting.
    first.child.kill('SIGKILL');
    await ended(first.child);
    expect(await readFile(path.join(folder, 'redraft.pid'), 'utf8')).toBe(String(first.child.pid));
    const third = start({ PORT: '0', DATA_DIR: folder });
    await third.says('Redraft is running');

    third.child.kill('SIGTERM');
    expect(await ended(third.child)).toBe(0);
    await expect(readFile(path.join(folder, 'redraft.pid'))).rejects.toThrow('ENOENT');
  }, 90_000);
});
