import { randomBytes } from 'node:crypto';
import type { UserId } from '@redraft/contracts';
import { grantedRoles } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { placeholderAddress } from '../../platform/no-address.ts';
import {
  createInstitutionalAccount,
  giveRole,
  type InstitutionalName,
  selectAccount,
  selectOptionalAccountByEmail,
} from '../accounts/index.ts';
import type { Launch } from './launch-rules.ts';
import {
  type IdentityName,
  insertIdentity,
  lockIdentity,
  selectOptionalIdentity,
  updateIdentityUsed,
} from './people-queries.ts';
import { believedAddress, isLaunchable } from './people-rules.ts';
import type { PlatformRow } from './platform-queries.ts';
import type { CourseRole } from './role-rules.ts';

type Person = IdentityName & Pick<Launch, 'person'>;

/** The account of whoever a platform has named by issuer and subject; made where there is none. */
export async function enterByLaunch(
  { person, platform, role }: { person: Person; platform: PlatformRow; role: CourseRole },
  now: Date,
): Promise<{ userId: UserId; isNew: boolean }> {
  await lockIdentity(person);
  const given = role === 'instructor' ? grantedRoles.instructor : grantedRoles.student;
  const known = await selectOptionalIdentity(person);
  if (!known) {
    const names = await namesOf(person, platform);
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

async function namesOf({ person }: Person, platform: PlatformRow): Promise<InstitutionalName> {
  const { email, firstName, lastName, fullName } = person;
  const believed = believedAddress(email, platform.email_domains);
  const isFree = believed !== null && (await selectOptionalAccountByEmail(believed)) === undefined;
  const name = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  return {
    email: isFree ? believed : placeholderAddress(`lti-${randomBytes(10).toString('hex')}`),
    username: (isFree ? believed.split('@')[0] : name) || 'person',
    firstName,
    lastName,
    // A platform need not say what people are called.
    fullName: name || `Person ${randomBytes(2).toString('hex')}`,
  };
}
