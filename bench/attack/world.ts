import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Role } from '@redraft/contracts';
import { createAccount } from '../../apps/server/src/domain/accounts/index.ts';
import { hashPassword } from '../../apps/server/src/platform/password.ts';
import { type Account, signIn } from '../accounts.ts';
import { onDatabaseOf } from '../database.ts';
import { endServer, type ServerProcess, startServer } from '../server.ts';
import { type OpenText, openPlace, openText } from '../writing.ts';

/** A real server with a few accounts in a temporary folder. */
export interface World {
  isShort: boolean;
  /** Seed for random data. */
  seed: number;
  server: ServerProcess;
  address: string;
  /** Signs in once per account: `admin`, `moderator`, `coordinator`, `instructor`, `assistant`, `student1` to `student8`. */
  account: (username: string) => Promise<Account>;
  /** A newly started text of the student, in a separate class of `instructor`. */
  openText: (username: string) => Promise<OpenText>;
  /** Stops the server and deletes its data. */
  close: () => Promise<void>;
}

export interface WorldOptions {
  isShort: boolean;
  seed: number;
  /** Server settings (docs/operations/settings.md) other than port and folder. */
  env?: Readonly<Record<string, string>>;
  /** A free port unless given, for settings that contain it. */
  port?: number;
}

export const password = 'Attack1234!';

const roles: Readonly<Record<string, Role>> = {
  admin: 'ROLE_ADMIN',
  moderator: 'ROLE_MODERATOR',
  coordinator: 'ROLE_EDUCATION_COORDINATOR',
  instructor: 'ROLE_INSTRUCTOR',
  assistant: 'ROLE_TEACHING_ASSISTANT',
  ...Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`student${index + 1}`, 'ROLE_STUDENT'])),
};

export async function openWorld({ isShort, seed, env, port }: WorldOptions): Promise<World> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'redraft-attack-'));
  const server = await startServer({
    dataDir,
    env: { DEMO: 'off', ...env },
    ...(port === undefined ? {} : { port }),
  });
  const close = async (): Promise<void> => {
    await endServer(server, 'SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  await runWithDatabase(server, writeAccounts).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { address } = server;
  const accounts = new Map<string, Promise<Account>>();
  const account = (username: string): Promise<Account> => {
    const existing = accounts.get(username) ?? signIn(address, { username, password });
    accounts.set(username, existing);
    return existing;
  };
  let classes = 0;
  return {
    isShort,
    seed,
    server,
    address,
    account,
    openText: async (username) => {
      classes += 1;
      const key = `AT-${String(classes).padStart(5, '0')}`;
      const place = await openPlace(await account('instructor'), `Attack ${classes}`, key);
      return openText(address, await account(username), place);
    },
    close,
  };
}

let turn: Promise<unknown> = Promise.resolve();

/** Runs server code in this process on the running server's database, one action at a time. */
export function runWithDatabase<Result>(
  server: ServerProcess,
  action: () => Promise<Result>,
): Promise<Result> {
  const result = turn.then(() => onDatabaseOf(server, action));
  turn = result.catch(() => undefined);
  return result;
}

async function writeAccounts(): Promise<void> {
  const passwordHash = await hashPassword(password);
  for (const [username, role] of Object.entries(roles)) {
    await createAccount({
      username,
      email: `${username}@example.org`,
      firstName: 'Attack',
      lastName: username,
      roles: [role],
      passwordHash,
      at: new Date(),
    });
  }
}
