import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir, readFile, rename } from 'node:fs/promises';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPostgresOf } from './platform/postgres-identity.ts';
import { useEmptyDatabase } from './testing/database.ts';
import { freePort } from './testing/free-port.ts';
import { dataDir, ended, start, useProgram } from './testing/program.ts';

useProgram();

it('a second server refuses to start on the same data, and the first recovers after it was killed', async () => {
  const folder = await dataDir();
  await chmod(folder, 0o700);
  const both = [1, 2].map(() => start({ PORT: '0', DATA_DIR: folder }));
  const refused = await Promise.race(both.map(async (one) => ((await ended(one.child)) === 1 ? one : null)));
  const first = both.find((one) => one !== refused) ?? start({});
  expect(refused?.output().trim()).toBe(
    `Redraft did not start. Redraft is already running on ${folder} (process ${first.child.pid}).`,
  );
  await first.says('Redraft is running');

  // A leftover lock or database server must not prevent the next start.
  first.child.kill('SIGKILL');
  await ended(first.child);
  expect(await readFile(path.join(folder, 'redraft.pid'), 'utf8')).toBe(String(first.child.pid));
  const third = start({ PORT: '0', DATA_DIR: folder });
  await third.says('Redraft is running');

  third.child.kill('SIGTERM');
  expect(await ended(third.child)).toBe(0);
  await expect(readFile(path.join(folder, 'redraft.pid'))).rejects.toThrow('ENOENT');
  // Node's cache of compiled modules, for the next start.
  expect(await readdir(path.join(folder, 'compiled'))).toHaveLength(1);
}, 90_000);

it('a server with a public address says at its start why there is no demo data', async () => {
  const { output, says } = start({
    PORT: '0',
    DATA_DIR: await dataDir(),
    DEMO: '',
    PUBLIC_URL: 'https://redraft.example.org',
  });
  await says('DEMO=on turns it on');
  expect(output()).toContain(
    'The demo data is off: others can reach this server at https://redraft.example.org (PUBLIC_URL).',
  );
  expect(output()).not.toContain('Demo accounts');
}, 90_000);

it('a running server refuses requests while its killed database restarts, and exits cleanly if the database was just killed', async () => {
  const { child, output, address, cluster, readPostmasterPid } = await startOnOwnData();
  const startLines = output();
  const ready = async () => {
    const answer = await fetch(`${address}/readyz`);
    return answer.status;
  };
  // The server cannot start without these while the test observes what happens meanwhile.
  const [needed, elsewhere] = [path.join(cluster, 'global'), path.join(cluster, 'elsewhere')];
  const first = await readPostmasterPid();
  await rename(needed, elsewhere);
  process.kill(first, 'SIGKILL');
  await expect.poll(ready, { timeout: 15_000 }).toBe(503);
  const refused = await fetch(`${address}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'somebody', password: 'Secret12!' }),
  });
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  await rename(elsewhere, needed);
  await expect.poll(ready, { timeout: 15_000 }).toBe(200);

  process.kill(await readPostmasterPid(), 'SIGKILL');
  child.kill('SIGTERM');
  expect(await ended(child)).toBe(0);
  expect(output()).toBe(startLines);
}, 60_000);

it.each([
  ['what started it is gone', (child: ChildProcess) => child.disconnect()],
  ['its terminal is closed', (child: ChildProcess) => child.kill('SIGHUP')],
])(
  'a running server ends with its database when %s',
  async (_, happen) => {
    const { child, cluster, readPostmasterPid } = await startOnOwnData();
    const database = await readPostmasterPid();
    happen(child);
    expect(await ended(child)).toBe(0);
    expect(await isPostgresOf(database, cluster)).toBe(false);
  },
  60_000,
);

it.skipIf(process.platform !== 'linux')(
  'a running server runs a worker with lower priority, restarts it after a kill, and exits together with it',
  async () => {
    const { child, output } = await startOnOwnData({ LOG_LEVEL: 'warn' });
    const [first] = await findWorkerPids(child);
    expect(first && getPriority(first)).toBe(10);
    process.kill(first ?? 0, 'SIGKILL');
    await expect.poll(output, { timeout: 20_000 }).toContain('The worker runs again');
    const [second] = await findWorkerPids(child);
    expect(second).not.toBe(first);
    expect(
      output()
        .split('\n')
        .filter((line) => line.includes('The worker ended')),
    ).toHaveLength(1);
    child.kill('SIGTERM');
    expect(await ended(child)).toBe(0);
    expect(isThere(second)).toBe(false);
  },
  60_000,
);

it.skipIf(process.platform !== 'linux')(
  'a running server leaves no worker process behind when it is killed',
  async () => {
    const { child } = await startOnOwnData();
    const [worker] = await findWorkerPids(child);
    child.kill('SIGKILL');
    await ended(child);
    // The worker has a low priority, so its end may take long.
    await expect.poll(() => isThere(worker), { timeout: 60_000 }).toBe(false);
  },
  120_000,
);

it('a running server exits although clients hang, and immediately at a second, later signal', async () => {
  const { child, port, cluster, readPostmasterPid } = await startOnOwnData();
  const database = await readPostmasterPid();
  const half = connect(port, '127.0.0.1');
  half.on('error', () => undefined);
  await once(half, 'connect');
  half.write(
    'POST /api/auth/signin HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  child.kill('SIGINT');
  // Ctrl+C arrives twice: from the terminal and from npm.
  child.kill('SIGINT');
  const again = setInterval(() => child.kill('SIGINT'), 1500);
  expect(await ended(child)).toBe(130);
  clearInterval(again);
  await expect.poll(() => isPostgresOf(database, cluster)).toBe(false);
  half.destroy();
}, 60_000);

/** The worker processes that the server has started. */
async function findWorkerPids({ pid }: ChildProcess): Promise<number[]> {
  const children = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8'))
    .trim()
    .split(' ')
    .map(Number);
  const commands = await Promise.all(
    children.map(async (child) => readFile(`/proc/${child}/cmdline`, 'utf8').catch(() => '')),
  );
  return children.filter((_, index) => commands[index]?.includes('worker-program.ts'));
}

function isThere(pid: number | undefined): boolean {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** A separate server with a database of its own. */
async function startOnOwnData(env: Record<string, string> = {}) {
  const port = await freePort();
  const folder = await dataDir();
  const cluster = path.join(folder, 'postgres', 'cluster');
  const server = start({ PORT: String(port), DATA_DIR: folder, ...env });
  // The last line of the start; it is about the first administrator.
  await server.says('npm run admin');
  const readPostmasterPid = async () =>
    Number((await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return { ...server, port, address: `http://127.0.0.1:${port}`, cluster, readPostmasterPid };
}

describe('on one database', () => {
  const { connectionString } = useEmptyDatabase();
  const startHere = async () =>
    start({ PORT: '0', DATA_DIR: await dataDir(), DATABASE_URL: connectionString() });

  it('two servers that start at the same moment both run', async () => {
    const both = await Promise.all([startHere(), startHere()]);
    await Promise.all(both.map(({ says }) => says('Redraft is running')));
    expect(both.map(({ output }) => output().includes('waiting for it')).sort()).toEqual([false, true]);
    for (const { child } of both) child.kill('SIGTERM');
    expect(await Promise.all(both.map(({ child }) => ended(child)))).toEqual([0, 0]);
  }, 60_000);
});
