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

it('signing in returns the user and an access token for the profile', async () => {
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
])('signing in with %s is refused with the same message', async (_name, credentials) => {
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

it('a failed sign-in is logged with account and address, and an unknown name without it', async () => {
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

it('failed sign-ins with unknown names are logged at most ten times a minute per address', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  for (let index = 0; index < 15; index++)
    await app.anonymous('POST', '/api/auth/signin', { body: { username: `none_${index}`, password } });
  const query = { action: 'account.sign_in_failed' };
  const { body } = await admin.call('GET', '/api/admin/audit', { query });
  const ofNobody = auditPageSchema.parse(body).entries.filter(({ subjectId }) => subjectId === 0);
  expect(ofNobody.length).toBeLessThanOrEqual(10);
});

it('a sign-in body longer than any name and password is not read', async () => {
  const answer = await app.anonymous('POST', '/api/auth/signin', {
    body: { username: 'x'.repeat(100_000), password },
  });
  expect(answer).toMatchObject({ status: 413, body: { code: 'request.too_large' } });
});

it('a session ends at its expiry', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  later(13 * 3_600_000);
  expect(await person.call('GET', '/api/auth/profile')).toMatchObject({
    status: 401,
    body: { code: 'auth.expired' },
  });
});

it('a session ends at once when signing out', async () => {
  const person = await app.signInAs('ROLE_STUDENT');
  await person.call('POST', '/api/auth/signout');
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
});

/** A browser that stores cookies and sends them. */
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

it('an authorization code can be exchanged for an access token once', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { authorize, exchange } = openBrowser();
  const code = await authorize(user.username);
  expect(await exchange(code)).toMatchObject({ status: 200, body: { username: user.username } });
  expect(await exchange(code)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
});

it('an authorization code is refused in another browser, and stays valid', async () => {
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

it('two tabs of one browser can each use their authorization code', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { user: other } = await app.signInAs('ROLE_STUDENT');
  const { authorize, exchange } = openBrowser();
  const codes = [await authorize(user.username), await authorize(other.username)];
  expect(await exchange(codes[0] ?? '')).toMatchObject({ body: { username: user.username } });
  expect(await exchange(codes[1] ?? '')).toMatchObject({ body: { username: other.username } });
});

it('an authorization code expires after a minute', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const { authorize, exchange } = openBrowser();
  const code = await authorize(user.username);
  later(61_000);
  expect(await exchange(code)).toMatchObject({ status: 401, body: { code: 'auth.code_invalid' } });
});

it('an authorization code is invalid after a password change or signing out everywhere', async () => {
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

it('an authorization code is not an access token', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  const code = await openBrowser().authorize(user.username);
  const answer = await app
    .http()
    .inject({ url: '/api/auth/profile', headers: { authorization: `Bearer ${code}` } });
  expect(answer.statusCode).toBe(401);
});

describe('the cookie of a browser that signs in', () => {
  const setCookie = async (http: FastifyInstance, cookie = '') => {
    const { user } = await app.signInAs('ROLE_STUDENT');
    const payload = { username: user.username, password };
    const headers = { cookie };
    const answer = await http.inject({ method: 'POST', url: '/api/auth/authorize', payload, headers });
    return String(answer.headers['set-cookie']);
  };

  it('the sign-in cookie is inaccessible to scripts and other sites, and expires after a minute', async () => {
    expect(await setCookie(app.http())).toMatch(
      /^redraft-sign-in=[\w-]{43}; Max-Age=60; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });

  it('the sign-in cookie is only sent by HTTPS, and cannot be set by a sibling domain', async () => {
    const http = await buildApp({
      config: { publicUrl: 'https://redraft.example', editorUrl: undefined },
      logger: createLogger('silent'),
    });
    expect(await setCookie(http)).toMatch(
      /^__Host-redraft-sign-in=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    await http.close();
  });

  it('a forged sign-in cookie is not accepted', async () => {
    expect(await setCookie(app.http(), 'redraft-sign-in=short')).not.toContain('short');
  });
});
