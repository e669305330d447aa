import { userIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import {
  type AccountWithEmail,
  type ConnectedAccount,
  findTrustedEmail,
  hasOtherSignIn,
  linkIdentity,
  linkToSignedInUser,
} from './linking-rules.ts';

const [mine, other] = [userIdSchema.parse(7), userIdSchema.parse(8)];
const email = 'ada@uni.example';
const verified = { email, isEmailVerified: true };
const knownAccount: AccountWithEmail = {
  userId: mine,
  isConfirmed: true,
  isPrivileged: false,
  hasOtherIdentity: false,
};
const connected: ConnectedAccount = { userId: mine, email, isConfirmed: true, isInstitutional: true };
const nobody = {
  assertion: verified,
  domains: [],
  connected: null,
  accountWithEmail: null,
  createsAccounts: true,
};

it.each([
  ['where the institution calls it verified', email, true, [], email],
  ['in small letters', 'Ada@Uni.EXAMPLE', true, [], email],
  ['in a domain of the institution, where it does not say', email, null, ['uni.example'], email],
  ['nowhere where it does not say and the domain is not its own', email, null, ['example'], null],
  ['not below a domain of its own', 'ada@mail.uni.example', null, ['uni.example'], null],
  ['not for a domain in the name before the @', 'uni.example@evil.example', null, ['uni.example'], null],
  ['nowhere that it calls unverified', email, false, ['uni.example'], null],
  ['nowhere where another letter would become one of its letters', '\u212Aim@uni.example', true, [], null],
  ['nowhere without one', null, true, ['uni.example'], null],
])('an address counts as verified %s', (_name, address, isEmailVerified, domains, expected) => {
  expect(findTrustedEmail({ email: address, isEmailVerified }, domains)).toBe(expected);
});

it.each([
  ['gets an account', {}, { kind: 'create', email }],
  ['gets none where nobody new is let in', { createsAccounts: false }, 'signon.no_account'],
  [
    'gets the account of the address',
    { accountWithEmail: knownAccount },
    { kind: 'connect', userId: mine, clearsPassword: false },
  ],
  [
    'takes over an account of the address that nobody has confirmed',
    { accountWithEmail: { ...knownAccount, isConfirmed: false } },
    { kind: 'connect', userId: mine, clearsPassword: true },
  ],
  [
    'does not become an administrator by an address',
    { accountWithEmail: { ...knownAccount, isPrivileged: true } },
    'signon.password_first',
  ],
  [
    'does not get the account of an address that belonged to somebody else there',
    { accountWithEmail: { ...knownAccount, hasOtherIdentity: true } },
    'signon.other_identity',
  ],
  [
    'gets nothing without an address',
    { assertion: { ...verified, email: null }, accountWithEmail: knownAccount },
    'signon.email_missing',
  ],
  [
    'gets nothing by an address that is not verified',
    { assertion: { ...verified, isEmailVerified: false }, accountWithEmail: knownAccount },
    'signon.email_unverified',
  ],
  [
    'gets nothing by an address of which nobody says anything',
    { assertion: { ...verified, isEmailVerified: null }, accountWithEmail: knownAccount },
    'signon.email_unverified',
  ],
  [
    'comes back to the account that is connected',
    { connected },
    { kind: 'enter', userId: mine, email: null },
  ],
  [
    'comes back though the address is not verified any more, or gone',
    { connected, assertion: { email: null, isEmailVerified: null } },
    { kind: 'enter', userId: mine, email: null },
  ],
  [
    'comes back to a connected account whoever has the address',
    { connected, accountWithEmail: { ...knownAccount, userId: other } },
    { kind: 'enter', userId: mine, email: null },
  ],
  [
    'brings a new address along',
    { connected, assertion: { ...verified, email: 'Lovelace@uni.example' } },
    { kind: 'enter', userId: mine, email: 'lovelace@uni.example' },
  ],
  [
    'brings none along that is not verified',
    { connected, assertion: { email: 'new@uni.example', isEmailVerified: null } },
    { kind: 'enter', userId: mine, email: null },
  ],
  [
    'brings none along that somebody else has here',
    {
      connected,
      assertion: { ...verified, email: 'new@uni.example' },
      accountWithEmail: { ...knownAccount, userId: other },
    },
    { kind: 'enter', userId: mine, email: null },
  ],
  [
    'brings none along for an account with a password of its own',
    {
      connected: { ...connected, isInstitutional: false },
      assertion: { ...verified, email: 'new@uni.example' },
    },
    { kind: 'enter', userId: mine, email: null },
  ],
  [
    'does not come back to an account that was closed',
    { connected: { ...connected, isConfirmed: false } },
    'signon.account_closed',
  ],
])('a person from an institution %s', (_name, differing, expected) => {
  const linking = linkIdentity({ ...nobody, ...differing });
  expect(linking).toEqual(typeof expected === 'string' ? { kind: 'refuse', code: expected } : expected);
});

it.each([
  ['needs no address', null, false, { kind: 'connect', userId: mine, clearsPassword: false }],
  ['may do it twice', { userId: mine }, false, { kind: 'enter', userId: mine, email: null }],
  ['cannot take what another account is connected with', { userId: other }, false, 'signon.taken'],
  ['has one identity at an institution', null, true, 'signon.other_identity'],
])('connecting an own account %s', (_name, connectedWith, hasOtherIdentity, expected) => {
  const linking = linkToSignedInUser({ userId: mine, connected: connectedWith, hasOtherIdentity });
  expect(linking).toEqual(typeof expected === 'string' ? { kind: 'refuse', code: expected } : expected);
});

it.each([
  ['a password', { hasPassword: true, issuers: ['a'], offered: ['a'] }, true],
  ['another institution', { hasPassword: false, issuers: ['a', 'b'], offered: ['a', 'b'] }, true],
  ['one that is offered no more', { hasPassword: false, issuers: ['a', 'b'], offered: ['a'] }, false],
  ['nothing', { hasPassword: false, issuers: ['a'], offered: ['a', 'b'] }, false],
])('with %s, an institution can be disconnected or not', (_name, known, isSo) => {
  expect(hasOtherSignIn(known, 'a')).toBe(isSo);
});
