import { spawnSync } from 'node:child_process';
import { StartError } from './config.ts';

/** Any number but 0: the user ID that the program sees inside its namespace. */
const insideUser = ['--user', '--map-user=1000', '--map-group=1000'];

/**
 * The command line for a program that refuses to run as root. If we are root, it runs in its own user namespace: inside, it is an ordinary user; for
 * the file system it remains the owner of root's files, so it can use programs and data in folders that only root may enter; it has no capabilities
 * (docs/decisions/0001-embedded-postgres-as-root.md).
 */
export function asNonRoot(command: readonly string[]): readonly string[] {
  if (process.getuid?.() !== 0) return command;
  const probe = spawnSync('unshare', [...insideUser, 'true'], { stdio: 'ignore' });
  if (probe.status !== 0) {
    throw new StartError(
      'The embedded PostgreSQL does not run as root here. Start Redraft as another user, or set DATABASE_URL.',
    );
  }
  return ['unshare', ...insideUser, ...command];
}
