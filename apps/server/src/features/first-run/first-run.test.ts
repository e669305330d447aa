import { beforeEach, describe, expect, it } from 'vitest';
import { createAdministrator, grantAdministration, readSetupCode } from '../../domain/accounts/index.ts';
import { now } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
let number = 0;
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
  app.anonymous('POST', '/api/setup', { body: { ...person(), password, code: readSetupCode(), ...body } });
const signIn = (username: string) =>
  app.anonymous('POST', '/api/auth/signin', { body: { username, password } });
const isOpen = async () => (await app.anonymous('GET', '/api/setup')).body;

beforeEach(async () => {
  await db().deleteFrom('user_roles').where('role', '=', 'ROLE_ADMIN').execute();
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
    expect((await setUp({ code: ` ${readSetupCode().toLowerCase().replaceAll('-', ' ')}` })).status).toBe(
      200,
    );
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
