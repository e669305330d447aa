import { accessTokenScopes, type Permission, permissionsOfScope, type Role } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { isUseDue, offeredScopes, type TokenStanding, tokenExpiry, tokenState } from './token-rules.ts';

const now = new Date('2026-11-28T12:00:00Z');
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const standing: TokenStanding = {
  expiresAt: minutes(1),
  revokedAt: null,
  isAccountOpen: true,
  isOn: true,
};

it.each<[string, Partial<TokenStanding>, string]>([
  ['that has time left', {}, 'valid'],
  ['at the moment of its expiry', { expiresAt: now }, 'invalid'],
  ['after it', { expiresAt: minutes(-1) }, 'invalid'],
  ['that was revoked', { revokedAt: minutes(-5) }, 'invalid'],
  ['of an account that is not open', { isAccountOpen: false }, 'invalid'],
  ['while access tokens are off', { isOn: false }, 'off'],
  ['that was revoked, while they are off', { isOn: false, revokedAt: now }, 'invalid'],
])('an access token %s: %j is %s', (_name, change, state) => {
  expect(tokenState({ ...standing, ...change }, now)).toBe(state);
});

it('an access token expires after whole days', () => {
  expect(tokenExpiry(365, now).toISOString()).toBe('2027-11-28T12:00:00.000Z');
});

it.each([
  [null, true],
  [minutes(-4), false],
  [minutes(-5), true],
])('an access token last used at %s is updated: %s', (lastUsedAt, isDue) => {
  expect(isUseDue(lastUsedAt, now)).toBe(isDue);
});

it('scopes never include permissions on accounts, the own account, the editor, writing or operation', () => {
  const forbidden: readonly Permission[] = [
    'account.manage',
    'account.use',
    'assignment.write',
    'audit.read',
    'editor.test',
    'system.operate',
    'system.read',
    'wopi.token',
  ];
  const named = accessTokenScopes.flatMap((scope) => permissionsOfScope[scope]);
  expect(named.filter((permission) => forbidden.includes(permission))).toEqual([]);
});

it.each<[readonly Role[], readonly string[]]>([
  [
    ['ROLE_INSTRUCTOR'],
    ['classes.read', 'roster.write', 'submissions.read', 'grades.read', 'grades.write', 'feedback.write'],
  ],
  [['ROLE_STUDENT'], ['classes.read', 'submissions.read', 'grades.read']],
  [[], []],
])('the scopes offered to %o are %o', (roles, scopes) => {
  expect(offeredScopes({ roles })).toEqual(scopes);
});
