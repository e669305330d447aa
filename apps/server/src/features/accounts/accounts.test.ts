import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { resetClock, setClock } from '../../platform/clock.ts';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
afterEach(resetClock);

const later = (milliseconds: number) => setClock(() => new Date(Date.now() + milliseconds));

describe('signing in', () => {
  it('answers the user with an access token that opens the profile', async () => {
    const person = await app.signInAs('ROLE_STUDENT');
    expect(person.user.accessToken).not.toBe('');
    expect((await person.call('GET', '/api/auth/profile')).body).toMatchObject({
      username: person.user.username,
      roles: ['ROLE_STUDENT'],
      authProvider: 'local',
    });
  });

  it.each([
    ['a wrong password', (name: string) => ({ username: name, password: 'Wrong123!' })],
    ['an unknown name', () => ({ username: 'nobody_here', password })],
  ])('with %s is refused in the same words', async (_name, credentials) => {
    const person = await app.signInAs('ROLE_STUDENT');
    const answer = await app.anonymous('POST', '/api/auth/signin', {
      body: credentials(person.user.username),
    });
    expect(answer).toEqual({
      status: 401,
      body: { code: 'auth.wrong_credentials', message: 'The username or password is not correct.' },
    });
  });

  it('ends by itself when its time is over', async () => {
    const person = await app.signInAs('ROLE_STUDENT');
    later(13 * 3_600_000);
    expect(await person.call('GET', '/api/auth/profile')).toMatchObject({
      status: 401,
      body: { code: 'auth.expired' },
    });
  });

  it('ends at once with signing out', async () => {
    const person = await app.signInAs('ROLE_STUDENT');
    await person.call('POST', '/api/auth/signout');
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
  });
});

describe('the code of the authorization page', () => {
  const authorize = async (username: string) => {
    const answer = await app.anonymous('POST', '/api/auth/authorize', { body: { username, password } });
    return z.object({ code: z.string() }).parse(answer.body).code;
  };
  const exchange = (token: string) =>
    app.anonymous('POST', '/api/auth/oauth2userupdate', { body: { token } });

  it('is exchanged for an access token once, and only once', async () => {
    const { user } = await app.signInAs('ROLE_INSTRUCTOR');
    const code = await authorize(user.username);
    expect(await exchange(code)).toMatchObject({ status: 200, body: { username: user.username } });
    expect(await exchange(code)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
  });

  it('is worth nothing after a minute', async () => {
    const { user } = await app.signInAs('ROLE_INSTRUCTOR');
    const code = await authorize(user.username);
    later(61_000);
    expect((await exchange(code)).status).toBe(401);
  });

  it('is not an access token itself', async () => {
    const { user } = await app.signInAs('ROLE_INSTRUCTOR');
    const code = await authorize(user.username);
    const answer = await app
      .http()
      .inject({ url: '/api/auth/profile', headers: { authorization: `Bearer ${code}` } });
    expect(answer.statusCode).toBe(401);
  });
});
