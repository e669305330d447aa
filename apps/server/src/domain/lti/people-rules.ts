import type { PlatformId, Role } from '@redraft/contracts';
import { hasOnlyGrantedRoles } from '../../access/index.ts';

/**
 * Which account a launch opens. A platform is only trusted to say who a person is on the platform itself: an address that it names does not connect
 * the person with an existing account, or whoever runs a platform could open any account.
 */

/** Accounts with more permissions than teaching and learning cannot be launched into: their users sign in on our own pages. */
export function isLaunchable(roles: readonly Role[]): boolean {
  return hasOnlyGrantedRoles(roles);
}

/** The address in lower case if it is in a domain that an administrator has marked as the institution's own; otherwise null. */
export function findTrustedAddress(email: string | null, domains: readonly string[]): string | null {
  if (email === null || !/^[^\s@<>,;\p{C}]+@[^\s@<>,;\p{C}]+$/u.test(email) || email.length > 254)
    return null;
  const address = email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  // U+212A, the Kelvin sign, becomes a k in lower case: two different addresses.
  if (address !== email.toLowerCase()) return null;
  return domains.includes(address.slice(address.lastIndexOf('@') + 1)) ? address : null;
}

type JoinRefusal =
  | 'lti.account_in_use'
  | 'lti.other_identity'
  | 'lti.other_institution'
  | 'lti.privileged'
  | 'lti.launch_expired';

/** An institution that an account belongs to: that of a platform, or one at which its user signs in. */
export interface Belonging {
  /** Null for an institution at which the user signs in. */
  platformId: PlatformId | null;
  /** The names of the institution; empty if none is known. */
  names: readonly string[];
}

/**
 * Institutions are compared by name. A platform without a named institution counts as an institution of its own: two unknown ones are not assumed to
 * be the same school.
 */
function isOfInstitution(
  { id, institution }: { id: PlatformId; institution: string },
  { platformId, names }: Belonging,
): boolean {
  return platformId === id || (institution !== '' && names.includes(institution));
}

/** Why the account that a launch created cannot be replaced by the one that its user has signed in to; null if it can. */
export function joinProblem(known: {
  /** The platform identity of the actor's account. */
  identity: { isMade: boolean } | null;
  isUsed: boolean;
  joined: {
    roles: readonly Role[];
    isSame: boolean;
    hasOtherIdentity: boolean;
    belongings: readonly Belonging[];
  };
  platform: { id: PlatformId; institution: string };
}): JoinRefusal | null {
  const { identity, joined, platform } = known;
  if (identity === null || joined.isSame) return 'lti.launch_expired';
  if (!identity.isMade || known.isUsed) return 'lti.account_in_use';
  if (!isLaunchable(joined.roles)) return 'lti.privileged';
  if (joined.hasOtherIdentity) return 'lti.other_identity';
  return joined.belongings.every((one) => isOfInstitution(platform, one)) ? null : 'lti.other_institution';
}
