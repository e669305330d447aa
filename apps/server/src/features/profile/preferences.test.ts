import { expect, it } from 'vitest';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
const path = '/api/auth/preferences';

it('preferences are unset at first, and stored with the account', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  expect(person.user).toMatchObject({ language: null, timeZone: null, plainText: false });
  const chosen = { language: 'de', timeZone: 'Europe/Berlin', plainText: true };
  expect(await person.call('PATCH', path, { body: chosen })).toEqual({ status: 200, body: chosen });
  expect((await person.call('GET', '/api/auth/profile')).body).toMatchObject(chosen);
  const { username } = person.user;
  const secondAnswer = await app.anonymous('POST', '/api/auth/signin', { body: { username, password } });
  expect(secondAnswer.body).toMatchObject(chosen);
});

it('preferences that a change omits stay unchanged, and null removes one', async () => {
  const { call } = await app.signInAs('ROLE_STUDENT');
  await call('PATCH', path, { body: { language: 'de', timeZone: 'Asia/Tokyo' } });
  expect((await call('PATCH', path, { body: { language: 'en' } })).body).toEqual({
    language: 'en',
    timeZone: 'Asia/Tokyo',
    plainText: false,
  });
  expect((await call('PATCH', path, { body: { timeZone: null } })).body).toEqual({
    language: 'en',
    timeZone: null,
    plainText: false,
  });
  expect((await call('PATCH', path, { body: {} })).body).toEqual({
    language: 'en',
    timeZone: null,
    plainText: false,
  });
});

it.each([
  { language: 'pt' },
  { timeZone: '+05:30' },
  { timeZone: 'Mars/Olympus' },
  { language: 7 },
  { plainText: 'yes' },
])('the preferences %j are refused', async (body) => {
  const { call } = await app.signInAs('ROLE_STUDENT');
  expect(await call('PATCH', path, { body })).toMatchObject({
    status: 400,
    body: { code: 'request.invalid' },
  });
});

it('an account without a role has only a profile and preferences', async () => {
  const person = await app.signInAs();
  expect(person.user.can).toEqual(['account.use']);
  expect((await person.call('PATCH', path, { body: { language: 'de' } })).status).toBe(200);
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(200);
  expect((await person.call('POST', '/api/classes/myclasses')).status).toBe(403);
});

it('preferences require a session', async () => {
  expect((await app.anonymous('PATCH', path, { body: { language: 'de' } })).status).toBe(401);
});
