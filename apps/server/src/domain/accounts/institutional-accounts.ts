import type { Role, UserId } from '@redraft/contracts';
import type { grantedRoles } from '../../access/index.ts';
import { type InstitutionalName, personNameOf, usernamesFor } from './institutional-names.ts';
import { insertInstitutionalUser, updateEmail, updateToInstitutional } from './institutional-queries.ts';
import { deleteLinksOf } from './link-queries.ts';
import { insertRole, selectOptionalAccountByUsername } from './queries.ts';

type SignInMethod = 'oidc' | 'saml' | 'lti';

/** A limit against accounts created to occupy names. */
const maxUsernameAttempts = 1000;

/** Creates an account for a person of an institution, with an unused username. */
export async function createInstitutionalAccount(
  { names, signInMethod, role }: { names: InstitutionalName; signInMethod: SignInMethod; role: Role },
  now: Date,
): Promise<UserId> {
  let tried = 0;
  for (const username of usernamesFor(names)) {
    if ((await selectOptionalAccountByUsername(username)) === undefined) {
      const person = { ...personNameOf(names), email: names.email, username, signInMethod, role, at: now };
      const userId = await insertInstitutionalUser(person);
      if (userId !== undefined) return userId;
    }
    tried += 1;
    if (tried === maxUsernameAttempts) break;
  }
  throw new Error(`No username is left like the one wanted, after ${tried}.`);
}

/** Hands an unconfirmed account over to the person whom the institution names as the owner of its address. */
export async function takeOverAccount(
  userId: UserId,
  { names, signInMethod }: { names: InstitutionalName; signInMethod: SignInMethod },
): Promise<void> {
  await deleteLinksOf(userId);
  await updateToInstitutional({ userId, signInMethod, ...personNameOf(names) });
}

/** Updates the address to the institution's current one. */
export async function changeEmail(userId: UserId, email: string): Promise<void> {
  await deleteLinksOf(userId);
  await updateEmail(userId, email);
}

/** Adds a role that the program itself assigns, if missing. */
export async function giveRole(
  userId: UserId,
  role: (typeof grantedRoles)[keyof typeof grantedRoles],
): Promise<void> {
  await insertRole(userId, role);
}
