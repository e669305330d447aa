import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');
const migrations = 'apps/server/migrations';

export type FormerRelease = { kind: 'found'; program: string } | { kind: 'missing'; reason: string };

/** The newest earlier program that knows fewer migrations, from the history of the repository, in a folder of its own. */
export async function checkOutFormerRelease(folder: string): Promise<FormerRelease> {
  const commit = await findFormerCommit();
  if (commit === null) return { kind: 'missing', reason: 'The history of the repository is not here.' };
  const archive = path.join(folder, 'former.tar');
  await run('git', ['archive', '--output', archive, commit, 'apps/server', 'packages'], { cwd: root });
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
  return { kind: 'found', program: path.join(folder, 'apps/server/src/main.ts') };
}

/** Null in a copy without a history, or with one that is too short. */
async function findFormerCommit(): Promise<string | null> {
  try {
    const current = new Set(await listMigrations('HEAD'));
    const { stdout } = await run('git', ['log', '--format=%H', '-20', '--', migrations], { cwd: root });
    for (const commit of stdout.split('\n').filter(Boolean)) {
      const former = await listMigrations(`${commit}^`);
      // A migration that was renamed since would be unknown to the program of today.
      if (former.length < current.size && former.every((name) => current.has(name))) return `${commit}^`;
    }
    return null;
  } catch {
    return null;
  }
}

async function listMigrations(commit: string): Promise<string[]> {
  const { stdout } = await run('git', ['ls-tree', '--name-only', `${commit}:${migrations}`], { cwd: root });
  return stdout.split('\n').filter(Boolean);
}

/** Packages from elsewhere are those of today; our own are the former ones. */
async function linkPackages(folder: string): Promise<void> {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  const own = path.join(to, '@redraft');
  await mkdir(own, { recursive: true });
  for (const name of await readdir(from))
    if (name !== '@redraft') await symlink(path.join(from, name), path.join(to, name));
  const packages = path.join(folder, 'packages');
  for (const name of await readdir(packages)) await symlink(path.join(packages, name), path.join(own, name));
}
