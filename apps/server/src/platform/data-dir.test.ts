import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { claimDataDir } from './data-dir.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-claim-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Another process that tries to claim the folder, reports the result, and keeps it until killed. */
async function claimElsewhere(directory: string) {
  const module = path.resolve(import.meta.dirname, 'data-dir.ts');
  const script = `import(${JSON.stringify(module)}).then(({ claimDataDir }) => claimDataDir(${JSON.stringify(directory)}))
    .then((release) => { console.log('claimed'); setInterval(() => release.name, 1000); }, (error) => console.log(error.message));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const ended = once(child, 'exit');
  const [line] = await once(child.stdout, 'data');
  const kill = async () => {
    child.kill('SIGKILL');
    await ended;
  };
  return { pid: child.pid, line: String(line).trim(), kill };
}

it('a data folder in use is refused under any path, and is free after its process was killed', async () => {
  const owner = await claimElsewhere(folder);
  expect(owner.line).toBe('claimed');
  const other = `${folder}-link`;
  await symlink(folder, other);
  await expect(claimDataDir(other)).rejects.toThrow(
    `Redraft is already running on ${other} (process ${owner.pid}).`,
  );
  await rm(other);
  await owner.kill();
  const release = await claimDataDir(folder);
  await release();
});

it('one of several simultaneous processes gets a data folder', async () => {
  const owners = await Promise.all([1, 2, 3].map(() => claimElsewhere(folder)));
  expect(owners.filter(({ line }) => line === 'claimed')).toHaveLength(1);
  expect(owners.filter(({ line }) => line.startsWith('Redraft is already running on'))).toHaveLength(2);
  await Promise.all(owners.map(({ kill }) => kill()));
});

it('a recycled PID of another Redraft process does not block a data folder', async () => {
  const elsewhere = await mkdtemp(path.join(tmpdir(), 'redraft-claim-'));
  const other = await claimElsewhere(elsewhere);
  await writeFile(path.join(folder, 'redraft.pid'), String(other.pid));
  const release = await claimDataDir(folder);
  expect(await readFile(path.join(folder, 'redraft.pid'), 'utf8')).toBe(String(process.pid));
  await release();
  await expect(readFile(path.join(folder, 'redraft.pid'))).rejects.toThrow('ENOENT');
  await other.kill();
  await rm(elsewhere, { recursive: true });
});
