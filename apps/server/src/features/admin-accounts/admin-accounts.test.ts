import {
  type ManagedAccount,
  managedAccountPageSchema,
  managedAccountSchema,
  type Role,
  roles,
  type UserId,
} from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { startedAssignment } from '../../testing/open-workspace.ts';

const app = useApp();
let people = 0;

/** The request body for a new user. */
function somebody(rest: Record<string, unknown> = {}) {
  people += 1;
  const username = `made_by_admin_${people}`;
  return {
    firstName: 'Ada',
    lastName: 'Byron',
    username,
    email: `${username}@example.org`,
    roles: [],
    ...rest,
  };
}

const named = (...names: Role[]) => names.map((name) => ({ name, selected: true }));
const save = (admin: Caller, body: unknown) => admin.call('POST', '/api/admin/user', { body });
const saved = async (admin: Caller, body: unknown) =>
  managedAccountSchema.parse((await save(admin, body)).body);
const search = async (admin: Caller, query: Record<string, string | boolean> = {}) =>
  z.array(managedAccountSchema).parse((await admin.call('GET', '/api/admin/user', { query })).body);
const rolesOf = (account: ManagedAccount) =>
  account.roles.filter(({ selected }) => selected).map(({ name }) => name);
const loadMails = async (id: UserId) => {
  const rows = await db().selectFrom('mails').select('template').where('user_id', '=', id).execute();
  return rows.map(({ template }) => template);
};
/** The request body of a form for an existing user. */
const formOf = (account: ManagedAccount, ...names: Role[]) => ({ ...account, roles: named(...names) });

/** Signs a user up who requests access as an instructor. */
async function applicant() {
  people += 1;
  const username = `applicant_${people}`;
  const body = {
    firstName: 'Emmy',
    lastName: 'Applicant',
    username,
    email: `${username}@example.org`,
    password: 'Secret12!',
    instructor: true,
    profile: ['https://example.org/emmy'],
  };
  const { status } = await app.anonymous('POST', '/api/auth/signup', { body });
  expect(status).toBe(200);
  await db().updateTable('users').set({ confirmed: true }).where('username', '=', username).execute();
  return username;
}

it('searching users matches parts of each field, ignoring case, and returns their roles', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await saved(admin, somebody({ phone: '+49 30 1234', lastName: 'Lovelace-King' }));
  for (const query of [
    { firstName: 'AD', lastName: 'lace-k' },
    { username: created.username.toUpperCase() },
    { email: created.email.slice(0, 12) },
    { phone: '30 12' },
  ])
    expect((await search(admin, query)).map(({ id }) => id)).toContain(created.id);
  expect(await search(admin, { lastName: '%' })).toEqual([]);
  expect(await search(admin, { username: created.username, firstName: 'Zoe' })).toEqual([]);
  const { body } = await admin.call('GET', '/api/admin/role');
  const rolesWithScope = ['ROLE_TEACHING_ASSISTANT', 'ROLE_EDUCATION_COORDINATOR'];
  expect(body).toEqual(
    roles.map((name, index) => ({ id: index + 1, name, limitable: rolesWithScope.includes(name) })),
  );
  expect((await search(admin, { email: admin.user.email }))[0]).toMatchObject({
    roles: roles.map((name, index) => ({ id: index + 1, name, selected: name === 'ROLE_ADMIN' })),
  });
  const strange = await admin.call('GET', '/api/admin/user', { query: { pending: 'maybe' } });
  expect(strange.status).toBe(400);
});

it.each([
  ['mull', 'Müller'],
  ['MÜLL', 'Muller'],
  ['strass', 'Straßer'],
  ['lodz', 'Łódź'],
  ['oster', 'Österreicher'],
])('searching names with accents for %s finds %s', async (lastName, found) => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const created = await saved(admin, somebody({ lastName: found }));
  expect((await search(admin, { lastName })).map(({ id }) => id)).toContain(created.id);
  expect((await search(admin, { firstName: lastName })).map(({ id }) => id)).toContain(created.id);
});

it('a search matches first name, last name, or both together', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { id } = await saved(admin, somebody({ firstName: 'Jörg', lastName: 'Mühlhaus' }));
  for (const query of [
    { firstName: 'muhlhaus' },
    { firstName: 'jorg', lastName: 'muhlhaus' },
    { lastName: 'jorg muhlh' },
  ])
    expect((await search(admin, query)).map((found) => found.id)).toEqual([id]);
  expect(await search(admin, { firstName: 'muhlhaus', lastName: 'joachim' })).toEqual([]);
});

it('a search does not match across fields, and treats wildcards literally', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  await saved(admin, somebody({ firstName: 'Zebedee', lastName: 'Under_score' }));
  expect(await search(admin, { username: 'zebedee' })).toEqual([]);
  expect(await search(admin, { lastName: 'r%s' })).toEqual([]);
  expect(await search(admin, { lastName: 'undersscore' })).toEqual([]);
  expect(await search(admin, { lastName: 'der_sc' })).toHaveLength(1);
});

