import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
const path = '/api/auth/changepassword';
const next = 'Another1!';
const signIn = (username: string, word: string) =>
  app.anonymous('POST', '/api/auth/signin', { body: { username, password: word } });

it.each([
  { currentPassword: password, newPassword: next },
  { oldPassword: password, password: next },
])('changing the password with %j takes effect at once and ends other sessions', async (body) => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { username } = person.user;
  const elsewhere = await signIn(username, password);
  const { accessToken } = elsewhere.body as { accessToken: string }; // cast: our own answer
  expect(await person.call('POST', path, { body })).toEqual({ status: 200, body: { success: true } });
  const profile = (token: string) =>
    app.anonymous('GET', '/api/auth/profile', { headers: { authorization: `Bearer ${token}` } });
  expect((await profile(accessToken)).status).toBe(401);
  expect((await profile(person.user.accessToken)).status).toBe(200);
  expect((await signIn(username, password)).status).toBe(401);
  expect((await signIn(username, next)).status).toBe(200);
});

it.each([
  [
    'a wrong current password',
    { currentPassword: 'Wrong123!', newPassword: next },
    'account.wrong_password',
    'The current password is not correct.',
  ],
  [
    'the same again',
    { currentPassword: password, newPassword: password },
    'account.password_same',
    'The new password has to be different than the current password.',
  ],
  ['a weak one', { currentPassword: password, newPassword: 'Abcdefg1*' }, 'request.invalid', undefined],
  ['no new one', { currentPassword: password }, 'request.invalid', undefined],
])('changing the password with %s is refused', async (_name, body, code, message) => {
  const person = await app.signInAs('ROLE_STUDENT');
  expect(await person.call('POST', path, { body })).toMatchObject({
    status: 400,
    body: { code, ...(message === undefined ? {} : { message }) },
  });
  expect((await signIn(person.user.username, password)).status).toBe(200);
});

it('an account of an institution has no password to change', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  await sql`UPDATE users SET auth_provider = 'oidc' WHERE id = ${person.user.id}`.execute(db());
  const body = { currentPassword: password, newPassword: next };
  expect(await person.call('POST', path, { body })).toMatchObject({
    status: 403,
    body: { code: 'account.not_local' },
  });
});

it('changing the password ends a session that is opened simultaneously with the old one', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { username } = person.user;
  const body = { currentPassword: password, newPassword: next };
  const [changed, ...tries] = await Promise.all([
    person.call('POST', path, { body }),
    ...Array.from({ length: 8 }, () => signIn(username, password)),
  ]);
  expect(changed.status).toBe(200);
  for (const { status, body: user } of tries) {
    if (status !== 200) continue;
    const { accessToken } = user as { accessToken: string }; // cast: our own answer
    const headers = { authorization: `Bearer ${accessToken}` };
    expect((await app.anonymous('GET', '/api/auth/profile', { headers })).status).toBe(401);
  }
});

it('of two simultaneous password changes, one is applied', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const answers = await Promise.all(
    [next, 'Another2!'].map((word) =>
      person.call('POST', path, { body: { currentPassword: password, newPassword: word } }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

it('changing the password requires a session', async () => {
  const body = { currentPassword: password, newPassword: next };
  expect((await app.anonymous('POST', path, { body })).status).toBe(401);
});
