import type { Role, RoleRule } from '@redraft/contracts';
import { roleRulesPreviewSchema, roleRulesSchema, sessionUserSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import { freePort } from '../../testing/free-port.ts';
import { institutionSettings, useInstitution } from '../../testing/institution.ts';

const college = useInstitution(await freePort());
const app = useApp({
  settings: {
    signOn: {
      oidc: { ...institutionSettings, issuer: college.issuer },
      domains: [],
      newcomers: 'student',
    },
  },
});

const path = '/api/admin/rolerules';
let people = 0;
let admin: Caller;

beforeEach(async () => {
  people += 1;
  college.claims = claimsOf(`person${people}`, ['faculty@uni.example']);
  admin = await app.signInAs('ROLE_ADMIN');
});
afterEach(async () => {
  await db().deleteFrom('role_rules').execute();
});

function claimsOf(name: string, affiliations: readonly string[]) {
  return {
    sub: name,
    email: `${name}@uni.example`,
    email_verified: true,
    given_name: 'Ada',
    family_name: name,
    eduperson_scoped_affiliation: affiliations,
  };
}

const faculty: RoleRule = {
  id: null,
  isOn: true,
  issuer: null,
  claim: 'eduPersonScopedAffiliation',
  pattern: 'faculty@*',
  role: 'ROLE_INSTRUCTOR',
  institution: '',
  isLast: false,
};

async function readRules(caller = admin) {
  return roleRulesSchema.parse((await caller.call('GET', path)).body);
}

async function saveRules(rules: readonly RoleRule[]) {
  const { version } = await readRules();
  const answer = await admin.call('PUT', path, { body: { rules, version } });
  expect(answer.status).toBe(200);
  return roleRulesSchema.parse(answer.body);
}

async function preview(rules: readonly RoleRule[]) {
  const answer = await admin.call('POST', `${path}/preview`, { body: { rules } });
  expect(answer.status).toBe(200);
  return roleRulesPreviewSchema.parse(answer.body);
}

async function signOn() {
  const testBrowser = openBrowser(app.http);
  const requested = (await testBrowser.open('/oauth2/begin')).address;
  const { address } = await testBrowser.open(college.signIn(requested).href);
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/oauth2userupdate',
    payload: { token: address.searchParams.get('token') ?? '' },
    headers: { cookie: [...testBrowser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return sessionUserSchema.parse(answer.json());
}

/** What the preview says of one person. */
async function previewOf(username: string, rules: readonly RoleRule[]) {
  const { changes } = await preview(rules);
  return changes.filter((change) => change.username === username);
}

it('a rule gives a newcomer its role instead of the default one', async () => {
  await saveRules([faculty]);
  expect((await signOn()).roles).toEqual(['ROLE_INSTRUCTOR']);
  college.claims = claimsOf(`guest${people}`, ['member@uni.example']);
  expect((await signOn()).roles).toEqual(['ROLE_STUDENT']);
});

it('the preview of rules is what the next sign-in applies, and changes nothing by itself', async () => {
  const user = await signOn();
  expect(user.roles).toEqual(['ROLE_STUDENT']);
  const [change] = await previewOf(user.username, [faculty]);
  expect(change).toMatchObject({
    name: `Ada person${people}`,
    issuer: college.issuer,
    has: ['ROLE_STUDENT'],
    gains: ['ROLE_INSTRUCTOR'],
    loses: [],
  });
  expect((await signOn()).roles).toEqual(['ROLE_STUDENT']);
  await saveRules([faculty]);
  expect((await signOn()).roles.toSorted()).toEqual(['ROLE_INSTRUCTOR', 'ROLE_STUDENT']);
  expect(await previewOf(user.username, [faculty])).toEqual([]);
});

it('a role that a rule gave is taken when the claim is gone, with the sessions that had it', async () => {
  await saveRules([faculty]);
  const before = await signOn();
  college.claims = claimsOf(`person${people}`, []);
  const after = await signOn();
  expect(after).toMatchObject({ id: before.id, roles: [] });
  const profile = await app.anonymous('GET', '/api/auth/profile', {
    headers: { authorization: `Bearer ${before.accessToken}` },
  });
  expect(profile.status).toBe(401);
  const { rows } = await sql<{ details: unknown }>`SELECT details FROM audit_log
    WHERE action = 'account.apply_rules' AND subject_id = ${before.id} ORDER BY id`.execute(db());
  expect(rows.map(({ details }) => details)).toMatchObject([
    { issuer: college.issuer, added: ['ROLE_INSTRUCTOR'], removed: [] },
    { issuer: college.issuer, added: [], removed: ['ROLE_INSTRUCTOR'] },
  ]);
});

it('a role that an administrator gave is never taken by a rule', async () => {
  const { user } = await app.signInAs('ROLE_INSTRUCTOR');
  college.claims = { ...claimsOf(`hand${people}`, ['faculty@uni.example']), email: user.email };
  await saveRules([faculty]);
  expect((await signOn()).roles).toEqual(['ROLE_INSTRUCTOR']);
  college.claims = { ...claimsOf(`hand${people}`, []), email: user.email };
  expect(await signOn()).toMatchObject({ id: user.id, roles: ['ROLE_INSTRUCTOR'] });
});

it('a rule that is turned off or removed takes back what it gave', async () => {
  const [saved] = (await saveRules([faculty])).rules;
  const { username } = await signOn();
  const isOff = [{ ...faculty, id: saved?.id ?? null, isOn: false }];
  expect(await previewOf(username, isOff)).toMatchObject([{ loses: ['ROLE_INSTRUCTOR'], gains: [] }]);
  await saveRules(isOff);
  expect((await signOn()).roles).toEqual([]);
});

it('disconnecting an institution takes back what its claims gave', async () => {
  await saveRules([faculty]);
  const { user, call } = await app.signInAs('ROLE_STUDENT');
  college.claims = { ...claimsOf(`leaver${people}`, ['faculty@uni.example']), email: user.email };
  expect((await signOn()).roles.toSorted()).toEqual(['ROLE_INSTRUCTOR', 'ROLE_STUDENT']);
  await call('POST', '/api/auth/institutions/disconnect', { body: { way: 'oidc' } });
  const { rows } = await sql<{ role: Role }>`SELECT role FROM user_roles WHERE user_id = ${user.id}`.execute(
    db(),
  );
  expect(rows).toEqual([{ role: 'ROLE_STUDENT' }]);
});

it('a rule gives an institution, which is in the data of the account and ends with the claim', async () => {
  await saveRules([{ ...faculty, role: null, institution: 'Faculty of Arts' }]);
  const { id } = await signOn();
  const belonging = () =>
    db().selectFrom('account_institutions').select('name').where('user_id', '=', id).execute();
  expect(await belonging()).toEqual([{ name: 'Faculty of Arts' }]);
  college.claims = claimsOf(`person${people}`, []);
  await signOn();
  expect(await belonging()).toEqual([]);
});

it('claims that rules can use are suggested, without those that identify a person', async () => {
  await signOn();
  const { claims, institutions, roles } = await readRules();
  expect(claims.map(({ name }) => name)).toEqual(['eduPersonScopedAffiliation']);
  expect(claims[0]?.values).toContain('faculty@uni.example');
  expect(institutions).toEqual([{ issuer: college.issuer, name: 'Test College' }]);
  expect(roles).toContain('ROLE_INSTRUCTOR');
  expect(roles).not.toContain('ROLE_ADMIN');
});

it('an identity that was last used before claims were stored is counted as unknown', async () => {
  await signOn();
  const before = await preview([faculty]);
  await db()
    .updateTable('identities')
    .set({ claims: null })
    .where('subject', '=', `person${people}`)
    .execute();
  const after = await preview([faculty]);
  expect(after).toMatchObject({ people: before.people - 1, unknown: before.unknown + 1 });
  expect(after.changed).toBe(before.changed - 1);
});

it('saved rules keep their order and are recorded one by one', async () => {
  const students = { ...faculty, pattern: 'student@*', role: 'ROLE_STUDENT' as const };
  const { rules } = await saveRules([faculty, students]);
  expect(rules.map(({ pattern }) => pattern)).toEqual(['faculty@*', 'student@*']);
  const turned = await saveRules(rules.toReversed());
  expect(turned.rules.map(({ pattern }) => pattern)).toEqual(['student@*', 'faculty@*']);
  await saveRules(turned.rules.slice(0, 1));
  const { rows } = await sql<{ action: string }>`SELECT action FROM audit_log
    WHERE subject_type = 'role_rule' AND actor_id = ${admin.user.id} ORDER BY id`.execute(db());
  expect(rows.map(({ action }) => action)).toEqual([
    'role_rule.add',
    'role_rule.add',
    'role_rule.order',
    'role_rule.remove',
  ]);
});

it('of two administrators who change the rules at once, the second one is told', async () => {
  const { version } = await readRules();
  const save = (rules: readonly RoleRule[]) => admin.call('PUT', path, { body: { rules, version } });
  expect((await save([faculty])).status).toBe(200);
  expect(await save([{ ...faculty, pattern: 'x' }])).toMatchObject({
    status: 409,
    body: { code: 'rule.changed_meanwhile' },
  });
  expect((await readRules()).rules).toHaveLength(1);
});

it.each([
  ['gives administration', { role: 'ROLE_ADMIN' }, 403, 'rule.administrator'],
  ['reads an email address', { claim: 'mail' }, 400, 'rule.claim_not_kept'],
  ['gives nothing', { role: null }, 400, 'request.invalid'],
  ['has no claim', { claim: ' ' }, 400, 'request.invalid'],
])('a rule that %s is refused', async (_name, differing, status, code) => {
  const { version } = await readRules();
  const rules = [{ ...faculty, ...differing }];
  expect(await admin.call('PUT', path, { body: { rules, version } })).toMatchObject({
    status,
    body: { code },
  });
  expect(await admin.call('POST', `${path}/preview`, { body: { rules } })).toMatchObject({
    status,
    body: { code },
  });
  expect((await readRules()).rules).toEqual([]);
});

it('a rule with an unknown ID is refused', async () => {
  const { version } = await readRules();
  const body = { rules: [{ ...faculty, id: 999_999 }], version };
  expect(await admin.call('PUT', path, { body })).toMatchObject({
    status: 404,
    body: { code: 'rule.unknown' },
  });
});

it('a rule to administration in the database gives nothing without the setting', async () => {
  await sql`INSERT INTO role_rules (position, is_on, claim, pattern, role, is_last)
    VALUES (0, true, 'eduPersonScopedAffiliation', '*', 'ROLE_ADMIN', false)`.execute(db());
  expect((await signOn()).roles).toEqual(['ROLE_STUDENT']);
});

it.each<Role>(['ROLE_STUDENT', 'ROLE_INSTRUCTOR', 'ROLE_EDUCATION_COORDINATOR'])(
  'the rules are not shown to and not changed by %s',
  async (role) => {
    const { call } = await app.signInAs(role);
    expect((await call('GET', path)).status).toBe(403);
    expect((await call('PUT', path, { body: { rules: [], version: 'x' } })).status).toBe(403);
    expect((await call('POST', `${path}/preview`, { body: { rules: [] } })).status).toBe(403);
  },
);