describe('the list of all users', () => {
  const pageOf = (caller: Caller, index: number) =>
    caller.call('GET', '/api/admin/users', { query: { index } });

  it('the list of users is paged with pending instructors first, and returns the total', async () => {
    const admin = await app.signInAs('ROLE_ADMIN');
    const username = await applicant();
    const first = managedAccountPageSchema.parse((await pageOf(admin, 0)).body);
    const pendingCount = first.accounts.findIndex((one) => one.pendingSince === null);
    expect(first.accounts.slice(0, pendingCount).map((one) => one.username)).toContain(username);
    expect(first.total).toBeGreaterThanOrEqual(first.accounts.length);
    const far = managedAccountPageSchema.parse((await pageOf(admin, 1000)).body);
    expect(far).toEqual({ accounts: [], total: first.total });
  });

  it('only administrators can list all users', async () => {
    for (const role of ['ROLE_MODERATOR', 'ROLE_INSTRUCTOR', 'ROLE_STUDENT'] as const)
      expect(await pageOf(await app.signInAs(role), 0)).toMatchObject({ status: 403 });
    expect(await app.anonymous('GET', '/api/admin/users')).toMatchObject({ status: 401 });
  });
});

it('a new user is unconfirmed and local, and gets a link to set the password by mail', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const body = somebody({
    email: 'Mixed.Case@Example.ORG',
    roles: named('ROLE_STUDENT'),
    profile: ['a', '', 'b'],
  });
  const created = await saved(admin, body);
  expect(created).toMatchObject({ confirmed: false, authProvider: 'local', email: 'mixed.case@example.org' });
  expect({ profile: created.profile, roles: rolesOf(created) }).toEqual({
    profile: ['a', 'b'],
    roles: ['ROLE_STUDENT'],
  });
  expect(await loadMails(created.id)).toHaveLength(1);
});

it('a new user needs a unique name and address, and a valid name', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const first = somebody();
  await saved(admin, first);
  const { username, email } = first;
  const answers = await Promise.all([
    save(admin, somebody({ username: username.toUpperCase() })),
    save(admin, somebody({ email: email.toUpperCase() })),
    save(admin, somebody({ username: 'ab cd' })),
  ]);
  expect(answers.map(({ body }) => z.object({ message: z.string() }).parse(body).message)).toEqual([
    'This username is already in use.',
    'There is already an account with this email address.',
    'Invalid username. Usernames must be at least 6 characters and can only contain letters, numbers, and underscores.',
  ]);
  for (const missing of ['firstName', 'lastName', 'username', 'email'])
    expect((await save(admin, somebody({ [missing]: '' }))).status).toBe(400);
  expect((await save(admin, somebody({ roles: [{ name: 'ROLE_KING' }] }))).status).toBe(400);
});

it("a role change is stored, logged, and ends the user's sessions", async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const student = await app.signInAs('ROLE_STUDENT');
  const [account] = await search(admin, { username: student.user.username });
  if (!account) throw new Error('Nobody was found');
  const form = formOf(account, 'ROLE_STUDENT', 'ROLE_INSTRUCTOR');
  expect(rolesOf(await saved(admin, form)).sort()).toEqual(['ROLE_INSTRUCTOR', 'ROLE_STUDENT']);
  expect((await student.call('GET', '/api/auth/profile')).status).toBe(401);
  const record = await db()
    .selectFrom('audit_log')
    .select(['action', 'details'])
    .where('subject_type', '=', 'account')
    .where('subject_id', '=', account.id)
    .where('action', '=', 'account.update')
    .execute();
  expect(record).toEqual([
    { action: 'account.update', details: { fields: [], added: ['ROLE_INSTRUCTOR'], removed: [] } },
  ]);
  // A repeated change changes nothing and is not logged.
  await saved(admin, form);
  expect(await search(admin, { username: student.user.username })).toHaveLength(1);
});

it('a role change of a student ends the writing in an open text', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const { student, workspace } = await startedAssignment(app, {});
  const [account] = await search(admin, { username: student.user.username });
  if (!account) throw new Error('Nobody was found');
  await saved(admin, formOf(account));
  expect([401, 403, 404]).toContain((await workspace.save('Too late.')).status);
});

it("changing an address to an unconfirmed one ends the user's sessions", async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const student = await app.signInAs('ROLE_STUDENT');
  const [account] = await search(admin, { username: student.user.username });
  if (!account) throw new Error('Nobody was found');
  await saved(admin, { ...formOf(account, 'ROLE_STUDENT'), confirmed: false });
  expect((await student.call('GET', '/api/auth/profile')).status).toBe(401);
});

it("changing only the number keeps the user's sessions", async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const student = await app.signInAs('ROLE_STUDENT');
  const [account] = await search(admin, { username: student.user.username });
  if (!account) throw new Error('Nobody was found');
  await saved(admin, { ...formOf(account, 'ROLE_STUDENT'), phone: '110' });
  expect((await student.call('GET', '/api/auth/profile')).status).toBe(200);
});

