import { createdAccessTokenSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { callsPerMinute } from '../../platform/access-token-guard.ts';
import { useApp } from '../../testing/app.ts';

const app = useApp({ isRateLimited: true });

it('a token above the rate limit waits for the next minute, and other tokens are not affected', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const create = async () => {
    const body = { name: 'Script', scopes: ['classes.read'], days: 1 };
    return createdAccessTokenSchema.parse((await caller.call('POST', '/api/account/tokens', { body })).body);
  };
  const call = async ({ token }: { token: string }) =>
    app.http().inject({ url: '/api/classes/list?index=0', headers: { authorization: `Bearer ${token}` } });
  const [first, second] = [await create(), await create()];
  for (let count = 1; count < callsPerMinute; count += 1) await call(first);
  const last = await call(first);
  expect([last.statusCode, last.headers['x-ratelimit-remaining']]).toEqual([200, '0']);
  const beyond = await call(first);
  expect([beyond.statusCode, beyond.json()]).toMatchObject([429, { code: 'request.rate_limited' }]);
  expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(0);
  expect((await call(second)).statusCode).toBe(200);
});
