import type { OpenSession } from '@redraft/contracts';
import { afterEach, expect, it } from 'vitest';
import { resetClock, setClock } from '../../platform/clock.ts';
import { password, useApp } from '../../testing/app.ts';

const app = useApp();
afterEach(resetClock);

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

async function signInTwice() {
  const person = await app.signInAs('ROLE_STUDENT');
  const { body } = await app.anonymous('POST', '/api/auth/signin', {
    body: { username: person.user.username, password },
    headers: { 'user-agent': firefox },
  });
  const { accessToken } = body as { accessToken: string }; // cast: our own answer
  const elsewhere = (method: string, path: string) =>
    app.anonymous(method, path, { headers: { authorization: `Bearer ${accessToken}` } });
  const list = async () => {
    const answer = await person.call('GET', '/api/auth/sessions');
    return answer.body as OpenSession[]; // cast: our own answer
  };
  return { person, elsewhere, list };
}

it('sessions are listed with browser and system, and the current one is marked', async () => {
  const { list } = await signInTwice();
  const sessions = await list();
  expect(sessions).toHaveLength(2);
  expect(sessions).toContainEqual(
    expect.objectContaining({ isThis: false, browser: 'Firefox', system: 'Linux' }),
  );
  expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
});

it('sessions can be ended one by one, and ending one again returns not found', async () => {
  const { person, elsewhere, list } = await signInTwice();
  const id = (await list()).find(({ isThis }) => !isThis)?.id ?? 0;
  expect(await person.call('DELETE', '/api/auth/sessions', { query: { id } })).toEqual({
    status: 200,
    body: { success: true },
  });
  expect((await elsewhere('GET', '/api/auth/profile')).status).toBe(401);
  expect(await list()).toHaveLength(1);
  expect((await person.call('DELETE', '/api/auth/sessions', { query: { id } })).status).toBe(404);
});

it('sessions of other accounts are not found', async () => {
  const { person, list } = await signInTwice();
  const other = await app.signInAs('ROLE_ADMIN');
  for (const { id } of await list())
    expect((await other.call('DELETE', '/api/auth/sessions', { query: { id } })).status).toBe(404);
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(200);
});

it('all sessions can be ended at once, including the current one', async () => {
  const { person, elsewhere } = await signInTwice();
  expect((await person.call('POST', '/api/auth/signouteverywhere')).status).toBe(200);
  expect((await elsewhere('GET', '/api/auth/profile')).status).toBe(401);
  expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
});

it('the last use of a session is stored with a precision of some minutes', async () => {
  const { elsewhere, list } = await signInTwice();
  const used = async () => Date.parse((await list()).find(({ isThis }) => !isThis)?.lastUsedAt ?? '');
  const before = await used();
  setClock(() => new Date(Date.now() + 5 * 60_000));
  await elsewhere('GET', '/api/auth/profile');
  expect(await used()).toBe(before);
  setClock(() => new Date(Date.now() + 20 * 60_000));
  await elsewhere('GET', '/api/auth/profile');
  expect((await used()) - before).toBeGreaterThanOrEqual(20 * 60_000);
});

it('ended sessions are not listed', async () => {
  const { person, list } = await signInTwice();
  await app.anonymous('POST', '/api/auth/signin', {
    body: { username: person.user.username, password, remember: true },
  });
  expect(await list()).toHaveLength(3);
  setClock(() => new Date(Date.now() + 11 * 3_600_000));
  await person.call('POST', '/api/auth/renew');
  setClock(() => new Date(Date.now() + 13 * 3_600_000));
  expect(await list()).toHaveLength(2);
});

it('listing sessions requires a session', async () => {
  expect((await app.anonymous('GET', '/api/auth/sessions')).status).toBe(401);
  expect((await app.anonymous('DELETE', '/api/auth/sessions', { query: { id: 1 } })).status).toBe(401);
  expect((await app.anonymous('POST', '/api/auth/signouteverywhere')).status).toBe(401);
});
