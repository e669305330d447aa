import { platformIdSchema, type Role } from '@redraft/contracts';
import { describe, expect, it } from 'vitest';
import { findTrustedAddress, isLaunchable, joinProblem } from './people-rules.ts';

it.each<[Role[], boolean]>([
  [['ROLE_STUDENT'], true],
  [['ROLE_INSTRUCTOR', 'ROLE_STUDENT'], true],
  [[], true],
  [['ROLE_ADMIN'], false],
  [['ROLE_STUDENT', 'ROLE_ADMIN'], false],
  [['ROLE_MODERATOR'], false],
  [['ROLE_EDUCATION_COORDINATOR'], false],
  [['ROLE_TEACHING_ASSISTANT'], false],
])('an account with %j can be launched into: %s', (roles, expected) => {
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
])('the address %j is trusted with the domains %j as %j', (email, domains, expected) => {
  expect(findTrustedAddress(email, domains)).toBe(expected);
});

describe('joining an existing account', () => {
  const [own, other] = [platformIdSchema.parse(1), platformIdSchema.parse(2)];
  const joined = {
    roles: ['ROLE_STUDENT' as const],
    isSame: false,
    hasOtherIdentity: false,
    belongings: [],
  };
  const by = (platformId: typeof own | null, ...names: string[]) => ({
    joined: { ...joined, belongings: [{ platformId, names }] },
  });
  const known = {
    identity: { isMade: true },
    isUsed: false,
    joined,
    platform: { id: own, institution: 'Uni' },
  };
  it.each([
    ['is joined', {}, null],
    ['is joined where it is known by a platform of the same institution', by(other, 'Uni'), null],
    ['is joined where its person signs in at the same institution', by(null, 'Faculty', 'Uni'), null],
    [
      'is joined where it is known by the same platform, of which nothing is said',
      { ...by(own, ''), platform: { id: own, institution: '' } },
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
    ['is not joined from another institution', by(other, 'Other'), 'lti.other_institution'],
    ['is not joined where its person signs in elsewhere', by(null, 'Other'), 'lti.other_institution'],
    ['is not joined where it is unsaid where its person signs in', by(null), 'lti.other_institution'],
    ['is not joined where nothing is said of the other platform', by(other, ''), 'lti.other_institution'],
    [
      'is not joined where nothing is said of both platforms',
      { ...by(other, ''), platform: { id: own, institution: '' } },
      'lti.other_institution',
    ],
    [
      'is not joined where it belongs to another institution as well',
      {
        joined: {
          ...joined,
          belongings: [
            { platformId: own, names: ['Uni'] },
            { platformId: other, names: ['Other'] },
          ],
        },
      },
      'lti.other_institution',
    ],
  ])('joining an existing account %s', (_name, differing, expected) => {
    expect(joinProblem({ ...known, ...differing })).toBe(expected);
  });
});
