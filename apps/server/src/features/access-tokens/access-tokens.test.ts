import {
  type AccessTokenScope,
  accessTokenScopes,
  createdAccessTokenSchema,
  managedAccessTokensSchema,
  ownAccessTokensSchema,
} from '@redraft/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { endSessionsOf } from '../../domain/accounts/index.ts';
import { resetClock, setClock } from '../../platform/clock.ts';
import { db } from '../../platform/db.ts';
import { routes } from '../../routes.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { makeWorld } from '../../testing/world.ts';

const app = useApp();
afterEach(resetClock);

const path = '/api/account/tokens';
const dayMs = 86_400_000;

async function create(caller: Caller, scopes: readonly AccessTokenScope[] = accessTokenScopes, days = 30) {
  const { status, body } = await caller.call('POST', path, { body: { name: 'Script', scopes, days } });
  expect(status).toBe(200);
  return createdAccessTokenSchema.parse(body);
}

/** Calls the API with an access token, as a program does. */
function programOf({ token }: { token: string }): Caller['call'] {
  return (method, url, options) =>
    app.anonymous(method, url, { ...options, headers: { authorization: `Bearer ${token}` } });
}

const listOf = async (caller: Caller) => ownAccessTokensSchema.parse((await caller.call('GET', path)).body);
const refused = (status: number, code: string) => ({ status, body: { code } });

it('an access token is shown once and stored as a hash', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const created = await create(caller, ['classes.read'], 7);
  expect(created.token).toMatch(/^redraft_pat_[\w-]{43}$/);
  expect(created.token.endsWith(created.hint)).toBe(true);
  expect(Date.parse(created.expiresAt) - Date.parse(created.createdAt)).toBe(7 * dayMs);
  const listed = await caller.call('GET', path);
  expect(JSON.stringify(listed.body)).not.toContain(created.token);
  expect(ownAccessTokensSchema.parse(listed.body)).toMatchObject({
    isOn: true,
    tokens: [
      { id: created.id, name: 'Script', scopes: ['classes.read'], lastUsedAt: null, isExpired: false },
    ],
  });
  const rows = await db().selectFrom('access_tokens').selectAll().where('id', '=', created.id).execute();
  expect(JSON.stringify(rows)).not.toContain(created.token);
});

it.each([
  ['without a scope', { scopes: [] }],
  ['with an unknown scope', { scopes: ['accounts.write'] }],
  ['without a name', { name: ' ' }],
  ['for more than a year', { days: 366 }],
  ['for no day', { days: 0 }],
])('an access token cannot be created %s', async (_name, change) => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const body = { name: 'Script', scopes: ['classes.read'], days: 30, ...change };
  expect(await caller.call('POST', path, { body })).toMatchObject(refused(400, 'request.invalid'));
});

