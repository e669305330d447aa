import { describe, expect, it } from 'vitest';
import { routes } from '../routes.ts';
import { useApp } from '../testing/app.ts';

const ofLocalAccounts = routes.filter((route) => route.isLocalAccounts);

describe('without accounts that have a password', () => {
  const app = useApp({ settings: { localAccounts: false } });

  it('only institutions are offered for signing in', async () => {
    expect((await app.anonymous('GET', '/api/auth/ways')).body).toMatchObject({ local: false });
  });

  it.each(ofLocalAccounts.map(({ method, path }) => [method, path]))(
    '%s %s is not available without local accounts',
    async (method, path) => {
      for (const headers of [{}, { authorization: 'Bearer nothing' }])
        expect(await app.anonymous(method, path, { headers })).toMatchObject({
          status: 403,
          body: { code: 'auth.local_off' },
        });
    },
  );
});

it('every route that accepts or changes a password requires local accounts', () => {
  const withPassword = routes.filter(({ path }) =>
    /password|recover|signin|signup|authorize|confirm|\/lti\/join/i.test(path),
  );
  expect(withPassword.filter((route) => !route.isLocalAccounts).map(({ path }) => path)).toEqual([]);
  expect(ofLocalAccounts.length).toBeGreaterThanOrEqual(9);
});

describe('with them', () => {
  const app = useApp({ isRateLimited: true });

  it('local accounts are offered for signing in', async () => {
    expect((await app.anonymous('GET', '/api/auth/ways')).body).toMatchObject({ local: true });
  });

  it.each([
    ['/api/auth/getPasswordrecoverylink', { query: { email: 'one@school.example' } }, 3],
    ['/api/auth/confirmationagain', { body: { account: 'one@school.example' } }, 3],
    [
      '/api/auth/recoverpassword',
      { body: { id: 'x', email: 'a', username: 'b', password: 'Abcdefg1!' } },
      10,
    ],
    ['/api/auth/signup', { body: {} }, 60],
  ])('%s is rate-limited', async (path, sent, max) => {
    for (let count = 0; count < max; count++)
      expect((await app.anonymous('POST', path, sent)).status).not.toBe(429);
    expect(await app.anonymous('POST', path, sent)).toMatchObject({
      status: 429,
      body: { code: 'request.rate_limited' },
    });
  });

  it('changing a password is rate-limited', async () => {
    const person = await app.signInAs('ROLE_STUDENT');
    const body = { currentPassword: 'Wrong123!', newPassword: 'Another1!' };
    for (let count = 0; count < 10; count++)
      expect((await person.call('POST', '/api/auth/changepassword', { body })).status).toBe(400);
    expect((await person.call('POST', '/api/auth/changepassword', { body })).status).toBe(429);
  });
});
