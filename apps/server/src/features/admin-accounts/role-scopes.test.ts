import {
  type ClassId,
  editorFrameSchema,
  type ManagedAccount,
  managedAccountSchema,
  overseenClassSchema,
  ownScopesSchema,
  type Role,
  readableClassSchema,
  scopedClassSchema,
  sessionUserSchema,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { eraseAccount } from '../../domain/accounts/index.ts';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { classBody, createClass } from '../../testing/course.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';
import { password } from '../../testing/password.ts';

const app = useApp();
/** A subject area without classes in these tests. */
const [biology, business, chemistry] = [14, 15, 16];
type Limitable = 'ROLE_TEACHING_ASSISTANT' | 'ROLE_EDUCATION_COORDINATOR';

async function loadAccount({ user }: Caller, admin: Caller): Promise<ManagedAccount> {
  const { body } = await admin.call('GET', '/api/admin/user', { query: { username: user.username } });
  const account = z.array(managedAccountSchema).parse(body)[0];
  if (!account) throw new Error('Nobody was found');
  return account;
}

/** The request body with the selected roles, as the form sends it. */
async function give(admin: Caller, person: Caller, roles: { name: Role; scope?: unknown }[]) {
  const account = await loadAccount(person, admin);
  return admin.call('POST', '/api/admin/user', { body: { ...account, roles } });
}
const scopeOf = (areas: number[], classes: ClassId[]) => ({
  areas: areas.map((id) => ({ id })),
  classes: classes.map((id) => ({ id })),
});
const recordsOf = ({ user }: Caller) =>
  db()
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', user.id)
    .where('action', 'in', ['account.update', 'account.limit_role'])
    .orderBy('id')
    .execute();
const scopesKept = async ({ user }: Caller) =>
  (await db().selectFrom('role_scopes').select('role').where('user_id', '=', user.id).execute()).length;

/** The same user in a new session: changing the scope has ended the previous one. */
async function again({ user }: Caller): Promise<Caller> {
  const signedIn = await app.anonymous('POST', '/api/auth/signin', {
    body: { username: user.username, password },
  });
  const session = sessionUserSchema.parse(signedIn.body);
  const headers = { authorization: `Bearer ${session.accessToken}` };
  return {
    user: session,
    call: (method, path, options) => app.anonymous(method, path, { ...options, headers }),
  };
}

const setArea = (instructor: Caller, id: ClassId, subjectarea: number) =>
  instructor.call('POST', '/api/classes/updateClass', { body: { ...classBody({ subjectarea }), id } });

const listed = {
  ROLE_TEACHING_ASSISTANT: async (caller: Caller) =>
    z.array(readableClassSchema).parse((await caller.call('GET', '/api/assistant/class')).body),
  ROLE_EDUCATION_COORDINATOR: async (caller: Caller) =>
    z.array(overseenClassSchema).parse((await caller.call('GET', '/api/education/courses')).body),
};
const loadIds = async (role: Limitable, caller: Caller) => (await listed[role](caller)).map(({ id }) => id);

describe.each(['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'] as const)('%s', (name) => {
  it('a limited role is stored with the chosen classes, logged, and ends the sessions', async () => {
    const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
    const [one, other] = [await createClass(instructor), await createClass(instructor)];
    const person = await app.signInAs(name);
    const saved = await give(admin, person, [{ name, scope: scopeOf([chemistry], [one]) }]);
    const { scope } = managedAccountSchema.parse(saved.body).roles.find((role) => role.name === name) ?? {};
    expect(scope).toMatchObject({ areas: [{ id: chemistry }], classes: [{ id: one, archived: false }] });
    expect((await person.call('GET', '/api/auth/profile')).status).toBe(401);
    expect(await loadIds(name, await again(person))).toEqual([one]);
    expect(await loadIds(name, await again(person))).not.toContain(other);
    const after = { areaIds: [chemistry], classIds: [one] };
    expect(await recordsOf(person)).toEqual([
      { action: 'account.limit_role', details: { role: name, before: null, after } },
    ]);
  });

  it('a limited role can be extended to all classes, and stays limited if a change omits it', async () => {
    const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
    const [one, other] = [await createClass(instructor), await createClass(instructor)];
    const person = await app.signInAs(name);
    await give(admin, person, [{ name, scope: scopeOf([], [one]) }]);
    await give(admin, person, [{ name }, { name: 'ROLE_STUDENT' }]);
    expect(await loadIds(name, await again(person))).toEqual([one]);
    await give(admin, person, [{ name, scope: null }]);
    expect(await loadIds(name, await again(person))).toEqual(expect.arrayContaining([one, other]));
  });

  it('a role limited to an area applies to its later classes, until they change their area', async () => {
    const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
    const person = await app.signInAs(name);
    await give(admin, person, [{ name, scope: scopeOf([business], []) }]);
    const caller = await again(person);
    const created = await createClass(instructor, { subjectarea: business });
    expect(await loadIds(name, caller)).toContain(created);
    expect((await setArea(instructor, created, biology)).status).toBe(200);
    expect(await loadIds(name, caller)).not.toContain(created);
    expect((await caller.call('GET', '/api/classes/overview', { query: { id: created } })).status).toBe(404);
  });

  it('a role has access to no class if everything chosen was deleted', async () => {
    const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
    const one = await createClass(instructor);
    const person = await app.signInAs(name);
    await give(admin, person, [{ name, scope: scopeOf([], [one]) }]);
    expect((await instructor.call('DELETE', '/api/classes/class', { query: { id: one } })).status).toBe(200);
    expect(await loadIds(name, await again(person))).toEqual([]);
    // The values then shown in the form can be saved unchanged.
    const account = await loadAccount(person, admin);
    const phone = await admin.call('POST', '/api/admin/user', { body: { ...account, phone: '110' } });
    expect(phone.status).toBe(200);
    expect(await scopesKept(person)).toBe(1);
  });

  it('a role that was removed and assigned again applies to all classes', async () => {
    const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
    const person = await app.signInAs(name);
    await give(admin, person, [{ name, scope: scopeOf([], [await createClass(instructor)]) }]);
    await give(admin, person, []);
    expect(await scopesKept(person)).toBe(0);
    await give(admin, person, [{ name }]);
    expect((await loadIds(name, await again(person))).length).toBeGreaterThan(1);
  });

  it('the limits of a role are deleted with the account', async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const person = await app.signInAs(name);
    await give(admin, person, [{ name, scope: scopeOf([biology], []) }]);
    expect(await scopesKept(person)).toBe(1);
    await eraseAccount(person.user.id, new Date());
    expect(await scopesKept(person)).toBe(0);
  });

  it('a limited role is shown to its user with the names of areas and classes', async () => {
    const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
    const one = await createClass(instructor, { classname: 'Rhetoric' });
    const person = await app.signInAs(name);
    const own = async (caller: Caller) =>
      ownScopesSchema.parse((await caller.call('GET', '/api/assistant/scopes')).body);
    expect(await own(person)).toEqual({ assisting: null, overseeing: null });
    await give(admin, person, [{ name, scope: scopeOf([chemistry], [one]) }]);
    const names = { areas: ['Chemistry'], classes: ['Rhetoric'] };
    const isAssistant = name === 'ROLE_TEACHING_ASSISTANT';
    const caller = await again(person);
    // Pages offer the list of all classes depending on this.
    expect(caller.user.can).not.toContain('class.list_any');
    expect(await own(caller)).toEqual({
      assisting: isAssistant ? names : null,
      overseeing: isAssistant ? null : names,
    });
  });

  it('limiting a role closes open texts of other classes', async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const { instructor, classId, workspace } = await startedAssignment(app);
    const person = await app.signInAs(name);
    const open = async (caller: Caller) => {
      const query = { submissionId: workspace.submissionId };
      const answer = await caller.call('POST', '/api/editor/frame', { query });
      const { actionUrl, fields } = editorFrameSchema.parse(answer.body);
      const source = new URL(new URL(actionUrl, 'http://redraft.test').searchParams.get('WOPISrc') ?? '');
      const url = `${source.pathname}/contents?access_token=${fields.access_token}`;
      return async () => (await app.http().inject({ method: 'GET', url })).statusCode;
    };
    const first = await open(person);
    expect(await first()).toBe(200);
    await give(admin, person, [{ name, scope: scopeOf([], [await createClass(instructor)]) }]);
    expect(await first()).toBe(401);
    await give(admin, person, [{ name, scope: scopeOf([11], []) }]);
    const second = await open(await again(person));
    expect(await second()).toBe(200);
    // Changing the area of a class ends no session: the access to a file is checked with each request.
    expect((await setArea(instructor, classId, biology)).status).toBe(200);
    expect(await second()).toBe(403);
  });
});

