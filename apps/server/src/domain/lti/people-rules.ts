import type { PlatformId, Role } from '@redraft/contracts';
import { hasOnlyGrantedRoles } from '../../access/index.ts';

/**
 * Whose account a launch opens. A platform says who somebody is there, and that is all that is believed: an address that it names
 * connects nobody with an account here, or whoever runs a platform could open any account.
 */

/** Whoever may do more than teach and learn signs in here itself: a platform opens no such account, whatever it says. */
export function isLaunchable(roles: readonly Role[]): boolean {
  return hasOnlyGrantedRoles(roles);
}

/** The address in small letters, where it is in a domain that an administrator has named as the institution's own; else null. */
export function believedAddress(email: string | null, domains: readonly string[]): string | null {
  if (email === null || !/^[^\s@<>,;\p{C}]+@[^\s@<>,;\p{C}]+$/u.test(email) || email.length > 254)
    return null;
  const address = email.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());
  // The sign of kelvin becomes a k: two addresses that are not the same one.
  if (address !== email.toLowerCase()) return null;
  return domains.includes(address.slice(address.lastIndexOf('@') + 1)) ? address : null;
}

type JoinRefusal =
  | 'lti.account_in_use'
  | 'lti.other_identity'
  | 'lti.other_institution'
  | 'lti.privileged'
  | 'lti.launch_expired';

/** Where an account belongs: to the institution of a platform, or to one at which its person signs in. */
export interface Belonging {
  /** Null for an institution at which its person signs in. */
  platformId: PlatformId | null;
  /** What the institution is called; empty where nobody has said so. */
  names: readonly string[];
}

/** Names decide. A platform whose institution has none is an institution of its own: two of which nothing is known are not one school. */
function isOfInstitution(
  { id, institution }: { id: PlatformId; institution: string },
  { platformId, names }: Belonging,
): boolean {
  return platformId === id || (institution !== '' && names.includes(institution));
}

/** Whether the account that was made by a launch may be replaced by one that its person has signed in to. */
export function joinProblem(known: {
  /** The identity by which the actor is here. */
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
