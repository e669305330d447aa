import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret-file.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'redraft-secret-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = () => readOrCreateSecret(path.join(folder, 'secret'), 32);

it('a secret file is created once, and again if a crash left it empty', async () => {
  const secret = await read();
  expect(secret).toHaveLength(43);
  expect(await read()).toBe(secret);
  await writeFile(path.join(folder, 'secret'), '');
  expect(await read()).toHaveLength(43);
});

it('an unreadable secret file is reported in one line', async () => {
  await rm(folder, { recursive: true });
  await expect(read()).rejects.toThrow(/^\S+secret cannot be read or written \(ENOENT/);
});
