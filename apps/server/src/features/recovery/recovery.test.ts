import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { issueFirstPasswordLinks } from '../../domain/accounts/links.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { type Caller, password, useApp } from '../../testing/app.ts';
import { fulfilLinkRequests, mailedToken, mailsTo } from '../../testing/mails.ts';

const app = useApp();
afterEach(resetClock);

const next = 'Another1!';
const ask = (email: string, headers = {}) =>
  app.anonymous('POST', '/api/auth/getPasswordrecoverylink', { query: { email }, headers });
const validate = (id: string) => app.anonymous('POST', '/api/auth/validaterecoverytoken', { query: { id } });
const recover = (body: object) => app.anonymous('POST', '/api/auth/recoverpassword', { body });
const signIn = (username: string, word: string) =>
  app.anonymous('POST', '/api/auth/signin', { body: { username, password: word } });

async function tokenFor({ user: { email } }: Caller): Promise<string> {
  await ask(email);
  await fulfilLinkRequests();
  return mailedToken(email, '/passwordrecovery');
}

it('a recovery request mails the user name and a link, in the language of the page', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  expect(await ask(user.email.toUpperCase(), { 'accept-language': 'de' })).toEqual({
    status: 200,
    body: { success: true },
  });
  await fulfilLinkRequests();
  const [mail] = await mailsTo(user.email);
  expect(mail).toMatchObject({ template: 'account-recovery', language: 'de' });
  expect(mail?.body_text).toContain(user.username);
  expect(mail?.body_text).toContain('/passwordrecovery/');
});

it('a recovery request for an unknown address gets the same response, because mails are sent by a worker', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  const requested = async (email: string) => {
    const { rows: before } = await sql`SELECT FROM account_links`.execute(db());
    const answer = await ask(email);
    const { rows: after } = await sql`SELECT FROM account_links`.execute(db());
    return { answer, links: after.length - before.length, mails: (await mailsTo(email)).length };
  };
  const stranger = await requested('nobody@school.example');
  expect(stranger).toEqual({ answer: { status: 200, body: { success: true } }, links: 0, mails: 0 });
  expect(await requested(user.email)).toEqual(stranger);
  await fulfilLinkRequests();
  expect(await mailsTo('nobody@school.example')).toEqual([]);
  expect(await mailsTo(user.email)).toHaveLength(1);
});

it('recovery mails are limited to five an hour', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  for (let count = 0; count < 7; count++) await ask(user.email);
  await fulfilLinkRequests();
  expect(await mailsTo(user.email)).toHaveLength(5);
});

it('a recovery request by a user of an institution mails a link to its sign-in', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  await sql`UPDATE users SET auth_provider = 'oidc', password_hash = NULL WHERE id = ${user.id}`.execute(
    db(),
  );
  await ask(user.email);
  await fulfilLinkRequests();
  expect(await mailsTo(user.email)).toMatchObject([{ template: 'account-at-institution' }]);
  for (let count = 0; count < 7; count++) await ask(user.email);
  await fulfilLinkRequests();
  expect(await mailsTo(user.email)).toHaveLength(5);
});

it('a recovery request requires an address', async () => {
  expect((await ask('nobody')).status).toBe(400);
});

it('a recovery link states its lifetime in minutes, and is stored only as a hash', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const id = await tokenFor(person);
  expect(await validate(id)).toEqual({ status: 200, body: 60 });
  const { rows } = await sql<{
    all: string;
  }>`SELECT string_agg(account_links::text, ' ') AS all FROM account_links`.execute(db());
  expect(rows[0]?.all).not.toContain(id);
});

it('a recovery link sets a new password once, and ends all sessions', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { username, email } = person.user;
  const id = await tokenFor(person);
  const body = { id, email, username, password: next };
  expect(await recover(body)).toEqual({ status: 200, body: { success: true } });
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
  expect((await signIn(username, password)).status).toBe(401);
  expect((await signIn(username, next)).status).toBe(200);
  expect(await recover(body)).toMatchObject({ status: 410, body: { code: 'account.link_invalid' } });
  expect((await validate(id)).status).toBe(410);
  expect(await mailsTo(email)).toMatchObject([
    { template: 'account-password-changed' },
    { template: 'account-recovery' },
  ]);
});

