import { roleRuleIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { applyRules, compareStanding, matchesPattern, type Rule } from './matching-rules.ts';

const issuer = 'https://uni.example';
const rule = (values: Partial<Rule>): Rule => ({
  id: roleRuleIdSchema.parse(1),
  isOn: true,
  issuer: null,
  claim: 'groups',
  pattern: 'staff',
  role: 'ROLE_INSTRUCTOR',
  institution: '',
  isLast: false,
  ...values,
});
const apply = (
  rules: readonly Rule[],
  claims: Record<string, string[]>,
  excluded: readonly Rule['role'][] = [],
) =>
  applyRules(
    rules,
    { issuer, claims },
    excluded.filter((role) => role !== null),
  );

it.each([
  ['staff', 'staff', true],
  ['STAFF', 'staff', true],
  ['staff', 'Staff', true],
  ['staff2', 'staff', false],
  ['faculty@uni.example', 'faculty@*', true],
  ['faculty@uni.example', '*@uni.example', true],
  ['faculty@uni.example.evil', '*@uni.example', false],
  ['cn=staff,ou=english,dc=uni', 'cn=*,ou=english,*', true],
  ['cn=staff,ou=history,dc=uni', 'cn=*,ou=english,*', false],
  ['', '*', true],
  ['ab', 'ab*b', false],
  ['abb', 'ab*b', true],
  ['aXbXc', '*x*x*', true],
  ['aXbc', '*x*x*', false],
  ['a.c', 'a?c', false],
  // U+212A, the Kelvin sign, is no K.
  ['\u212Aing', 'king', false],
  [`${'a'.repeat(300)}b`, `${'a*'.repeat(100)}c`, false],
])('the value %j against the pattern %j matches: %s', (value, pattern, expected) => {
  expect(matchesPattern(value, pattern)).toBe(expected);
});

it.each([
  ['a rule whose claim matches', [rule({})], { groups: ['other', 'staff'] }, ['ROLE_INSTRUCTOR']],
  ['a rule whose claim was not sent', [rule({})], {}, []],
  ['a rule that is off', [rule({ isOn: false })], { groups: ['staff'] }, []],
  ['a rule of this institution', [rule({ issuer })], { groups: ['staff'] }, ['ROLE_INSTRUCTOR']],
  ['a rule of another institution', [rule({ issuer: 'https://other.example' })], { groups: ['staff'] }, []],
  [
    'two rules, each with its role',
    [rule({}), rule({ pattern: 'students', role: 'ROLE_STUDENT' })],
    { groups: ['staff', 'students'] },
    ['ROLE_INSTRUCTOR', 'ROLE_STUDENT'],
  ],
  [
    'a rule after the last one',
    [rule({ isLast: true }), rule({ pattern: 'students', role: 'ROLE_STUDENT' })],
    { groups: ['staff', 'students'] },
    ['ROLE_INSTRUCTOR'],
  ],
  [
    'a rule after a last one that does not apply',
    [rule({ pattern: 'guests', isLast: true }), rule({})],
    { groups: ['staff'] },
    ['ROLE_INSTRUCTOR'],
  ],
  [
    'a rule that only stops',
    [rule({ role: null, isLast: true }), rule({ pattern: '*' })],
    { groups: ['staff'] },
    [],
  ],
  ['a claim named like a property of objects', [rule({ claim: 'constructor', pattern: '*' })], {}, []],
])('the roles given by %s are as listed', (_name, rules, claims, expected) => {
  expect(apply(rules, claims).roles).toEqual(expected);
});

it('a rule gives an institution, and no role that is excluded', () => {
  const rules = [rule({ role: 'ROLE_ADMIN', institution: 'Chemistry' })];
  expect(apply(rules, { groups: ['staff'] }, ['ROLE_ADMIN'])).toEqual({
    roles: [],
    institutions: ['Chemistry'],
    applied: [0],
  });
  expect(apply(rules, { groups: ['staff'] }).roles).toEqual(['ROLE_ADMIN']);
});

const nothing = { gains: [], loses: [], granted: [], revoked: [], joins: [], leaves: [] };
const instructor = 'ROLE_INSTRUCTOR' as const;
const student = 'ROLE_STUDENT' as const;

it.each([
  [
    'a role that a rule gives for the first time is gained',
    { held: [student], grants: [] },
    [instructor],
    { gains: [instructor], granted: [instructor] },
  ],
  [
    'a role that a rule gives again does not change',
    { held: [instructor], grants: [{ role: instructor, issuer }] },
    [instructor],
    {},
  ],
  ['a role given by hand gets no grant', { held: [instructor], grants: [] }, [instructor], {}],
  ['a role given by hand is not lost', { held: [instructor], grants: [] }, [], {}],
  [
    'a role that a rule gave is lost when no rule gives it',
    { held: [instructor, student], grants: [{ role: instructor, issuer }] },
    [],
    { loses: [instructor], revoked: [instructor] },
  ],
  [
    'a role that another institution still gives is not lost',
    {
      held: [instructor],
      grants: [
        { role: instructor, issuer },
        { role: instructor, issuer: 'https://other.example' },
      ],
    },
    [],
    { revoked: [instructor] },
  ],
  [
    'a role that another institution gave is not lost by a sign-in here',
    { held: [instructor], grants: [{ role: instructor, issuer: 'https://other.example' }] },
    [],
    {},
  ],
  [
    'a role that another institution gave is granted here as well',
    { held: [instructor], grants: [{ role: instructor, issuer: 'https://other.example' }] },
    [instructor],
    { granted: [instructor] },
  ],
])('%s', (_name, standing, roles, expected) => {
  const outcome = { roles, institutions: [] };
  expect(compareStanding({ ...standing, institutions: [] }, { issuer, outcome })).toEqual({
    ...nothing,
    ...expected,
  });
});

it('institutions are joined and left as the rules say', () => {
  const standing = { held: [], grants: [], institutions: ['Chemistry', 'Physics'] };
  const outcome = { roles: [], institutions: ['Physics', 'English'] };
  expect(compareStanding(standing, { issuer, outcome })).toEqual({
    ...nothing,
    joins: ['English'],
    leaves: ['Chemistry'],
  });
});
