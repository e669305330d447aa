import type { Role, UserId } from '@redraft/contracts';
import type { grantedRoles } from '../../access/index.ts';
import { usernamesFor } from '../../platform/username-rules.ts';
import { type InstitutionalName, personNameOf } from './institutional-names.ts';
import {
  insertInstitutionalUser,
  insertInstitutionalUsers,
  updateEmail,
  updateToInstitutional,
} from './institutional-queries.ts';
import { deleteLinksOf } from './link-queries.ts';
import { insertRole, insertRoleOfMany, selectOptionalAccountByUsername } from './queries.ts';

type SignInMethod = 'oidc' | 'saml' | 'lti';

/** A limit against accounts created to occupy names. */
const maxUsernameAttempts = 1000;

/** Creates an account for a person of an institution, with an unused username. */
export async function createInstitutionalAccount(
  { names, signInMethod, role }: { names: InstitutionalName; signInMethod: SignInMethod; role: Role | null },
  now: Date,
): Promise<UserId> {
  let attempts = 0;
  for (const username of usernamesFor(names)) {
    if ((await selectOptionalAccountByUsername(username)) === undefined) {
      const person = { ...personNameOf(names), email: names.email, username, signInMethod, role, at: now };
      const userId = await insertInstitutionalUser(person);
      if (userId !== undefined) return userId;
    }
    attempts += 1;
    if (attempts === maxUsernameAttempts) break;
  }
  throw new Error(`No username is left like the one wanted, after ${attempts}.`);
}

/** The same for many at once, in the order in which they are named; addresses are all different and unused. */
export async function createInstitutionalAccounts(
  people: readonly { names: InstitutionalName; role: Role }[],
  signInMethod: SignInMethod,
  now: Date,
): Promise<UserId[]> {
  const ids: UserId[] = new Array(people.length);
  const candidates = shareCandidates(people.map(({ names }) => names));
  let waiting = people.map((person, index) => ({ ...person, index }));
  for (let tried = 0; waiting.length > 0; tried += 1) {
    if (tried === maxUsernameAttempts)
      throw new Error(`No usernames are left like those wanted, after ${tried}.`);
    const wanted = waiting.map(({ names, role, index }) => ({
      ...personNameOf(names),
      email: names.email,
      username: candidates(index),
      role,
      index,
    }));
    const inserted = await insertInstitutionalUsers(wanted, { signInMethod, at: now });
    const made = new Map(inserted.map(({ username, id }) => [username, id]));
    for (const { username, index } of wanted) {
      const id = made.get(username);
      if (id !== undefined) ids[index] = id;
    }
    waiting = waiting.filter(({ index }) => ids[index] === undefined);
  }
  return ids;
}

/** The next username to try of each person: those who would be called the same take turns. */
function shareCandidates(names: readonly InstitutionalName[]): (index: number) => string {
  const shared = new Map<string, Iterator<string>>();
  const ofPeople = names.map((name) => {
    const first = usernamesFor(name).next().value ?? '';
    const known = shared.get(first) ?? usernamesFor(name);
    shared.set(first, known);
    return known;
  });
  return (index) => ofPeople[index]?.next().value ?? '';
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

export async function giveRoleToMany(
  userIds: readonly UserId[],
  role: (typeof grantedRoles)[keyof typeof grantedRoles],
): Promise<void> {
  await insertRoleOfMany(userIds, role);
}