it('the last administrator cannot be removed', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  await db()
    .deleteFrom('user_roles')
    .where('role', '=', 'ROLE_ADMIN')
    .where('user_id', '<>', admin.user.id)
    .execute();
  const [own] = await search(admin, { username: admin.user.username });
  if (!own) throw new Error('Nobody was found');
  expect(await save(admin, formOf(own))).toMatchObject({
    status: 409,
    body: { message: 'This is the only administrator. Make someone else an administrator first.' },
  });
  // An unconfirmed account cannot sign in.
  const unconfirmed = { ...formOf(own, 'ROLE_ADMIN'), confirmed: false };
  expect(await save(admin, unconfirmed)).toMatchObject({ body: { code: 'account.last_admin' } });
  await app.signInAs('ROLE_ADMIN');
  expect((await save(admin, formOf(own))).status).toBe(200);
});

it('of two simultaneous role changes, the second is a conflict', async () => {
  const [admin, other] = [await app.signInAs('ROLE_ADMIN'), await app.signInAs('ROLE_ADMIN')];
  const seen = await saved(admin, somebody());
  expect((await save(admin, formOf(seen, 'ROLE_INSTRUCTOR'))).status).toBe(200);
  expect(await save(other, { ...formOf(seen), phone: '110' })).toMatchObject({
    status: 409,
    body: {
      message:
        'Someone else has changed this account in the meantime. Close it and open it again to see the current details.',
    },
  });
  const [now] = await search(other, { username: seen.username });
  expect(now && { phone: now.phone, roles: rolesOf(now) }).toEqual({
    phone: '',
    roles: ['ROLE_INSTRUCTOR'],
  });
});

it('a deleted account cannot be changed, and is not found', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const gone = await saved(admin, somebody({ firstName: 'Nobodyanymore' }));
  await db().updateTable('users').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
  expect(await search(admin, { username: gone.username })).toEqual([]);
  expect((await save(admin, formOf(gone, 'ROLE_ADMIN'))).status).toBe(404);
  const names = await admin.call('GET', '/api/admin/name', { query: { name: 'nobodyany' } });
  expect(names).toMatchObject({ status: 200, body: [] });
});

it('changing an unknown user returns not found', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  expect((await save(admin, somebody({ id: 99_999_999 }))).status).toBe(404);
});

it('an instructor request is pending until approved once, with a mail', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const username = await applicant();
  await applicant();
  const waiting = await search(admin, { pending: true, username });
  expect(waiting).toMatchObject([{ username, profile: ['https://example.org/emmy'] }]);
  expect((await search(admin, { pending: true })).every(({ pendingSince }) => pendingSince !== null)).toBe(
    true,
  );
  const id = waiting[0]?.id;
  const verify = (body: unknown) => admin.call('POST', '/api/admin/user/verify', { body });
  const approved = await verify({ id, outcome: 'approved' });
  expect(rolesOf(managedAccountSchema.parse(approved.body))).toEqual(['ROLE_INSTRUCTOR']);
  expect(await search(admin, { pending: true, username })).toEqual([]);
  expect((await verify({ id, outcome: 'declined' })).status).toBe(409);
  const signedIn = await app.anonymous('POST', '/api/auth/signin', {
    body: { username, password: 'Secret12!' },
  });
  expect(signedIn.body).toMatchObject({ roles: ['ROLE_INSTRUCTOR'] });
  expect((await verify({ id: 99_999_999, outcome: 'approved' })).status).toBe(404);
  expect((await verify({ id, outcome: 'perhaps' })).status).toBe(400);
});

it('an instructor request is also approved by assigning the role, and declining leaves a student', async () => {
  const admin = await app.signInAs('ROLE_ADMIN');
  const [first, second] = [await applicant(), await applicant()];
  const [one] = await search(admin, { username: first });
  const [other] = await search(admin, { username: second });
  if (!one || !other) throw new Error('Nobody was found');
  const mails = await loadMails(one.id);
  const ticked = await saved(admin, formOf(one, 'ROLE_INSTRUCTOR'));
  expect({ roles: rolesOf(ticked), since: ticked.pendingSince }).toEqual({
    roles: ['ROLE_INSTRUCTOR'],
    since: null,
  });
  expect(await loadMails(one.id)).toHaveLength(mails.length + 1);
  const declined = await admin.call('POST', '/api/admin/user/verify', {
    body: { id: other.id, outcome: 'declined' },
  });
  expect(rolesOf(managedAccountSchema.parse(declined.body))).toEqual(['ROLE_STUDENT']);
});

it.each(roles.filter((role) => role !== 'ROLE_ADMIN'))('managing users is refused to %s', async (role) => {
  const caller = await app.signInAs(role);
  const refused = { status: 403, body: { message: "You don't have access to this page." } };
  expect(await caller.call('GET', '/api/admin/user')).toMatchObject(refused);
  expect(await caller.call('GET', '/api/admin/role')).toMatchObject(refused);
  expect(await save(caller, somebody())).toMatchObject(refused);
});
