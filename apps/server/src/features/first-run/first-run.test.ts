import { beforeEach, describe, expect, it } from 'vitest';
import {
  createAdministrator,
  grantAdministration,
  prepareSetupCode,
  readSetupCode,
} from '../../domain/accounts/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
let number = 0;
let code = '';
const person = () => {
  number += 1;
  return {
    firstName: 'Ada',
    lastName: 'Lovelace',
    username: `ada_lovelace_${number}`,
    email: `ada.${number}@example.org`,
  };
};
const setUp = (body: Record<string, unknown>) =>
  app.anonymous('POST', '/api/setup', { body: { ...person(), password, code, ...body } });
const signIn = (username: string) =>
  app.anonymous('POST', '/api/auth/signin', { body: { username, password } });
const isOpen = async () => (await app.anonymous('GET', '/api/setup')).body;

const removeAdministrators = () => db().deleteFrom('user_roles').where('role', '=', 'ROLE_ADMIN').execute();
/** What a start of the server does about the code; returns what it prints. */
const startServer = async () => {
  await prepareSetupCode();
  return (await readSetupCode()) ?? '';
};

beforeEach(async () => {
  await removeAdministrators();
  code = await startServer();
});

describe('the first administrator', () => {
  it('the first administrator is created with the code of the log, once', async () => {
    expect(await isOpen()).toEqual({ isOpen: true });
    const { username } = person();
    expect((await setUp({ username })).status).toBe(200);
    const signedIn = await signIn(username);
    expect(signedIn.body).toMatchObject({ roles: ['ROLE_ADMIN'] });
    expect(await isOpen()).toEqual({ isOpen: false });
    expect(await setUp({})).toMatchObject({ status: 409, body: { code: 'setup.done' } });
  });

  it('the first administrator is one even if two people send the code at once', async () => {
    const answers = await Promise.all([setUp({}), setUp({}), setUp({})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it.each(['', 'AAAA-AAAA-AAAA', '0'])(
    'the first administrator is not created with the code %j',
    async (code) => {
      expect([400, 403]).toContain((await setUp({ code })).status);
      expect(await isOpen()).toEqual({ isOpen: true });
    },
  );

  it('the first administrator may type the code in small letters and without dashes', async () => {
    expect((await setUp({ code: ` ${code.toLowerCase().replaceAll('-', ' ')}` })).status).toBe(200);
  });

  it('the first administrator gets the same code from every process and start, until it was used', async () => {
    expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(await startServer()).toBe(code);
    expect((await setUp({})).status).toBe(200);
    expect(await startServer()).toBe('');
    await removeAdministrators();
    expect(await isOpen()).toEqual({ isOpen: true });
    expect(await setUp({})).toMatchObject({ status: 403, body: { code: 'setup.code_wrong' } });
    const next = await startServer();
    expect(next).not.toBe(code);
    expect(await setUp({})).toMatchObject({ status: 403, body: { code: 'setup.code_wrong' } });
    expect((await setUp({ code: next })).status).toBe(200);
  });

  it.each([
    ['was created by the operator', async () => void (await createAdministrator(person(), now()))],
    [
      'became one by a command',
      async () => {
        const { user } = await app.signInAs('ROLE_INSTRUCTOR');
        await grantAdministration(user.username, now());
      },
    ],
    [
      'was there at a later start',
      async () => {
        await app.signInAs('ROLE_ADMIN');
        await startServer();
      },
    ],
  ])('the first administrator who %s ends the code that nobody used', async (_name, appoint) => {
    await appoint();
    await removeAdministrators();
    expect(await setUp({})).toMatchObject({ status: 403, body: { code: 'setup.code_wrong' } });
  });

  it('the first administrator needs a name that nobody has', async () => {
    const { username } = person();
    await db()
      .updateTable('users')
      .set({ username })
      .where('id', '=', (await app.signInAs('ROLE_STUDENT')).user.id)
      .execute();
    expect(await setUp({ username })).toMatchObject({ body: { code: 'account.taken' } });
  });
});

describe('an administrator created by the operator', () => {
  it('an administrator created by the operator chooses a password by the link, and can then sign in', async () => {
    const ada = person();
    const path = await createAdministrator(ada, now());
    expect((await signIn(ada.username)).status).toBe(401);
    const id = path.replace('/passwordrecovery/', '');
    const body = { id, email: ada.email, username: ada.username, password };
    expect((await app.anonymous('POST', '/api/auth/recoverpassword', { body })).status).toBe(200);
    expect((await signIn(ada.username)).body).toMatchObject({ roles: ['ROLE_ADMIN'] });
  });

  it('an account becomes an administrator by its username, and an unknown name does not', async () => {
    const { user } = await app.signInAs('ROLE_INSTRUCTOR');
    expect(await grantAdministration(user.username.toUpperCase(), now())).toBe(true);
    expect(await grantAdministration('nobody_at_all', now())).toBe(false);
    expect(await isOpen()).toEqual({ isOpen: false });
  });
});
