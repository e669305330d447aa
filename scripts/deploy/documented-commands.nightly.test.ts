import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from './read-files.ts';
import { readShellBlocks } from './shell-blocks.ts';

/** In a folder that looks like a checkout, with data of its own. */
const folder = mkdtempSync(path.join(tmpdir(), 'redraft-commands-'));
const blocks = readShellBlocks().filter(({ needs }) => needs === undefined);
const isStart = (script: string) => script === 'npm start\n';
/** With the server stopped: it removes the secret that a running one uses. */
const isForStopped = (script: string) => script.includes('secret -- forget');
/** While there is another administrator: the command refuses otherwise. */
const order = (script: string) => (script.includes('demo -- remove') ? 1 : 0);
const others = blocks
  .filter(({ script }) => !isStart(script) && !isForStopped(script))
  .toSorted((one, other) => order(one.script) - order(other.script));

/** Debian installs the programs of PostgreSQL in a folder for each version. */
const debian = '/usr/lib/postgresql';
const postgres = existsSync(debian) ? readdirSync(debian).map((version) => `${debian}/${version}/bin`) : [];
let env: NodeJS.ProcessEnv = {};
let server: ChildProcess | undefined;

async function findFreePort(): Promise<string> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return String(typeof address === 'object' && address ? address.port : 0);
}

function run(script: string) {
  return spawnSync('bash', ['-e', '-o', 'pipefail'], { input: script, cwd: folder, env, encoding: 'utf8' });
}

async function stopServer(): Promise<number | null> {
  if (!server || server.exitCode !== null) return server?.exitCode ?? null;
  const exited = once(server, 'exit');
  server.kill('SIGTERM');
  await exited;
  return server.exitCode;
}

beforeAll(async () => {
  for (const name of ['apps', 'packages', 'scripts', 'node_modules', 'package.json', 'package-lock.json'])
    symlinkSync(path.join(root, name), path.join(folder, name));
  // npm runs scripts where it finds the manifest: in this checkout.
  const npm = path.join(folder, 'npm');
  const real = spawnSync('which', ['npm'], { encoding: 'utf8' }).stdout.trim();
  writeFileSync(npm, `#!/bin/sh\nexec ${real} --prefix ${root} "$@"\n`);
  chmodSync(npm, 0o755);
  env = {
    ...process.env,
    PATH: [folder, process.env.PATH, ...postgres].join(path.delimiter),
    PORT: await findFreePort(),
    LEARNING_PLATFORM_PORT: '0',
    DATA_DIR: path.join(folder, '.data'),
    EMAIL: 'first@redraft.example.org',
    USERNAME: 'first_admin',
    FIRST_NAME: 'First',
    LAST_NAME: 'Administrator',
  };
  const [start] = blocks.filter(({ script }) => isStart(script));
  server = spawn('bash', ['-c', `exec ${start?.script}`], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: server.stdout ?? process.stdin }))
    if (line.startsWith('Redraft is running')) break;
  server.stdout?.resume();
}, 600_000);

afterAll(async () => {
  await stopServer();
  rmSync(folder, { recursive: true, force: true });
});

it.each(others)('commands in $page succeed: $script', ({ script }) => {
  const { status, stderr, stdout } = run(script);
  // The doctor of an installation without mail, worker or address may find something; it has run if it lists its checks.
  const isDone =
    status === 0 || (script === 'npm run doctor\n' && status === 1 && stdout.includes('database'));
  expect([isDone, isDone ? '' : stdout + stderr]).toEqual([true, '']);
});

it('the commands for a stopped server succeed after the server has stopped', async () => {
  expect(await stopServer()).toBe(0);
  const stopped = blocks.filter(({ script }) => isForStopped(script)).map(({ script }) => run(script));
  expect(stopped.map(({ status, stderr }) => [status, status === 0 ? '' : stderr])).toEqual([[0, '']]);
});
