import { type Role, roleSchema, type SessionUser, type UserId } from '@redraft/contracts';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { type AppOptions, buildApp } from '../app.ts';
import {
  createAccount,
  openSession,
  selectAccount,
  selectOptionalAccountByUsername,
} from '../domain/accounts/index.ts';
import { now } from '../platform/clock.ts';
import { createLogger } from '../platform/logging.ts';
import { useDatabase } from './database.ts';
import { requireDeclared } from './declared-errors.ts';

export { password } from './password.ts';

const secret = 'what certificates are signed with in tests';

export interface Answer {
  status: number;
  body: unknown;
}

export interface Caller {
  user: SessionUser;
  call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
}

interface CallOptions {
  query?: Record<string, string | number | boolean>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestApp {
  http: () => FastifyInstance;
  /** A new signed-in user with this role. */
  signInAs: (...roles: Role[]) => Promise<Caller>;
  /** An existing user, signed in without the password. */
  signInByName: (username: string) => Promise<Caller>;
  anonymous: Caller['call'];
  connectionString: () => string;
}

/** The whole HTTP program on the test file's own database, by default without rate limits and without LibreOffice, whatever the machine has. */
export function useApp({
  isRateLimited = false,
  logger = createLogger('silent'),
  settings = {},
  fill,
}: {
  isRateLimited?: boolean;
  logger?: Logger;
  settings?: Partial<AppOptions['config']>;
  /** Creates the tables and rows of the database, if it is not a copy of the template. */
  fill?: (connectionString: string) => Promise<unknown>;
} = {}): TestApp {
  const { connectionString } = useDatabase(fill);
  let app: FastifyInstance | undefined;
  let people = 0;
  beforeAll(async () => {
    app = await buildApp({
      config: { publicUrl: 'http://redraft.test', editorUrl: undefined, soffice: null, secret, ...settings },
      logger,
      isRateLimited,
    });
    await app.ready();
  });
  afterAll(() => app?.close());

  const http = () => {
    if (!app) throw new Error('The app is not built yet.');
    return app;
  };
  const send = async (token: string | null, method: string, path: string, options: CallOptions = {}) => {
    const query = new URLSearchParams(
      Object.entries(options.query ?? {}).map(([name, value]): [string, string] => [name, String(value)]),
    );
    const answer = await http().inject({
      method: method as 'GET', // cast: light-my-request's own list of verbs
      url: query.size > 0 ? `${path}?${query}` : path,
      headers: { ...options.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(options.body === undefined ? {} : { payload: options.body as object }), // cast: any JSON
    });
    const body = parseJson(answer.body);
    if (answer.statusCode >= 400) requireDeclared({ method, path }, body);
    return { status: answer.statusCode, body };
  };

  const signIn = async (account: Awaited<ReturnType<typeof selectAccount>>): Promise<Caller> => {
    // Without the password, which costs 30 ms; signing in has its own tests.
    const user = await openSession({ account, isRemembered: false, userAgent: 'tests' }, now());
    return { user, call: (method, path, options) => send(user.accessToken, method, path, options) };
  };

  return {
    http,
    connectionString,
    anonymous: (method, path, options) => send(null, method, path, options),
    signInAs: async (...roles) => {
      people += 1;
      const username = `person_${people}`;
      const id = await createPerson(
        username,
        roles.map((name) => roleSchema.parse(name)),
      );
      return signIn(await selectAccount(id));
    },
    signInByName: async (username) => {
      const account = await selectOptionalAccountByUsername(username);
      if (!account) throw new Error(`Nobody is called ${username}.`);
      return signIn(account);
    },
  };
}

async function createPerson(username: string, roles: readonly Role[]): Promise<UserId> {
  return createAccount({
    username,
    email: `${username}@example.org`,
    firstName: 'Test',
    lastName: username,
    passwordHash: inject('passwordHash'),
    roles,
    at: new Date(),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
