import type { SessionUser } from '@redraft/contracts';
import { courseConnectionSchema } from '@redraft/contracts';
import { type Actor, grantedRoles } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import {
  byCredentials,
  type Credentials,
  closeAccount,
  giveRole,
  openSession,
  selectAccount,
} from '../accounts/index.ts';
import { leaveAllClasses } from '../members/index.ts';
import { takePlace } from './class-places.ts';
import { listConnectedClassesOf, moveMemberships } from './context-queries.ts';
import { moveDeepLinkingRequests } from './deep-linking-queries.ts';
import { selectOptionalPlatformOfSession } from './launch-queries.ts';
import {
  listInstitutionsOf,
  lockIdentity,
  selectIsAccountUsed,
  selectOptionalIdentityOf,
  updateIdentityUser,
} from './people-queries.ts';
import { joinProblem } from './people-rules.ts';
import { selectOptionalPlatform } from './platform-queries.ts';
import { updateScoresOf } from './scores.ts';

type Account = Awaited<ReturnType<typeof selectAccount>>;

/**
 * Somebody who has just been launched into a new account shows, by signing in to it, that they have another one here: the platform opens
 * that one from now on, and the new one is closed before anything was done in it.
 */
export async function joinAccount(
  actor: Actor,
  { credentials, userAgent }: { credentials: Credentials; userAgent: string },
  now: Date,
): Promise<SessionUser> {
  return byCredentials(credentials, async (account) => {
    const { platform, identity } = await requireJoinable(actor, account);
    await lockIdentity(identity);
    await updateIdentityUser(identity, account.id, now);
    await moveMemberships(actor.userId, account.id);
    await moveDeepLinkingRequests(actor.userId, account.id);
    await leaveAllClasses({ userId: actor.userId, email: actor.email }, now);
    await takePlaces(actor, account, now);
    await updateScoresOf({ studentId: account.id }, now);
    await closeAccount(actor.userId);
    const subject = { subject: 'account' as const, subjectId: account.id };
    const details = {
      issuer: identity.issuer,
      platform: platform.name,
      how: 'joined',
      instead: actor.userId,
    };
    await audit({ at: now, actorId: account.id, action: 'account.connect', ...subject, details });
    const joined = await selectAccount(account.id);
    return openSession({ account: joined, isRemembered: false, userAgent, platformId: platform.id }, now);
  });
}

async function requireJoinable(actor: Actor, account: Account) {
  const platformId = await selectOptionalPlatformOfSession(actor.sessionId);
  const platform = platformId === null ? undefined : await selectOptionalPlatform(platformId);
  if (!platform) throw new AppError('lti.launch_expired');
  const { issuer, institution } = platform;
  const known = await selectOptionalIdentityOf(actor.userId, issuer);
  const problem = joinProblem({
    identity: known ? { isMade: known.is_made } : null,
    isUsed: await selectIsAccountUsed(actor.userId),
    joined: {
      roles: account.roles,
      isSame: account.id === actor.userId,
      hasOtherIdentity: (await selectOptionalIdentityOf(account.id, issuer)) !== undefined,
      institutions: await listInstitutionsOf(account.id),
    },
    institution,
  });
  if (problem !== null || !known) throw new AppError(problem ?? 'lti.launch_expired');
  return { platform, identity: { issuer, subject: known.subject } };
}

/** What the new account was given by its launch, the joined one has as well. */
async function takePlaces(actor: Actor, account: Account, now: Date): Promise<void> {
  for (const role of Object.values(grantedRoles))
    if (actor.roles.includes(role)) await giveRole(account.id, role);
  for (const { classId, role } of await listConnectedClassesOf(account.id)) {
    const place = courseConnectionSchema.shape.role.parse(role);
    await takePlace({ classId, userId: account.id, role: place }, now);
  }
}
