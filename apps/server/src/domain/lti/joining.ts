import type { SessionUser, UserId } from '@redraft/contracts';
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
import { listInstitutionsOf } from '../identities/index.ts';
import { leaveAllClasses } from '../members/index.ts';
import { givePlace } from './class-places.ts';
import { listConnectedClassesOf, moveMemberships } from './context-queries.ts';
import { moveDeepLinkingRequests } from './deep-linking-queries.ts';
import { selectOptionalPlatformOfSession } from './launch-queries.ts';
import {
  listPlatformsOfAccount,
  lockIdentity,
  lockJoinedAccount,
  selectIsAccountUsed,
  selectOptionalIdentityOf,
  updateIdentityUser,
} from './people-queries.ts';
import { type Belonging, joinProblem } from './people-rules.ts';
import { selectOptionalPlatform } from './platform-queries.ts';
import { updateScoresOf } from './scores.ts';

type Account = Awaited<ReturnType<typeof selectAccount>>;

/** An institution that is configured for sign-in. */
interface Institution {
  issuer: string;
  name: string;
}

/**
 * A person whose launch created a new account signs in to an account that they already had: the platform opens that one from now on, and the new one,
 * which was not used yet, is closed.
 */
export async function joinAccount(
  actor: Actor,
  {
    credentials,
    institutions,
    userAgent,
  }: { credentials: Credentials; institutions: readonly Institution[]; userAgent: string },
  now: Date,
): Promise<SessionUser> {
  return byCredentials(credentials, async (account) => {
    const { platform, identity } = await requireJoinable(actor, { account, institutions });
    await lockIdentity(identity);
    await updateIdentityUser(identity, account.id, now);
    await moveMemberships(actor.userId, account.id);
    await moveDeepLinkingRequests(actor.userId, account.id);
    await leaveAllClasses({ userId: actor.userId, email: actor.email }, now);
    await giveNewPlaces(actor, account, now);
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

async function requireJoinable(
  actor: Actor,
  { account, institutions }: { account: Account; institutions: readonly Institution[] },
) {
  await lockJoinedAccount(account.id);
  const platformId = await selectOptionalPlatformOfSession(actor.sessionId);
  const platform = platformId === null ? undefined : await selectOptionalPlatform(platformId);
  if (!platform) throw new AppError('lti.launch_expired');
  const { issuer } = platform;
  const known = await selectOptionalIdentityOf(actor.userId, issuer);
  const problem = joinProblem({
    identity: known ? { isMade: known.is_made } : null,
    isUsed: await selectIsAccountUsed(actor.userId),
    joined: {
      roles: account.roles,
      isSame: account.id === actor.userId,
      hasOtherIdentity: (await selectOptionalIdentityOf(account.id, issuer)) !== undefined,
      belongings: await listBelongings(account.id, institutions),
    },
    platform,
  });
  if (problem !== null || !known) throw new AppError(problem ?? 'lti.launch_expired');
  return { platform, identity: { issuer, subject: known.subject } };
}

/** The institutions to which an account belongs, by its platforms and its sign-ins. Institutions are named as configured, and as rules of administrators say. */
async function listBelongings(userId: UserId, configured: readonly Institution[]): Promise<Belonging[]> {
  const platforms = await listPlatformsOfAccount(userId);
  const signedOn = await listInstitutionsOf(userId);
  return [
    ...platforms.map(({ id, institution }) => ({ platformId: id, names: [institution] })),
    ...signedOn.map(({ issuer, names }) => ({
      platformId: null,
      names: [...names, ...configured.filter((one) => one.issuer === issuer).map(({ name }) => name)],
    })),
  ];
}

/** Gives the joined account the places that the new account got by its launch. */
async function giveNewPlaces(actor: Actor, account: Account, now: Date): Promise<void> {
  for (const role of Object.values(grantedRoles))
    if (actor.roles.includes(role)) await giveRole(account.id, role);
  for (const { classId, role } of await listConnectedClassesOf(account.id)) {
    const place = courseConnectionSchema.shape.role.parse(role);
    await givePlace({ classId, userId: account.id, role: place }, now);
  }
}
