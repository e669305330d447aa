import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { serveTexts } from './text-requests.ts';

/** Keeps each text in a repository of its own, with a commit a save. The second argument is the value of `core.fsync`, or `default`. */
const [directory = '', fsync = 'default'] = process.argv.slice(2);
const file = 'text.txt';
const execute = promisify(execFile);
const opened = new Set<string>();
/** Commits from the oldest on, as last listed. */
const commits = new Map<string, string[]>();

async function git(name: string, ...args: string[]): Promise<string> {
  const options = { cwd: path.join(directory, name), maxBuffer: 64 * 1024 * 1024 };
  return (await execute('git', args, options)).stdout;
}

async function openRepository(name: string): Promise<void> {
  await mkdir(path.join(directory, name), { recursive: true });
  await git(name, 'init', '--quiet');
  await git(name, 'config', 'user.name', 'Writer');
  await git(name, 'config', 'user.email', 'writer@example.org');
  // Packing now and then belongs to a commit: in the background nobody would count it.
  await git(name, 'config', 'gc.autoDetach', 'false');
  if (fsync !== 'default') await git(name, 'config', 'core.fsync', fsync);
  await writeFile(path.join(directory, name, file), '');
  await git(name, 'add', file);
  opened.add(name);
}

async function listCommits(name: string): Promise<string[]> {
  const list = (await git(name, 'log', '--reverse', '--format=%H %ct')).trim().split('\n');
  commits.set(name, list);
  return list;
}

serveTexts({
  store: async (name, body) => {
    if (!opened.has(name)) await openRepository(name);
    await writeFile(path.join(directory, name, file), body);
    await git(name, 'commit', '--quiet', '--all', '--message=Save');
  },
  readVersion: async (name, version) => {
    const commit = (commits.get(name) ?? (await listCommits(name)))[version]?.split(' ')[0];
    return git(name, 'show', `${commit}:${file}`);
  },
  listVersions: listCommits,
});
