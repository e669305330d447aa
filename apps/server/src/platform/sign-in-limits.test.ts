import type { Role } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { password, useApp } from '../testing/app.ts';
import { loadConfig } from './config.ts';
import { createLogger } from './logging.ts';

const role: Role = 'ROLE_STUDENT';
const publicUrl = 'https://redraft.example';

/** Tries to sign in from this forwarded address. */
function tries(app: ReturnType<typeof useApp>, call = '/api/auth/signin') {
  return (username: string, from: { peer: string; forwarded?: string; word?: string }) =>
    app.http().inject({
      method: 'POST',
      url: call,
      remoteAddress: from.peer,
      headers: from.forwarded === undefined ? {} : { 'x-forwarded-for': from.forwarded },
      payload: { username, password: from.word ?? 'Wrong123!' },
    });
}

const settings = [
  { title: 'without a proxy', trust: '', peer: '203.0.113.9', says: (n: number) => `198.51.100.${n}` },
  {
    title: 'behind one proxy',
    trust: '1',
    peer: '10.0.0.5',
    says: (n: number) => `198.51.100.${n}, 203.0.113.9`,
  },
  {
    title: 'behind a range of proxies',
    trust: '10.0.0.0/24',
    peer: '10.0.0.5',
    says: (n: number) => `198.51.100.${n}, 203.0.113.9`,
  },
];

describe.each(settings)('a public address $title', ({ trust, peer, says }) => {
  const { trustProxy } = loadConfig({ TRUST_PROXY: trust });
  const app = useApp({ isRateLimited: true, settings: { publicUrl, trustProxy } });

  it('guessing with varying user names is limited', async () => {
    const { user } = await app.signInAs(role);
    const attempt = tries(app);
    for (let n = 1; n <= 30; n++)
      expect((await attempt(user.username, { peer, forwarded: says(n) })).statusCode).toBe(401);
    const refused = await attempt(user.username, { peer, forwarded: says(31) });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'request.rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });
});

describe('tries from many addresses', () => {
  const app = useApp({ isRateLimited: true });

  it('guessing from many addresses delays unknown addresses for the account, but not addresses with an earlier sign-in', async () => {
    const { user } = await app.signInAs(role);
    const [signIn, authorize] = [tries(app), tries(app, '/api/auth/authorize')];
    const home = { peer: '192.0.2.7', word: password };
    expect((await signIn(user.username, home)).statusCode).toBe(200);
    for (let n = 1; n <= 49; n++) {
      expect((await signIn(user.username, { peer: `198.51.100.${n}` })).statusCode).toBe(401);
      expect((await authorize(user.username, { peer: `198.51.100.${n}` })).statusCode).toBe(401);
    }
    // A hundred, including the attempt from the user's usual address.
    expect((await signIn(user.username, { peer: '198.51.100.50' })).statusCode).toBe(401);
    const timed = async (attempt: ReturnType<typeof signIn>) => {
      const began = performance.now();
      const { statusCode } = await attempt;
      return [statusCode, performance.now() - began >= 3000];
    };
    const stranger = { peer: '203.0.113.1', word: password };
    expect(await timed(signIn(user.username.toUpperCase(), stranger))).toEqual([200, true]);
    expect(await timed(authorize(user.username, home))).toEqual([200, false]);
    // This address has signed in successfully now, too.
    expect(await timed(signIn(user.username, stranger))).toEqual([200, false]);
  });

  it('an unknown user name gets the same response', async () => {
    const attempt = tries(app);
    for (let n = 1; n <= 100; n++)
      expect((await attempt('nobody_here', { peer: `198.51.100.${n}` })).statusCode).toBe(401);
    const began = performance.now();
    expect((await attempt('nobody_here', { peer: '203.0.113.1' })).statusCode).toBe(401);
    expect(performance.now() - began).toBeGreaterThanOrEqual(3000);
  });

  it('attempts are counted together with those of other processes', async () => {
    const { user } = await app.signInAs(role);
    const attempt = tries(app);
    const config = { publicUrl: undefined, editorUrl: undefined };
    const other = await buildApp({ config, logger: createLogger('silent') });
    for (let n = 1; n <= 15; n++) {
      expect((await attempt(user.username, { peer: '198.51.100.7' })).statusCode).toBe(401);
      const there = await other.inject({
        method: 'POST',
        url: '/api/auth/signin',
        remoteAddress: '198.51.100.7',
        payload: { username: user.username, password: 'Wrong123!' },
      });
      expect(there.statusCode).toBe(401);
    }
    expect((await attempt(user.username, { peer: '198.51.100.7' })).statusCode).toBe(429);
    await other.close();
  });

  it('addresses of the same IPv6 network count as one', async () => {
    const { user } = await app.signInAs(role);
    const attempt = tries(app);
    for (let n = 1; n <= 30; n++)
      expect((await attempt(user.username, { peer: `2001:db8:1:2::${n}` })).statusCode).toBe(401);
    expect((await attempt(user.username, { peer: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
    expect((await attempt(user.username, { peer: '2001:db8:1:3::1' })).statusCode).toBe(401);
  });
});