it('an access token can read classes, sets no cookie, and records its last use', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const created = await create(caller, ['classes.read']);
  const answer = await app.http().inject({
    url: '/api/classes/list?index=0',
    headers: { authorization: `Bearer ${created.token}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect((await listOf(caller)).tokens[0]?.lastUsedAt).not.toBeNull();
});

it('the error for a missing scope names it', async () => {
  const created = await create(await app.signInAs('ROLE_INSTRUCTOR'), ['grades.read']);
  const answer = await app.http().inject({
    url: '/api/classes/list?index=0',
    headers: { authorization: `Bearer ${created.token}` },
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([403, { code: 'auth.token_scope' }]);
  expect(answer.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="classes.read"');
});

it('an access token can write a grade where its owner may, and the log names it', async () => {
  const instructor = await app.signInAs('ROLE_INSTRUCTOR');
  const { submissionId: id } = await makeWorld(app, instructor);
  const created = await create(instructor, ['grades.write']);
  const query = { id, grade: 80, unsubmitted: true };
  const grade = (call: Caller['call']) => call('POST', '/api/classes/setGrade', { query });
  expect((await grade(programOf(created))).status).toBe(200);
  const stranger = await create(await app.signInAs('ROLE_INSTRUCTOR'), ['grades.write']);
  expect((await grade(programOf(stranger))).status).toBe(404);
  const writes = db().selectFrom('audit_log').select(['actor_id', 'subject_id', 'details']);
  expect(await writes.where('action', '=', 'access_token.write').execute()).toEqual([
    {
      actor_id: instructor.user.id,
      subject_id: created.id,
      details: { call: 'POST /api/classes/setGrade', scope: 'grades.write' },
    },
  ]);
});

it('an expired, revoked or unknown access token is refused', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const [first, second] = [await create(caller), await create(caller)];
  const list = (created: { token: string }) =>
    programOf(created)('GET', '/api/classes/list', { query: { index: 0 } });
  expect((await caller.call('DELETE', path, { query: { id: first.id } })).status).toBe(200);
  expect((await caller.call('DELETE', path, { query: { id: first.id } })).status).toBe(404);
  expect(await list(first)).toMatchObject(refused(401, 'auth.token_invalid'));
  expect((await list(second)).status).toBe(200);
  expect(await list({ token: `${second.token.slice(0, -1)}-` })).toMatchObject(
    refused(401, 'auth.token_invalid'),
  );
  setClock(() => new Date(Date.now() + 30 * dayMs));
  expect(await list(second)).toMatchObject(refused(401, 'auth.token_invalid'));
});

it('an access token of another user cannot be revoked', async () => {
  const created = await create(await app.signInAs('ROLE_INSTRUCTOR'));
  const other = await app.signInAs('ROLE_INSTRUCTOR');
  expect((await other.call('DELETE', path, { query: { id: created.id } })).status).toBe(404);
});

it('the number of access tokens per user is limited, also for simultaneous requests', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  for (let count = 0; count < 20; count += 1) await create(caller);
  const body = { name: 'One more', scopes: ['classes.read'], days: 1 };
  expect(await caller.call('POST', path, { body })).toMatchObject(refused(409, 'token.too_many'));
});

describe('an access token never has more permissions than its user', () => {
  const list = (created: { token: string }) =>
    programOf(created)('GET', '/api/classes/list', { query: { index: 0 } });
  const invalid = refused(401, 'auth.token_invalid');

  it('an access token loses permissions when a role is removed', async () => {
    const caller = await app.signInAs('ROLE_INSTRUCTOR');
    const created = await create(caller);
    await db().deleteFrom('user_roles').where('user_id', '=', caller.user.id).execute();
    expect(await list(created)).toMatchObject(refused(403, 'access.denied'));
  });

  it('access tokens end permanently when an administrator closes the account', async () => {
    const caller = await app.signInAs('ROLE_INSTRUCTOR');
    const admin = await app.signInAs('ROLE_ADMIN');
    const created = await create(caller);
    const { firstName, lastName, username, email, id } = caller.user;
    const save = (confirmed: boolean) =>
      admin.call('POST', '/api/admin/user', {
        body: { id, firstName, lastName, username, email, phone: '', roles: [], confirmed },
      });
    expect((await save(false)).status).toBe(200);
    expect(await list(created)).toMatchObject(invalid);
    await save(true);
    expect(await list(created)).toMatchObject(invalid);
  });

  it('access tokens end when their owner signs out everywhere or resets the password', async () => {
    const caller = await app.signInAs('ROLE_INSTRUCTOR');
    const created = await create(caller);
    expect((await caller.call('POST', '/api/auth/signouteverywhere')).status).toBe(200);
    expect(await list(created)).toMatchObject(invalid);
  });

  it('access tokens stay valid when a role is added', async () => {
    const caller = await app.signInAs('ROLE_INSTRUCTOR');
    const created = await create(caller);
    await endSessionsOf({ userId: caller.user.id, keepsAccessTokens: true }, new Date());
    expect((await list(created)).status).toBe(200);
  });
});

describe('calls without a scope', () => {
  const closed = routes.filter(({ scope, permission }) => scope === undefined && permission !== 'public');

  it.each(closed.map(({ method, path }) => [method, path]))(
    '%s %s is not available to access tokens',
    async (method, path) => {
      const person = await everybody();
      expect(await programOf(person)(method, path)).toMatchObject(refused(403, 'auth.token_unreachable'));
    },
  );

  let created: Promise<{ token: string }> | undefined;
  /** A token of a user with every role. */
  function everybody() {
    created ??= app
      .signInAs('ROLE_ADMIN', 'ROLE_INSTRUCTOR', 'ROLE_STUDENT', 'ROLE_EDUCATION_COORDINATOR')
      .then((caller) => create(caller));
    return created;
  }

  it('a public call ignores an access token', async () => {
    const { token } = await everybody();
    const answer = await programOf({ token })('GET', '/api/auth/ways');
    expect(answer.status).toBe(200);
  });

  it("an access token cannot call the editor's URL for saving", async () => {
    const { token } = await everybody();
    const answer = await app.http().inject({
      method: 'POST',
      url: '/wopi/files/1/contents',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
      payload: 'words',
    });
    expect(answer.statusCode).toBe(401);
  });
});

it('administrators can list, search and revoke access tokens of all accounts', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await create(caller);
  const read = async (query = {}) =>
    managedAccessTokensSchema.parse((await admin.call('GET', '/api/admin/tokens', { query })).body);
  expect((await read()).tokens.map(({ id }) => id)).toContain(created.id);
  const found = await read({ person: caller.user.username });
  expect(found).toMatchObject({
    isOn: true,
    next: null,
    tokens: [{ id: created.id, owner: { username: caller.user.username } }],
  });
  expect((await admin.call('DELETE', '/api/admin/tokens', { query: { id: created.id } })).status).toBe(200);
  expect((await read({ person: caller.user.username })).tokens).toEqual([]);
  expect(await programOf(created)('GET', '/api/classes/list')).toMatchObject(
    refused(401, 'auth.token_invalid'),
  );
  const entry = db().selectFrom('audit_log').select(['actor_id', 'action']);
  expect(
    await entry.where('subject_id', '=', created.id).where('subject_type', '=', 'access_token').execute(),
  ).toEqual([
    { actor_id: caller.user.id, action: 'access_token.create' },
    { actor_id: admin.user.id, action: 'access_token.revoke' },
  ]);
});

it('administrators can disable and enable access tokens', async () => {
  const caller = await app.signInAs('ROLE_INSTRUCTOR');
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await create(caller);
  const turn = (isOn: boolean) => admin.call('PUT', '/api/admin/tokens/settings', { body: { isOn } });
  await turn(false);
  await turn(false);
  expect((await listOf(caller)).isOn).toBe(false);
  const body = { name: 'Script', scopes: ['classes.read'], days: 1 };
  expect(await caller.call('POST', path, { body })).toMatchObject(refused(403, 'token.off'));
  const list = () => programOf(created)('GET', '/api/classes/list', { query: { index: 0 } });
  expect(await list()).toMatchObject(refused(403, 'auth.token_off'));
  await turn(true);
  expect((await list()).status).toBe(200);
  const turned = db().selectFrom('audit_log').select('action').where('action', 'like', 'access_token.turn%');
  expect(await turned.orderBy('id').execute()).toEqual([
    { action: 'access_token.turn_off' },
    { action: 'access_token.turn_on' },
  ]);
});
