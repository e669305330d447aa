import type { Role, UserId } from '@redraft/contracts';
import type { grantedRoles } from '../../access/index.ts';
import { type InstitutionalName, personNameOf, usernamesFor } from './institutional-names.ts';
import { insertInstitutionalUser, updateEmail, updateToInstitutional } from './institutional-queries.ts';
import { deleteLinksOf } from './link-queries.ts';
import { insertRole, selectOptionalAccountByUsername } from './queries.ts';

type SignInMethod = 'oidc' | 'saml' | 'lti';

/** A name is looked for so often; further ones would belong to somebody who makes accounts in order to fill them. */
const maxUsernameAttempts = 1000;

/** An account for somebody whom an institution knows, under a name that nobody has. */
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

/** Gives an account that nobody has confirmed to whom the institution names as the owner of its address. */
export async function takeOverAccount(
  userId: UserId,
  { names, signInMethod }: { names: InstitutionalName; signInMethod: SignInMethod },
): Promise<void> {
  await deleteLinksOf(userId);
  await updateToInstitutional({ userId, signInMethod, ...personNameOf(names) });
}

/** The address as the institution says it now. */
export async function changeEmail(userId: UserId, email: string): Promise<void> {
  await deleteLinksOf(userId);
  await updateEmail(userId, email);
}

/** One of the roles that the program itself gives; whoever has it keeps it. */
export async function giveRole(
  userId: UserId,
  role: (typeof grantedRoles)[keyof typeof grantedRoles],
): Promise<void> {
  await insertRole(userId, role);
}
