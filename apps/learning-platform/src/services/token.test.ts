import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPlatformAndTool } from '../testing/start.ts';
import { scopes } from '../vocabulary.ts';

let started: Awaited<ReturnType<typeof startPlatformAndTool>>;

beforeAll(async () => {
  started = await startPlatformAndTool();
});
afterAll(() => started.close());

const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

it('the token endpoint gives a token for the scopes that the tool has', async () => {
  const answer = await started.tool.fetchToken(`${scopes.score} https://example.com/unheard`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({
    token_type: 'Bearer',
    expires_in: 3600,
    scope: scopes.score,
  });
});

it('the token endpoint takes a key that the tool has rotated to', async () => {
  await started.tool.rotateKeys();
  expect((await started.tool.fetchToken(scopes.score)).status).toBe(200);
});

it('the token endpoint takes an assertion once', async () => {
  const jti = 'the same twice';
  expect((await started.tool.fetchToken(scopes.score, { jti })).status).toBe(200);
  expect((await started.tool.fetchToken(scopes.score, { jti })).status).toBe(401);
});

it.each([
  ['another audience', { aud: 'https://stranger.example/token' }],
  ['another issuer', { iss: 'somebody' }],
  ['an unknown client', { sub: 'somebody' }],
  ['no id', { jti: undefined }],
  ['no end', { exp: undefined }],
  ['an end that has passed', { exp: inSeconds(-300) }],
  ['an end that is too far away', { exp: inSeconds(86_400) }],
])('the token endpoint refuses an assertion with %s', async (_name, changed) => {
  const answer = await started.tool.fetchToken(scopes.score, changed);
  expect({ status: answer.status, body: await answer.json() }).toMatchObject({
    status: 401,
    body: { error: 'invalid_client' },
  });
});

it('the token endpoint refuses a scope that nobody granted', async () => {
  const answer = await started.tool.fetchToken('https://example.com/unheard');
  expect(await answer.json()).toMatchObject({ error: 'invalid_scope' });
});

it('the token endpoint goes wrong as often as a test asks for', async () => {
  const { platform, tool } = started;
  platform.disturb('token', { kind: 'status', status: 429, retryAfter: 7 }, 1);
  const first = await tool.fetchToken(scopes.score);
  expect([first.status, first.headers.get('retry-after')]).toEqual([429, '7']);
  expect((await tool.fetchToken(scopes.score)).status).toBe(200);
  platform.disturb('token', { kind: 'connection reset' });
  await expect(tool.fetchToken(scopes.score)).rejects.toThrow();
  await expect(tool.fetchToken(scopes.score)).rejects.toThrow();
  platform.settle();
  expect((await tool.fetchToken(scopes.score)).status).toBe(200);
});
