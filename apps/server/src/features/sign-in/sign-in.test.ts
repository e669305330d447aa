import { auditPageSchema } from '@redraft/contracts';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildApp } from '../../app.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { createLogger } from '../../platform/logging.ts';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
afterEach(resetClock);

const later = (milliseconds: number) => setClock(() => new Date(Date.now() + milliseconds));

it('signing in answers the user with an access token that opens the profile', async () => {
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
])('signing in with %s is refused in the same words', async (_name, credentials) => {
  const person = await app.signInAs('ROLE_STUDENT');
  const answer = await app.anonymous('POST', '/api/auth/signin', {
    body: credentials(person.user.username),
  });
  expect(answer).toEqual({
    status: 401,
    body: {
      code: 'auth.wrong_credentials',
      params: {},
      message: 'The username or password is not correct.',
    },
  });
});

it('signing in that fails is in the audit log with its account and address, and a name that nobody has without it', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { user } = await app.signInAs('ROLE_STUDENT');
  for (const username of [user.username, 'a password in the wrong field'])
    await app.anonymous('POST', '/api/auth/signin', { body: { username, password: 'Wrong123!' } });
  await app.anonymous('POST', '/api/auth/signin', { body: { username: user.username, password } });
  const query = { action: 'account.sign_in_failed' };
  const { body } = await admin.call('GET', '/api/admin/audit', { query });
  const entry = { actor: null, subject: 'account', details: { address: '127.0.0.1' } };
  const { entries } = auditPageSchema.parse(body);
  expect(entries.slice(0, 2)).toMatchObject([
    { ...entry, subjectId: 0 },
    { ...entry, subjectId: user.id, subjectName: `Test ${user.username}` },
  ]);
  expect(entries.filter(({ subjectId }) => subjectId === user.id)).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('wrong field');
});

it('signing in with names that nobody has fills no log: ten a minute and address are kept', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  for (let index = 0; index < 15; index++)
    await app.anonymous('POST', '/api/auth/signin', { body: { username: `none_${index}`, password } });
  const query = { action: 'account.sign_in_failed' };
  const { body } = await admin.call('GET', '/api/admin/audit', { query });
  const ofNobody = auditPageSchema.parse(body).entries.filter(({ subjectId }) => subjectId === 0);
  expect(ofNobody.length).toBeLessThanOrEqual(10);
});

it('signing in is not read to its end where it is longer than any name and password', async () => {
  const answer = await app.anonymous('POST', '/api/auth/signin', {
    body: { username: 'x'.repeat(100_000), password },
  });
  expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
});

it('signing in ends by itself when its time is over', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  later(13 * 3_600_000);
  expect(await person.call('GET', '/api/auth/profile')).toMatchObject({
    status: 401,
    body: { code: 'auth.expired' },
  });
});

it('signing in ends at once with signing out', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  await person.call('POST', '/api/auth/signout');
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
});

/** A browser: it keeps its cookies, and sends them along. */
function openBrowser() {
  let cookie = '';
  const post = async (url: string, payload: object) => {
    const answer = await app.http().inject({ method: 'POST', url, payload, headers: { cookie } });
    cookie = /^[^;]+/.exec(String(answer.headers['set-cookie'] ?? ''))?.[0] ?? cookie;
    return answer;
  };
  return {
    authorize: async (username: string): Promise<string> =>
      z.object({ code: z.string() }).parse((await post('/api/auth/authorize', { username, password })).json())
        .code,
    exchange: async (token: string) => {
      const answer = await post('/api/auth/oauth2userupdate', { token });
      return { status: answer.statusCode, body: answer.json() };
    },
  };
}

it('the code of the authorization page is exchanged for an access token once, and only once', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { authorize, exchange } = openBrowser();
  const code = await authorize(user.username);
  expect(await exchange(code)).toMatchObject({ status: 200, body: { username: user.username } });
  expect(await exchange(code)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
});

it('the code of the authorization page is worth nothing in another browser, and is not used up by it', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { user: other } = await app.signInAs('ROLE_STUDENT');
  const [requested, another, fresh] = [openBrowser(), openBrowser(), openBrowser()];
  await another.authorize(other.username);
  const code = await requested.authorize(user.username);
  for (const browser of [another, fresh])
    expect(await browser.exchange(code)).toEqual({
      status: 401,
      body: {
        code: 'auth.code_elsewhere',
        params: {},
        message:
          'This sign-in was started in another browser, or this browser blocks cookies. Sign in again here.',
      },
    });
  expect((await requested.exchange(code)).status).toBe(200);
});

it('the code of the authorization page serves each of two tabs of one browser', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { user: other } = await app.signInAs('ROLE_STUDENT');
  const { authorize, exchange } = openBrowser();
  const codes = [await authorize(user.username), await authorize(other.username)];
  expect(await exchange(codes[0] ?? '')).toMatchObject({ body: { username: user.username } });
  expect(await exchange(codes[1] ?? '')).toMatchObject({ body: { username: other.username } });
});

it('the code of the authorization page is worth nothing after a minute', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { authorize, exchange } = openBrowser();
  const code = await authorize(user.username);
  later(61_000);
  expect(await exchange(code)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
});

it('the code of the authorization page is worth nothing once the password is changed, or everything is signed out', async () => {
  const next = { currentPassword: password, newPassword: 'Another1!' };
  for (const [path, body] of [
    ['/api/auth/signouteverywhere', undefined],
    ['/api/auth/changepassword', next],
  ] as const) {
    const person = await app.signInAs('ROLE_STUDENT');
    const { authorize, exchange } = openBrowser();
    const code = await authorize(person.user.username);
    expect((await person.call('POST', path, { body })).status).toBe(200);
    expect(await exchange(code)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
  }
});

it('the code of the authorization page is not an access token itself', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const code = await openBrowser().authorize(user.username);
  const answer = await app
    .http()
    .inject({ url: '/api/auth/profile', headers: { authorization: `Bearer ${code}` } });
  expect(answer.statusCode).toBe(401);
});

describe('what a browser is known by while it signs in', () => {
  const setCookie = async (http: FastifyInstance, cookie = '') => {
    const { user } = await app.signInAs('ROLE_STUDENT');
    const payload = { username: user.username, password };
    const headers = { cookie };
    const answer = await http.inject({ method: 'POST', url: '/api/auth/authorize', payload, headers });
    return String(answer.headers['set-cookie']);
  };

  it('what a browser is known by while it signs in is out of reach of scripts and of other sites, and gone after a minute', async () => {
    expect(await setCookie(app.http())).toMatch(
      /^redraft-sign-in=[\w-]{43}; Max-Age=60; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('what a browser is known by while it signs in is never sent in the clear where the public address is not, nor set by a neighbouring name', async () => {
    const http = await buildApp({
      config: { publicUrl: 'https://redraft.example', editorUrl: undefined },
      logger: createLogger('silent'),
    });
    expect(await setCookie(http)).toMatch(
      /^__Host-redraft-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await http.close();
  });

  it('what a browser is known by while it signs in is not taken from a browser that made it up', async () => {
    expect(await setCookie(app.http(), 'redraft-sign-in=short')).not.toContain('short');
  });
});