it('two simultaneous uses of a recovery link set one password', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { username, email } = person.user;
  const id = await tokenFor(person);
  const answers = await Promise.all(
    ['Another1!', 'Another2!'].map((word) => recover({ id, email, username, password: word })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

it('using a recovery link invalidates other links of the account', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { username, email } = person.user;
  const first = await tokenFor(person);
  const second = await tokenFor(person);
  expect((await recover({ id: second, email, username, password: next })).status).toBe(200);
  expect((await validate(first)).status).toBe(410);
});

it.each([
  ['the address of somebody else', { email: 'other@school.example' }, 'account.link_mismatch'],
  ['another username', { username: 'somebody_else' }, 'account.link_mismatch'],
  ['a sign that only sign-up takes', { password: 'Abcdefg1*' }, 'request.invalid'],
  ['another link', { id: 'x'.repeat(43) }, 'account.link_invalid'],
])('a recovery link does nothing with %s, and stays valid', async (_name, wrong, code) => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { username, email } = person.user;
  const id = await tokenFor(person);
  expect((await recover({ id, email, username, password: next, ...wrong })).body).toMatchObject({ code });
  expect((await signIn(username, password)).status).toBe(200);
  expect((await validate(id)).status).toBe(200);
});

it('a recovery link is invalid once the account signs in at an institution', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const { id: userId, username, email } = person.user;
  const id = await tokenFor(person);
  await sql`UPDATE users SET auth_provider = 'oidc', password_hash = NULL WHERE id = ${userId}`.execute(db());
  expect((await recover({ id, email, username, password: next })).status).toBe(410);
  expect((await signIn(username, next)).status).toBe(401);
});

it('a recovery link is invalid after the address changes, and a first password is mailed to the new one', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { user } = await app.signInAs('ROLE_STUDENT');
  await sql`UPDATE users SET confirmed = false, password_hash = NULL WHERE id = ${user.id}`.execute(db());
  const owner = { id: user.id, email: user.email, username: user.username };
  await issueFirstPasswordLinks([{ ...owner, first_name: user.firstName, language: null }], new Date());
  const id = await mailedToken(user.email, '/passwordrecovery');
  const { firstName, lastName, username, roles } = user;
  const email = `new_${user.email}`;
  const body = {
    id: user.id,
    firstName,
    lastName,
    username,
    email,
    phone: '',
    profile: [],
    roles: roles.map((name) => ({ name, selected: true })),
  };
  expect((await admin.call('POST', '/api/admin/user', { body })).status).toBe(200);
  expect((await recover({ id, email, username, password: next })).status).toBe(410);
  const fresh = await mailedToken(email, '/passwordrecovery');
  expect((await recover({ id: fresh, email, username, password: next })).status).toBe(200);
});

it('a recovery link expires after an hour', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  const id = await tokenFor(person);
  setClock(() => new Date(Date.now() + 59.5 * 60_000));
  expect((await validate(id)).body).toBe(1);
  setClock(() => new Date(Date.now() + 60 * 60_000));
  expect(await validate(id)).toMatchObject({ status: 410, body: { code: 'account.link_invalid' } });
});

it('the link of an account created by an administrator expires after a week, and confirms the address', async () => {
  const { user } = await app.signInAs('ROLE_STUDENT');
  await sql`UPDATE users SET confirmed = false, password_hash = NULL WHERE id = ${user.id}`.execute(db());
  const owner = { id: user.id, email: user.email, username: user.username };
  await issueFirstPasswordLinks([{ ...owner, first_name: user.firstName, language: null }], new Date());
  expect(await mailsTo(user.email)).toMatchObject([{ template: 'account-first-password' }]);
  const id = await mailedToken(user.email, '/passwordrecovery');
  expect((await validate(id)).body).toBe(7 * 24 * 60);
  const { username, email } = user;
  expect((await recover({ id, email, username, password: next })).status).toBe(200);
  expect((await signIn(username, next)).status).toBe(200);
});