it('a user with both roles can read the classes of each', async () => {
  const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
  const [one, other] = [await createClass(instructor), await createClass(instructor)];
  const person = await app.signInAs('ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR');
  await give(admin, person, [
    { name: 'ROLE_TEACHING_ASSISTANT', scope: scopeOf([], [one]) },
    { name: 'ROLE_EDUCATION_COORDINATOR', scope: scopeOf([], [other]) },
  ]);
  const caller = await again(person);
  expect(await loadIds('ROLE_TEACHING_ASSISTANT', caller)).toEqual([one]);
  expect(await loadIds('ROLE_EDUCATION_COORDINATOR', caller)).toEqual([other]);
  const statusOf = async (path: string, id: ClassId) =>
    (await caller.call('GET', path, { query: { id } })).status;
  expect(await statusOf('/api/classes/overview', one)).toBe(200);
  expect(await statusOf('/api/classes/overview', other)).toBe(200);
  expect(await statusOf('/api/education/overview', other)).toBe(200);
  expect(await statusOf('/api/education/overview', one)).toBe(404);
});

it('a user with both roles can also read classes in which they assist', async () => {
  const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
  const [one, other] = [await createClass(instructor), await createClass(instructor)];
  const name = 'ROLE_TEACHING_ASSISTANT';
  const person = await app.signInAs(name);
  await give(admin, person, [{ name, scope: scopeOf([], [one]) }]);
  const query = { classId: other, userId: person.user.id };
  expect((await instructor.call('POST', '/api/assistant/addta', { query })).status).toBe(200);
  expect((await loadIds(name, await again(person))).sort()).toEqual([one, other].sort());
});

