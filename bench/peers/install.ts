import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Peer } from './peer.ts';

const execute = promisify(execFile);
/** Outside what is tracked; kept between runs. */
const cache = path.resolve(import.meta.dirname, '../../.cache/peers');

/** Installs the packages of a peer from the npm registry, unless these versions are there, and returns their folder. */
export async function installPackages(
  { packages, arrange }: Pick<Peer, 'packages' | 'arrange'>,
  signal: AbortSignal,
): Promise<string> {
  const versions = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  const folder = path.join(cache, fingerprint(versions));
  if (versions.length === 0 || existsSync(folder)) return folder;
  // Renamed when complete: an interrupted installation is not taken for one.
  const unfinished = `${folder}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true });
  try {
    await install(unfinished, versions, signal);
    await arrange?.(unfinished);
    await rename(unfinished, folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
  return folder;
}

async function install(cwd: string, versions: readonly string[], signal: AbortSignal): Promise<void> {
  await writeFile(path.join(cwd, 'package.json'), '{ "private": true }');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error', '--save-exact'];
  console.log(`Installing ${versions.join(', ')} ...`);
  await execute('npm', ['install', ...flags, ...versions], { cwd, signal });
}

function fingerprint(versions: readonly string[]): string {
  return createHash('sha256').update(versions.join('\n')).digest('hex').slice(0, 12);
}
