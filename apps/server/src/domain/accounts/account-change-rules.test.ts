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

it('a save of an unchanged account changes nothing', () => {
  expect(findChanges(before, { values, roles, scopes: [] }).isAny).toBe(false);
});

it.each([
  ['a name', { firstName: 'Augusta' }, 'firstName'],
  ['an address', { email: 'a@example.org' }, 'email'],
  ['lines of the profile', { profile: [] }, 'profile'],
  ['whether the address is confirmed', { confirmed: false }, 'confirmed'],
])('a save of an account changes %s', (_name, change, field) => {
  const { details, isAny } = findChanges(before, { values: { ...values, ...change }, roles, scopes: [] });
  expect({ isAny, fields: details.fields }).toEqual({ isAny: true, fields: [field] });
});

it('a save of an account reports added and removed roles', () => {
  const { details, isOfAccess } = findChanges(before, { values, roles: ['ROLE_INSTRUCTOR'], scopes: [] });
  const { added, removed } = details;
  expect({ added, removed }).toEqual({ added: ['ROLE_INSTRUCTOR'], removed: ['ROLE_STUDENT'] });
  expect(isOfAccess).toBe(true);
});

it('a changed scope of a role is reported separately', () => {
  const scopes = [{ role: roles[0] ?? 'ROLE_STUDENT', before: null, after: { areaIds: [1], classIds: [] } }];
  expect(findChanges(before, { values, roles, scopes })).toMatchObject({
    isAny: true,
    isOfAccess: true,
    isUpdate: false,
    details: { fields: [], added: [], removed: [] },
  });
});

it('the version of an account changes with the scope of a role, and not with names of classes', () => {
  const classInfo = { id: classIdSchema.parse(3), name: 'One', instructorName: 'Ada', enrollkey: 'AA-AAAA1' };
  const scope = (name: string) => ({
    role: 'ROLE_STUDENT' as const,
    areas: [],
    classes: [{ ...classInfo, name, subjectArea: 'Biology', archived: false }],
  });
  const [one, renamed] = [scope('One'), scope('Two')].map((of) => versionOf({ ...before, scopes: [of] }));
  expect(one).not.toBe(versionOf(before));
  expect(renamed).toBe(one);
});

it('the roles of a form are the selected ones, without duplicates', () => {
  const items = [
    { name: 'ROLE_STUDENT' as const, selected: true },
    { name: 'ROLE_STUDENT' as const, selected: true },
    { name: 'ROLE_ADMIN' as const, selected: false },
  ];
  expect(rolesOf(items)).toEqual(['ROLE_STUDENT']);
});