describe('a scope', () => {
  const name = 'ROLE_TEACHING_ASSISTANT';
  it.each([
    ['without anything chosen', name, scopeOf([], []), 400, 'account.scope_empty'],
    [
      'of a role that reads no class by itself',
      'ROLE_STUDENT',
      scopeOf([14], []),
      400,
      'account.scope_not_for_role',
    ],
    ['with an area that is not there', name, scopeOf([999_999], []), 409, 'account.scope_unknown'],
    ['with a level in place of an area', name, scopeOf([1], []), 409, 'account.scope_unknown'],
    ['with a class that is not there', name, { classes: [{ id: 999_999 }] }, 409, 'account.scope_unknown'],
  ] as const)('the scope %s is refused without any change', async (_what, role, scope, status, code) => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const person = await app.signInAs('ROLE_INSTRUCTOR');
    expect(await give(admin, person, [{ name: role, scope }])).toMatchObject({ status, body: { code } });
    const { roles } = await loadAccount(person, admin);
    expect(roles.filter(({ selected }) => selected).map((one) => one.name)).toEqual(['ROLE_INSTRUCTOR']);
    expect(await scopesKept(person)).toBe(0);
  });

  it('a new user can be created with a scope', async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const body = {
      firstName: 'Ada',
      lastName: 'Byron',
      username: 'limited_from_start',
      email: 'limited@example.org',
      roles: [{ name, scope: scopeOf([biology], []) }],
    };
    const created = managedAccountSchema.parse((await admin.call('POST', '/api/admin/user', { body })).body);
    expect(created.roles.find((role) => role.name === name)?.scope?.areas).toMatchObject([{ id: biology }]);
  });

  it('of two simultaneous scope changes, the second is a conflict', async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const person = await app.signInAs(name);
    const seen = await loadAccount(person, admin);
    await give(admin, person, [{ name, scope: scopeOf([biology], []) }]);
    const roles = [{ name, scope: scopeOf([business], []) }];
    expect(await admin.call('POST', '/api/admin/user', { body: { ...seen, roles } })).toMatchObject({
      body: { code: 'account.changed_meanwhile' },
    });
  });
});

it('administrators can search classes for a scope by name, key and instructor', async () => {
  const [admin, instructor] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_INSTRUCTOR')];
  const id = await createClass(instructor, { classname: 'Höhere Rhetorik', enrollkey: 'QX-77777' });
  const found = async (text: string) => {
    const { body } = await admin.call('GET', '/api/admin/class', { query: { text } });
    return z
      .array(scopedClassSchema)
      .parse(body)
      .map((one) => one.id);
  };
  for (const text of ['hohere', 'RHETORIK', 'qx-777', instructor.user.lastName])
    expect(await found(text)).toContain(id);
  expect(await found('%')).toEqual([]);
  for (const role of ['ROLE_INSTRUCTOR', 'ROLE_EDUCATION_COORDINATOR'] as const)
    expect((await (await app.signInAs(role)).call('GET', '/api/admin/class')).status).toBe(403);
});
