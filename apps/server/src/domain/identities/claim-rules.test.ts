import { expect, it } from 'vitest';
import { claimNameOf, selectClaims } from './claim-rules.ts';

it.each([
  ['urn:oid:1.3.6.1.4.1.5923.1.1.1.9', 'eduPersonScopedAffiliation'],
  ['eduperson_scoped_affiliation', 'eduPersonScopedAffiliation'],
  ['EDUPERSONENTITLEMENT', 'eduPersonEntitlement'],
  ['http://schemas.microsoft.com/ws/2008/06/identity/claims/groups', 'groups'],
  ['urn:oid:1.3.6.1.4.1.5923.1.5.1.1', 'isMemberOf'],
  [' faculty_code ', 'faculty_code'],
  ['email', null],
  ['urn:oid:0.9.2342.19200300.100.1.3', null],
  ['urn:oid:2.5.4.42', null],
  ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress', null],
  ['schacDateOfBirth', null],
  ['nonce', null],
  ['a\u0000b', null],
  ['x'.repeat(201), null],
  ['', null],
])('the claim %j is stored as %j', (sent, stored) => {
  expect(claimNameOf(sent)).toBe(stored);
});

it('claims are stored as lists of strings, whatever their form', () => {
  expect(
    selectClaims({
      sub: '1',
      given_name: 'Ada',
      groups: ['staff', 'staff', 7, null, { deep: 'x' }],
      eduperson_affiliation: 'faculty',
      is_employee: true,
      realm_access: { roles: ['teacher'], deeper: { and: { deeper: 'x' } } },
      empty: '',
    }),
  ).toEqual({
    eduPersonAffiliation: ['faculty'],
    groups: ['staff', '7'],
    is_employee: ['true'],
    'realm_access.roles': ['teacher'],
  });
});

it('values of the same attribute under two names are stored together', () => {
  expect(
    selectClaims({ 'urn:oid:1.3.6.1.4.1.5923.1.1.1.1': 'staff', eduPersonAffiliation: ['member'] }),
  ).toEqual({ eduPersonAffiliation: ['staff', 'member'] });
});

it('claims are bounded in number and size, the usual ones first', () => {
  const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a${index}`, 'x']));
  const names = Object.keys(selectClaims({ ...many, groups: ['staff'] }));
  expect(names).toHaveLength(50);
  expect(names[0]).toBe('groups');
  const values = Array.from({ length: 2000 }, (_, index) => `value ${index}`);
  expect(selectClaims({ groups: values, zone: 'late' })).toEqual({ groups: values.slice(0, 1000) });
  const long = Array.from({ length: 500 }, (_, index) => `${index}`.padEnd(300, 'x'));
  expect(selectClaims({ groups: long }).groups).toHaveLength(333);
  expect(selectClaims({ groups: ['y'.repeat(301), 'ok', 'a\u0000b', '\ud800'] })).toEqual({ groups: ['ok'] });
});

it('a claim named like a property of objects is stored as any other', () => {
  const claims = selectClaims(JSON.parse('{"__proto__": "staff", "constructor": "x"}'));
  expect(Object.entries(claims).toSorted()).toEqual([
    ['__proto__', ['staff']],
    ['constructor', ['x']],
  ]);
});
