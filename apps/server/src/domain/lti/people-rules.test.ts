import type { Role } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { believedAddress, isLaunchable, joinProblem } from './people-rules.ts';

it.each<[Role[], boolean]>([
  [['ROLE_STUDENT'], true],
  [['ROLE_INSTRUCTOR', 'ROLE_STUDENT'], true],
  [[], true],
  [['ROLE_ADMIN'], false],
  [['ROLE_STUDENT', 'ROLE_ADMIN'], false],
  [['ROLE_MODERATOR'], false],
  [['ROLE_EDUCATION_COORDINATOR'], false],
  [['ROLE_TEACHING_ASSISTANT'], false],
])('an account with %j is opened by a platform: %s', (roles, expected) => {
  expect(isLaunchable(roles)).toBe(expected);
});

it.each([
  ['ada@uni.example', ['uni.example'], 'ada@uni.example'],
  ['Ada@Uni.Example', ['uni.example'], 'ada@uni.example'],
  ['ada@uni.example', [], null],
  ['ada@uni.example.evil.example', ['uni.example'], null],
  ['ada@mail.uni.example', ['uni.example'], null],
  ['uni.example@evil.example', ['uni.example'], null],
  ['\u212Aim@uni.example', ['uni.example'], null],
  ['ada@evil.example, ada@uni.example', ['uni.example'], null],
  [null, ['uni.example'], null],
])('the address %j is believed in %j as %j', (email, domains, expected) => {
  expect(believedAddress(email, domains)).toBe(expected);
});

describe('an account that one already has', () => {
  const joined = {
    roles: ['ROLE_STUDENT' as const],
    isSame: false,
    hasOtherIdentity: false,
    institutions: [],
  };
  const known = { identity: { isMade: true }, isUsed: false, joined, institution: 'Uni' };
  it.each([
    ['is joined', {}, null],
    [
      'is joined where it is known at the same institution',
      { joined: { ...joined, institutions: ['Uni'] } },
      null,
    ],
    ['is not joined by whoever was not launched', { identity: null }, 'lti.launch_expired'],
    ['is not joined with itself', { joined: { ...joined, isSame: true } }, 'lti.launch_expired'],
    ['is not joined twice', { identity: { isMade: false } }, 'lti.account_in_use'],
    ['is not joined after the new one was used', { isUsed: true }, 'lti.account_in_use'],
    [
      'is not joined where it manages',
      { joined: { ...joined, roles: ['ROLE_ADMIN' as const] } },
      'lti.privileged',
    ],
    [
      'is not joined where it is somebody else there',
      { joined: { ...joined, hasOtherIdentity: true } },
      'lti.other_identity',
    ],
    [
      'is not joined from another institution',
      { joined: { ...joined, institutions: ['Other'] } },
      'lti.other_institution',
    ],
  ])('an account that one already has %s', (_name, differing, expected) => {
    expect(joinProblem({ ...known, ...differing })).toBe(expected);
  });
});
