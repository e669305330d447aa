import { execFile } from 'node:child_process';
import { mkdir, readdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = path.resolve(import.meta.dirname, '../../../..');
const migrations = 'apps/server/migrations';

export type FormerRelease = { kind: 'found'; program: string } | { kind: 'missing'; reason: string };

interface Surroundings {
  repository: string;
  /** GitHub and other forges set `CI`: there the whole history is checked out, and a test that skips itself would pass unseen. */
  isForge: boolean;
}

/** The newest earlier program that knows fewer migrations, from the history of the repository, in a folder of its own. */
export async function checkOutFormerRelease(
  folder: string,
  { repository, isForge }: Surroundings = { repository: root, isForge: Boolean(process.env.CI) },
): Promise<FormerRelease> {
  const commit = await findFormerCommit(repository);
  if (commit === null) {
    const reason = 'The history of the repository is not here.';
    if (isForge) throw new Error(`${reason} The workflow has to check it out (fetch-depth: 0).`);
    return { kind: 'missing', reason };
  }
  const archive = path.join(folder, 'former.tar');
  await run('git', ['archive', '--output', archive, commit, 'apps/server', 'packages'], { cwd: repository });
  await run('tar', ['-xf', archive, '-C', folder]);
  await linkPackages(folder);
  return { kind: 'found', program: path.join(folder, 'apps/server/src/main.ts') };
}

/** Null in a copy without a history, or with one that is too short. */
async function findFormerCommit(repository: string): Promise<string | null> {
  try {
    const current = new Set(await listMigrations(repository, 'HEAD'));
    const { stdout } = await run('git', ['log', '--format=%H', '-20', '--', migrations], { cwd: repository });
    for (const commit of stdout.split('\n').filter(Boolean)) {
      const former = await listMigrations(repository, `${commit}^`);
      // A migration that was renamed since would be unknown to the program of today.
      if (former.length < current.size && former.every((name) => current.has(name))) return `${commit}^`;
    }
    return null;
  } catch {
    return null;
  }
}

async function listMigrations(repository: string, commit: string): Promise<string[]> {
  const tree = `${commit}:${migrations}`;
  const { stdout } = await run('git', ['ls-tree', '--name-only', tree], { cwd: repository });
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
