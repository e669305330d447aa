import { classIdSchema, type Role } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { findChanges, rolesOf, versionOf } from './account-change-rules.ts';

const before = {
  first_name: 'Ada',
  last_name: 'Byron',
  username: 'ada_byron',
  email: 'ada@example.org',
  phone: '',
  confirmed: true,
  profile_urls: ['https://example.org/ada'],
  roles: ['ROLE_STUDENT'] as Role[],
  scopes: [],
};
const values = {
  firstName: 'Ada',
  lastName: 'Byron',
  username: 'ada_byron',
  email: 'ada@example.org',
  phone: '',
  confirmed: true,
  profile: ['https://example.org/ada'],
};
const roles: Role[] = ['ROLE_STUDENT'];

it('what a save of an account changes is nothing where all is as it was', () => {
  expect(findChanges(before, { values, roles, scopes: [] }).isAny).toBe(false);
});

it.each([
  ['a name', { firstName: 'Augusta' }, 'firstName'],
  ['an address', { email: 'a@example.org' }, 'email'],
  ['lines of the profile', { profile: [] }, 'profile'],
  ['whether the address is confirmed', { confirmed: false }, 'confirmed'],
])('what a save of an account changes is %s', (_name, change, field) => {
  const { details, isAny } = findChanges(before, { values: { ...values, ...change }, roles, scopes: [] });
  expect({ isAny, fields: details.fields }).toEqual({ isAny: true, fields: [field] });
});

it('what a save of an account changes is which roles came and went', () => {
  const { details, isOfAccess } = findChanges(before, { values, roles: ['ROLE_INSTRUCTOR'], scopes: [] });
  const { added, removed } = details;
  expect({ added, removed }).toEqual({ added: ['ROLE_INSTRUCTOR'], removed: ['ROLE_STUDENT'] });
  expect(isOfAccess).toBe(true);
});

it('what a save of an account changes is for which classes a role is given, which is no change of the account besides', () => {
  const scopes = [{ role: roles[0] ?? 'ROLE_STUDENT', before: null, after: { areaIds: [1], classIds: [] } }];
  expect(findChanges(before, { values, roles, scopes })).toMatchObject({
    isAny: true,
    isOfAccess: true,
    isUpdate: false,
    details: { fields: [], added: [], removed: [] },
  });
});

it('the version of an account is another one once a role is limited, whatever the chosen classes are called', () => {
  const course = { id: classIdSchema.parse(3), name: 'One', instructorName: 'Ada', enrollkey: 'AA-AAAA1' };
  const scope = (name: string) => ({
    role: 'ROLE_STUDENT' as const,
    areas: [],
    classes: [{ ...course, name, subjectArea: 'Biology', archived: false }],
  });
  const [one, renamed] = [scope('One'), scope('Two')].map((of) => versionOf({ ...before, scopes: [of] }));
  expect(one).not.toBe(versionOf(before));
  expect(renamed).toBe(one);
});

it('the roles of a form are those that are ticked, each once', () => {
  const items = [
    { name: 'ROLE_STUDENT' as const, selected: true },
    { name: 'ROLE_STUDENT' as const, selected: true },
    { name: 'ROLE_ADMIN' as const, selected: false },
  ];
  expect(rolesOf(items)).toEqual(['ROLE_STUDENT']);
});
