import { spawnSync } from 'node:child_process';
import { StartError } from './config.ts';

/** Any number but 0: inside its namespace the program sees itself as this user. */
const insideUser = ['--user', '--map-user=1000', '--map-group=1000'];

/**
 * The command line that runs a program which refuses to be root. Started by root it runs in a user namespace
 * of its own: inside it is an ordinary user, towards files it stays the owner of what root owns, so that it
 * reaches its programs and data in folders that only root may enter, and it has no capability at all
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
