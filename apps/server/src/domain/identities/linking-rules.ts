import type { UserId } from '@redraft/contracts';

/**
 * Which account a single sign-on belongs to (docs/decisions/0064). The subject ID at the institution is the identity; an email address links it with
 * an account once, and only if it is verified.
 */

/** Verified claims of an institution about a person. */
export interface Assertion {
  issuer: string;
  subject: string;
  email: string | null;
  /** Null if the institution does not say. */
  isEmailVerified: boolean | null;
}

/** The account that the identity is linked to. */
export interface ConnectedAccount {
  userId: UserId;
  email: string;
  isConfirmed: boolean;
  /** Without a local password: the institution determines its address. */
  isInstitutional: boolean;
}

/** The account that has the address. */
export interface AccountWithEmail {
  userId: UserId;
  isConfirmed: boolean;
  /** Has permissions beyond teaching: manages accounts, or operates the installation. */
  isPrivileged: boolean;
  /** Is linked to another identity at the same institution. */
  hasOtherIdentity: boolean;
}

export type Linking =
  /** `email` is the account's new address, if it has changed. */
  | { kind: 'enter'; userId: UserId; email: string | null }
  /** The account is unconfirmed: it loses the password that its creator set. */
  | { kind: 'connect'; userId: UserId; clearsPassword: boolean }
  | { kind: 'create'; email: string }
  | { kind: 'refuse'; code: LinkingRefusal };

export type LinkingRefusal =
  | 'signon.account_closed'
  | 'signon.email_missing'
  | 'signon.email_unverified'
  | 'signon.no_account'
  | 'signon.other_identity'
  | 'signon.password_first'
  | 'signon.taken';

/**
 * The trusted address in lower case: verified according to the institution, or in a domain that the installation assigns to it. An address marked as
 * unverified is never trusted.
 */
export function findTrustedEmail(
  { email, isEmailVerified }: Pick<Assertion, 'email' | 'isEmailVerified'>,
  domains: readonly string[],
): string | null {
  if (email === null || isEmailVerified === false) return null;
  const address = email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  // U+212A, the Kelvin sign, becomes a k in lower case: two different addresses.
  if (address !== email.toLowerCase()) return null;
  const isTrustedDomain = domains.includes(address.slice(address.lastIndexOf('@') + 1));
  return isEmailVerified === true || isTrustedDomain ? address : null;
}

export function linkIdentity(facts: {
  assertion: Pick<Assertion, 'email' | 'isEmailVerified'>;
  domains: readonly string[];
  connected: ConnectedAccount | null;
  accountWithEmail: AccountWithEmail | null;
  /** Whether users without an account get one. */
  createsAccounts: boolean;
}): Linking {
  const { assertion, connected, accountWithEmail } = facts;
  const email = findTrustedEmail(assertion, facts.domains);
  if (connected) return decideSignIn(connected, { email, isEmailUnused: accountWithEmail === null });
  if (assertion.email === null) return refuse('signon.email_missing');
  if (email === null) return refuse('signon.email_unverified');
  if (!accountWithEmail)
    return facts.createsAccounts ? { kind: 'create', email } : refuse('signon.no_account');
  if (accountWithEmail.hasOtherIdentity) return refuse('signon.other_identity');
  if (accountWithEmail.isPrivileged) return refuse('signon.password_first');
  return { kind: 'connect', userId: accountWithEmail.userId, clearsPassword: !accountWithEmail.isConfirmed };
}

/** For a signed-in user who asks to link an identity: the session proves the account, so addresses do not matter. */
export function linkToSignedInUser(facts: {
  userId: UserId;
  connected: Pick<ConnectedAccount, 'userId'> | null;
  hasOtherIdentity: boolean;
}): Linking {
  const { userId, connected } = facts;
  if (connected)
    return connected.userId === userId ? { kind: 'enter', userId, email: null } : refuse('signon.taken');
  if (facts.hasOtherIdentity) return refuse('signon.other_identity');
  return { kind: 'connect', userId, clearsPassword: false };
}

/** Whether the user could sign in without this institution: with a password, or at another institution that is available. */
export function hasOtherSignIn(
  facts: { hasPassword: boolean; issuers: readonly string[]; offered: readonly string[] },
  issuer: string,
): boolean {
  const { hasPassword, issuers, offered } = facts;
  return hasPassword || issuers.some((one) => one !== issuer && offered.includes(one));
}

function decideSignIn(
  account: ConnectedAccount,
  asserted: { email: string | null; isEmailUnused: boolean },
): Linking {
  if (!account.isConfirmed) return refuse('signon.account_closed');
  const { email, isEmailUnused } = asserted;
  const hasEmailChanged =
    email !== null && isEmailUnused && account.isInstitutional && email !== account.email.toLowerCase();
  return { kind: 'enter', userId: account.userId, email: hasEmailChanged ? email : null };
}

function refuse(code: LinkingRefusal): Linking {
  return { kind: 'refuse', code };
}
