import type { Role } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { changesOf, rolesOf } from './managing-rules.ts';

const before = {
  ...{ first_name: 'Ada', last_name: 'Byron', username: 'ada_byron', email: 'ada@example.org', phone: '' },
  ...{ confirmed: true, profile_urls: ['https://example.org/ada'], roles: ['ROLE_STUDENT'] as Role[] },
};
const values = {
  ...{ firstName: 'Ada', lastName: 'Byron', username: 'ada_byron', email: 'ada@example.org', phone: '' },
  ...{ confirmed: true, profile: ['https://example.org/ada'] },
};
const roles: Role[] = ['ROLE_STUDENT'];

describe('what a save of an account changes', () => {
  it('is nothing where all is as it was', () => {
    expect(changesOf(before, { values, roles }).isAny).toBe(false);
  });

  it.each([
    ['a name', { firstName: 'Augusta' }, 'firstName'],
    ['an address', { email: 'a@example.org' }, 'email'],
    ['lines of the profile', { profile: [] }, 'profile'],
    ['whether the address is confirmed', { confirmed: false }, 'confirmed'],
  ])('is %s', (_name, change, field) => {
    const { details, isAny } = changesOf(before, { values: { ...values, ...change }, roles });
    expect({ isAny, fields: details.fields }).toEqual({ isAny: true, fields: [field] });
  });

  it('is which roles came and went', () => {
    const { added, removed } = changesOf(before, { values, roles: ['ROLE_INSTRUCTOR'] });
    expect({ added, removed }).toEqual({ added: ['ROLE_INSTRUCTOR'], removed: ['ROLE_STUDENT'] });
  });
});

describe('the roles of a form', () => {
  it('are those that are ticked, each once', () => {
    const items = [
      { name: 'ROLE_STUDENT' as const, selected: true },
      { name: 'ROLE_STUDENT' as const, selected: true },
      { name: 'ROLE_ADMIN' as const, selected: false },
    ];
    expect(rolesOf(items)).toEqual(['ROLE_STUDENT']);
  });
});
