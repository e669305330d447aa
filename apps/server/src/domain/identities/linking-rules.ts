import type { UserId } from '@redraft/contracts';

/**
 * Whose account it is that somebody signs on to at an institution (docs/decisions/0064). The institution's own name for a person
 * is the identity; an address connects it with an account once, and only where it is verified.
 */

/** What an institution says of a person, read and proved. */
export interface Assertion {
  issuer: string;
  subject: string;
  email: string | null;
  /** null where the institution does not say. */
  isEmailVerified: boolean | null;
}

/** The account that the identity is connected with. */
export interface ConnectedAccount {
  userId: UserId;
  email: string;
  isConfirmed: boolean;
  /** Without a password of its own: the institution says what its address is. */
  isInstitutional: boolean;
}

/** The account that has the address. */
export interface AccountOfAddress {
  userId: UserId;
  isConfirmed: boolean;
  /** May do more than teach: manages accounts, or runs the installation. */
  isPrivileged: boolean;
  /** Is known to the same institution as somebody else. */
  hasOtherIdentity: boolean;
}

export type Linking =
  /** `email` is the account's new address, where that has changed. */
  | { kind: 'enter'; userId: UserId; email: string | null }
  /** Nobody has shown yet that the account is theirs: whoever made it loses its password. */
  | { kind: 'connect'; userId: UserId; takesOver: boolean }
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
 * The address that may be believed, in small letters: called verified by the institution, or in one of the domains that the
 * installation names as the institution's own. What it calls unverified stays so in any domain.
 */
export function believedEmail(
  { email, isEmailVerified }: Pick<Assertion, 'email' | 'isEmailVerified'>,
  domains: readonly string[],
): string | null {
  if (email === null || isEmailVerified === false) return null;
  const address = email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  // The sign of kelvin becomes a k: two addresses that are not the same one.
  if (address !== email.toLowerCase()) return null;
  const isOwn = domains.includes(address.slice(address.lastIndexOf('@') + 1));
  return isEmailVerified === true || isOwn ? address : null;
}

export function linkIdentity(known: {
  assertion: Pick<Assertion, 'email' | 'isEmailVerified'>;
  domains: readonly string[];
  connected: ConnectedAccount | null;
  ofAddress: AccountOfAddress | null;
  /** Whether somebody who has no account gets one. */
  takesNew: boolean;
}): Linking {
  const { assertion, connected, ofAddress } = known;
  const email = believedEmail(assertion, known.domains);
  if (connected) return enter(connected, { email, isFree: ofAddress === null });
  if (assertion.email === null) return refuse('signon.email_missing');
  if (email === null) return refuse('signon.email_unverified');
  if (!ofAddress) return known.takesNew ? { kind: 'create', email } : refuse('signon.no_account');
  if (ofAddress.hasOtherIdentity) return refuse('signon.other_identity');
  if (ofAddress.isPrivileged) return refuse('signon.password_first');
  return { kind: 'connect', userId: ofAddress.userId, takesOver: !ofAddress.isConfirmed };
}

/** For somebody who is signed in and says so: the session proves the account, and no address is asked. */
export function connectIdentity(known: {
  userId: UserId;
  connected: Pick<ConnectedAccount, 'userId'> | null;
  hasOtherIdentity: boolean;
}): Linking {
  const { userId, connected } = known;
  if (connected)
    return connected.userId === userId ? { kind: 'enter', userId, email: null } : refuse('signon.taken');
  if (known.hasOtherIdentity) return refuse('signon.other_identity');
  return { kind: 'connect', userId, takesOver: false };
}

/** Whether somebody could sign in without this institution: with a password, or at another that is offered. */
export function hasOtherSignIn(
  known: { hasPassword: boolean; issuers: readonly string[]; offered: readonly string[] },
  issuer: string,
): boolean {
  const { hasPassword, issuers, offered } = known;
  return hasPassword || issuers.some((one) => one !== issuer && offered.includes(one));
}

function enter(account: ConnectedAccount, asserted: { email: string | null; isFree: boolean }): Linking {
  if (!account.isConfirmed) return refuse('signon.account_closed');
  const { email, isFree } = asserted;
  const isMoved =
    email !== null && isFree && account.isInstitutional && email !== account.email.toLowerCase();
  return { kind: 'enter', userId: account.userId, email: isMoved ? email : null };
}

function refuse(code: LinkingRefusal): Linking {
  return { kind: 'refuse', code };
}
