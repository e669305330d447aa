import { randomBytes } from 'node:crypto';
import { placeholderAddress, type UserId } from '@redraft/contracts';
import { grantedRoles } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import {
  createInstitutionalAccount,
  createInstitutionalAccounts,
  giveRole,
  type InstitutionalName,
  listUsedAddresses,
  selectAccount,
  selectOptionalAccountByEmail,
} from '../accounts/index.ts';
import type { Launch } from './launch-rules.ts';
import {
  type IdentityName,
  insertIdentities,
  insertIdentity,
  lockIdentity,
  selectOptionalIdentity,
  updateIdentityUsed,
} from './people-queries.ts';
import { findTrustedAddress, isLaunchable } from './people-rules.ts';
import type { PlatformRow } from './platform-queries.ts';
import type { CourseRole } from './role-rules.ts';

type Person = IdentityName & Pick<Launch, 'person'>;

/** The account of the person whom a platform names by issuer and subject; created if there is none. */
export async function enterByLaunch(
  { person, platform, role }: { person: Person; platform: PlatformRow; role: CourseRole },
  now: Date,
): Promise<{ userId: UserId; isNew: boolean }> {
  await lockIdentity(person);
  const given = grantedRoleOf(role);
  const known = await selectOptionalIdentity(person);
  if (!known) {
    const trusted = findTrustedAddress(person.person.email, platform.email_domains);
    const isFree = trusted !== null && (await selectOptionalAccountByEmail(trusted)) === undefined;
    const names = namesOf(person.person, isFree ? trusted : null);
    const userId = await createInstitutionalAccount({ names, signInMethod: 'lti', role: given }, now);
    await connectIdentity(person, { userId, platform, how: 'made' }, now);
    return { userId, isNew: true };
  }
  const account = await selectAccount(known.user_id);
  if (!account.confirmed) throw new AppError('lti.account_closed');
  if (!isLaunchable(account.roles)) throw new AppError('lti.privileged');
  await giveRole(account.id, given);
  await updateIdentityUsed(person, now);
  return { userId: account.id, isNew: known.is_made };
}

async function connectIdentity(
  { issuer, subject }: IdentityName,
  { userId, platform, how }: { userId: UserId; platform: PlatformRow; how: string },
  now: Date,
): Promise<void> {
  await insertIdentity({ issuer, subject, userId, isMade: true, at: now });
  await audit({
    at: now,
    actorId: userId,
    action: 'account.connect',
    subject: 'account',
    subjectId: userId,
    details: { issuer, platform: platform.name, how },
  });
}

/** The name and address of a new account; `address` is trusted and unused. */
function namesOf(
  { firstName, lastName, fullName }: Launch['person'],
  address: string | null,
): InstitutionalName {
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  // A platform may withhold names.
  const number = randomBytes(2).toString('hex');
  return {
    email: address ?? placeholderAddress(`lti-${randomBytes(10).toString('hex')}`),
    username: address?.split('@')[0] || name || `person_${number}`,
    firstName,
    lastName,
    fullName: name || `Person ${number}`,
  };
}

/**
 * Creates accounts for members of a course who have none, as a launch does; returns them by subject. The caller holds `lockIdentities`, and has
 * looked for accounts since.
 */
export async function createMemberAccounts(
  members: readonly { subject: string; person: Launch['person']; role: CourseRole }[],
  platform: PlatformRow,
  now: Date,
): Promise<Map<string, UserId>> {
  const made = new Map<string, UserId>();
  for (let from = 0; from < members.length; from += madeAtOnce)
    for (const { subject, userId } of await createSome(members.slice(from, from + madeAtOnce), platform, now))
      made.set(subject, userId);
  return made;
}

/** Accounts per step; other requests have a turn between steps. */
const madeAtOnce = 250;

async function createSome(
  members: readonly { subject: string; person: Launch['person']; role: CourseRole }[],
  platform: PlatformRow,
  now: Date,
): Promise<{ subject: string; userId: UserId }[]> {
  const { issuer } = platform;
  const addresses = await freeAddresses(members, platform);
  const people = members.map(({ subject, person, role }) => ({
    names: namesOf(person, addresses.get(subject) ?? null),
    role: grantedRoleOf(role),
  }));
  const ids = await createInstitutionalAccounts(people, 'lti', now);
  const made = members.flatMap(({ subject }, index) => {
    const userId = ids[index];
    return userId === undefined ? [] : [{ subject, userId }];
  });
  await insertIdentities(issuer, made, now);
  const details = { issuer, platform: platform.name, how: 'listed' };
  const entry = { at: now, actorId: null, action: 'account.connect' as const, subject: 'account' as const };
  await audit(...made.map(({ userId }) => ({ ...entry, subjectId: userId, details })));
  return made;
}

/** Trusted addresses that no account has; of two members with one address, the first gets it. */
async function freeAddresses(
  members: readonly { subject: string; person: Launch['person'] }[],
  { email_domains: domains }: PlatformRow,
): Promise<Map<string, string>> {
  const byAddress = new Map<string, string>();
  for (const { subject, person } of members) {
    const trusted = findTrustedAddress(person.email, domains);
    if (trusted !== null && !byAddress.has(trusted)) byAddress.set(trusted, subject);
  }
  const used = await listUsedAddresses([...byAddress.keys()]);
  const free = [...byAddress].filter(([address]) => !used.has(address));
  return new Map(free.map(([address, subject]) => [subject, address]));
}

export function grantedRoleOf(role: CourseRole) {
  return role === 'instructor' ? grantedRoles.instructor : grantedRoles.student;
}
