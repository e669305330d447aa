import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkOutFormerRelease } from './former-release.ts';

let repository = '';
let folder = '';
const migrations = 'apps/server/migrations';

function commitMigration(name: string): void {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: repository });
  mkdirSync(path.join(repository, migrations), { recursive: true });
  mkdirSync(path.join(repository, 'packages'), { recursive: true });
  writeFileSync(path.join(repository, 'packages', 'README.md'), name);
  writeFileSync(path.join(repository, migrations, name), '');
  git('init', '--quiet');
  git('add', '.');
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false'];
  git(...author, 'commit', '--quiet', '--message', name);
}

beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'redraft-history-'));
  folder = mkdtempSync(path.join(tmpdir(), 'redraft-former-'));
});
afterEach(() => {
  for (const one of [repository, folder]) rmSync(one, { recursive: true, force: true });
});

it('the test of an upgrade is skipped where the history of the repository is missing', async () => {
  commitMigration('0001-first.sql');
  expect(await checkOutFormerRelease(folder, { repository, isForge: false })).toEqual({
    kind: 'missing',
    reason: 'The history of the repository is not here.',
  });
});

it('the test of an upgrade fails on a forge where the history of the repository is missing', async () => {
  commitMigration('0001-first.sql');
  await expect(checkOutFormerRelease(folder, { repository, isForge: true })).rejects.toThrow(
    'The history of the repository is not here. The workflow has to check it out (fetch-depth: 0).',
  );
});

it('the former release is the one before the newest migration', async () => {
  commitMigration('0001-first.sql');
  commitMigration('0002-second.sql');
  const former = await checkOutFormerRelease(folder, { repository, isForge: true });
  expect(former).toEqual({ kind: 'found', program: path.join(folder, 'apps/server/src/main.ts') });
  const names = execFileSync('ls', [path.join(folder, migrations)], { encoding: 'utf8' });
  expect(names).toBe('0001-first.sql\n');
});
