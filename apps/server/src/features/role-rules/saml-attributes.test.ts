import type { RoleRule } from '@redraft/contracts';
import { roleRulesSchema, sessionUserSchema } from '@redraft/contracts';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { db } from '../../platform/db.ts';
import { type Caller, useApp } from '../../testing/app.ts';
import { openBrowser } from '../../testing/browser.ts';
import {
  createSamlAnswer,
  idpIssuer,
  postSaml,
  type SamlPerson,
  samlAttributes,
  samlPerson,
  samlSettings,
  startSaml,
} from '../../testing/saml-institution.ts';

const app = useApp({
  settings: { signOn: { saml: samlSettings, domains: ['uni.example'], newcomers: 'student' } },
});
const path = '/api/admin/rolerules';
let people = 0;
let admin: Caller;

beforeEach(async () => {
  people += 1;
  admin = await app.signInAs('ROLE_ADMIN');
});
afterEach(async () => {
  await db().deleteFrom('role_rules').execute();
});

/** Somebody else in each test. */
function personWith(attributes: SamlPerson['attributes']): SamlPerson {
  return {
    ...samlPerson,
    id: `person${people}`,
    emails: [{ value: `person${people}@uni.example` }],
    attributes: { ...samlPerson.attributes, ...attributes },
  };
}

async function signOn(person: SamlPerson) {
  const testBrowser = openBrowser(app.http);
  const requested = await startSaml(testBrowser);
  const next = await postSaml(app.http(), requested, await createSamlAnswer(requested.id, {}, person));
  const { address } = await testBrowser.open(next.href);
  const answer = await app.http().inject({
    method: 'POST',
    url: '/api/auth/oauth2userupdate',
    payload: { token: address.searchParams.get('token') ?? '' },
    headers: { cookie: [...testBrowser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
  });
  return sessionUserSchema.parse(answer.json());
}

async function saveRule(differing: Partial<RoleRule>) {
  const rule: RoleRule = {
    id: null,
    isOn: true,
    issuer: idpIssuer,
    claim: '',
    pattern: '',
    role: 'ROLE_INSTRUCTOR',
    institution: '',
    isLast: false,
    ...differing,
  };
  const { version } = roleRulesSchema.parse((await admin.call('GET', path)).body);
  const answer = await admin.call('PUT', path, { body: { rules: [rule], version } });
  expect(answer.status).toBe(200);
}

it.each([
  ['an affiliation', samlAttributes.affiliation, ['faculty@uni.example', 'member@uni.example'], 'faculty@*'],
  ['an entitlement', samlAttributes.entitlement, ['urn:mace:uni.example:redraft:teach'], '*:redraft:teach'],
  ['a group', samlAttributes.groups, ['writing-course', 'teachers'], 'teachers'],
])(
  'a SAML sign-in with %s gives the role of its rule, and one without it takes the role',
  async (_name, attribute, values, pattern) => {
    await saveRule({ claim: attribute, pattern });
    const before = await signOn(personWith({ [attribute]: values }));
    expect(before.roles).toEqual(['ROLE_INSTRUCTOR']);
    const after = await signOn(personWith({}));
    expect(after).toMatchObject({ id: before.id, roles: [] });
    const profile = await app.anonymous('GET', '/api/auth/profile', {
      headers: { authorization: `Bearer ${before.accessToken}` },
    });
    expect(profile.status).toBe(401);
    const { rows } = await sql<{ details: unknown }>`SELECT details FROM audit_log
      WHERE action = 'account.apply_rules' AND subject_id = ${before.id} ORDER BY id`.execute(db());
    expect(rows.map(({ details }) => details)).toMatchObject([
      { issuer: idpIssuer, added: ['ROLE_INSTRUCTOR'], removed: [] },
      { issuer: idpIssuer, added: [], removed: ['ROLE_INSTRUCTOR'] },
    ]);
  },
);

it('SAML attributes are suggested to the author of rules under their usual names, without what identifies a person', async () => {
  await signOn(personWith({}));
  const { claims } = roleRulesSchema.parse((await admin.call('GET', path)).body);
  expect(claims.map(({ name }) => name).toSorted()).toEqual([
    'eduPersonEntitlement',
    'eduPersonScopedAffiliation',
    'isMemberOf',
  ]);
});
