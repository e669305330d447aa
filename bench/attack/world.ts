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

/** A real server with a few accounts, in a folder of its own for temporary files. */
export interface World {
  isShort: boolean;
  /** For whatever is made at random. */
  seed: number;
  server: ServerProcess;
  address: string;
  /** Signed in once. Of `admin`, `moderator`, `coordinator`, `instructor`, `assistant`, `student1` to `student8`. */
  account: (username: string) => Promise<Account>;
  /** A text of the student's that was just begun, in a class of its own of `instructor`. */
  openText: (username: string) => Promise<OpenText>;
  /** Ends the server and removes what it kept. */
  close: () => Promise<void>;
}

export interface WorldOptions {
  isShort: boolean;
  seed: number;
  /** Settings of the server (docs/operations.md) besides its port and its folder. */
  env?: Readonly<Record<string, string>>;
  /** A free one unless given, for settings that name it. */
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
  await withDatabase(server, writeAccounts).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const { address } = server;
  const accounts = new Map<string, Promise<Account>>();
  const account = (username: string): Promise<Account> => {
    const known = accounts.get(username) ?? signIn(address, { username, password });
    accounts.set(username, known);
    return known;
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

/** Lets the features of the server work on the database of the one that runs, in this process: one after another. */
export function withDatabase<Result>(server: ServerProcess, action: () => Promise<Result>): Promise<Result> {
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
