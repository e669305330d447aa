import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');

export type FormerRelease = { kind: 'found'; program: string } | { kind: 'missing'; reason: string };

/** The program as it was before the newest migration was added, from the history of the repository, in a folder of its own. */
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
    const added = ['log', '--diff-filter=A', '--format=%H', '-1', '--', 'apps/server/migrations'];
    const { stdout: commit } = await run('git', added, { cwd: root });
    if (commit.trim() === '') return null;
    const { stdout } = await run('git', ['rev-parse', '--verify', `${commit.trim()}^`], { cwd: root });
    return stdout.trim();
  } catch {
    return null;
  }
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
