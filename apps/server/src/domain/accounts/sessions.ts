import {
  type OpenSession,
  openSessionSchema,
  type Permission,
  type PlatformId,
  type SessionUser,
  sessionUserSchema,
  type UserId,
} from '@redraft/contracts';
import { type Actor, permissionsOf } from '../../access/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyEnded } from '../../platform/notify.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import { revokeAccessTokensOf } from '../access-tokens/index.ts';
import { readOwnScopes } from '../role-scopes/index.ts';
import { eraseSignInCodes } from '../sign-in-codes/index.ts';
import { describeDevice, maxUserAgentLength } from './device-rules.ts';
import { personOf, preferencesOf } from './present.ts';
import { type AccountRow, selectAccount } from './queries.ts';
import {
  endSession,
  endSessionOf,
  endSessions,
  endSessionsLaunchedFrom,
  insertSession,
  listOpenSessions,
  lockOptionalSession,
  selectOptionalSession,
  touchSession,
  updateSessionExpiry,
} from './session-queries.ts';
import { renewedExpiry, sessionExpiry, sessionState, usedBefore } from './session-rules.ts';

/** Signs in whoever the caller has found to be this person; the answer holds the access token. */
export async function openSession(
  {
    account,
    isRemembered,
    userAgent,
    platformId = null,
  }: { account: AccountRow; isRemembered: boolean; userAgent: string; platformId?: PlatformId | null },
  now: Date,
): Promise<SessionUser> {
  const token = createToken();
  const expiresAt = sessionExpiry(isRemembered, now);
  await insertSession({
    userId: account.id,
    tokenHash: hashToken(token),
    userAgent: userAgent.slice(0, maxUserAgentLength),
    platformId,
    at: now,
    expiresAt,
  });
  return sessionUserSchema.parse({
    id: account.id,
    ...personOf(account),
    can: await offeredTo(account),
    accessToken: token,
    expiry: expiresAt.toISOString(),
    ...preferencesOf(account),
  });
}

/**
 * What the pages take from it what to offer. They say "All classes" to whoever may list them all, so somebody whose role is limited is
 * shown the classes that they assist in; a change of that ends the session.
 */
async function offeredTo(account: AccountRow): Promise<Permission[]> {
  const { assisting } = await readOwnScopes(account.id);
  return permissionsOf(account).filter((permission) => permission !== 'class.list_any' || assisting === null);
}

/** The actor behind the token of a session. Roles, and whether they mark, are read each time: a change acts at once. */
export async function authenticateSession(token: string, now: Date): Promise<Actor> {
  const session = await selectOptionalSession(hashToken(token));
  if (!session) throw new AppError('auth.required');
  const state = sessionState({ expiresAt: session.expires_at, endedAt: session.ended_at }, now);
  if (state === 'expired') throw new AppError('auth.expired');
  if (state === 'ended') throw new AppError('auth.required');
  const before = usedBefore(session.last_used_at, now);
  if (before !== null) await touchSession(session.id, { before, at: now });
  const account = await selectAccount(session.user_id);
  return {
    userId: account.id,
    sessionId: session.id,
    ...personOf(account),
    isMarker: Boolean(session.is_marker),
    sessionExpiresAt: session.expires_at,
  };
}

/** Lets the session of the actor go on; answers until when. */
export async function renewSession(actor: Actor, now: Date): Promise<Date> {
  return inTransaction(async () => {
    const session = await lockOptionalSession(actor.sessionId);
    if (!session) throw new AppError('auth.required');
    const { created_at: createdAt, expires_at: expiresAt } = session;
    const renewed = renewedExpiry({ createdAt, expiresAt }, now);
    await updateSessionExpiry(actor.sessionId, renewed);
    return renewed;
  });
}

/** Held until the end of the transaction: what is done by it is done before it ends. */
export async function isSessionOpen(sessionId: number, now: Date): Promise<boolean> {
  const session = await lockOptionalSession(sessionId);
  return session !== undefined && session.expires_at > now;
}

/** Ends the session of the actor, and what is open by it. */
export async function closeSession(actor: Actor, now: Date): Promise<void> {
  await inTransaction(async () => {
    await endSession(actor.sessionId, now);
    await notifyEnded({ sessionId: actor.sessionId });
  });
}

/** Where the own account is signed in. */
export async function listSessions(actor: Actor, now: Date): Promise<OpenSession[]> {
  const rows = await listOpenSessions(actor.userId, now);
  return rows.map((row) =>
    openSessionSchema.parse({
      id: row.id,
      isThis: row.id === actor.sessionId,
      ...describeDevice(row.user_agent),
      signedInAt: row.created_at.toISOString(),
      lastUsedAt: (row.last_used_at ?? row.created_at).toISOString(),
      expiresAt: row.expires_at.toISOString(),
    }),
  );
}

/** Signs the own account out in one place. Done twice it is done; a session of somebody else is none. */
export async function closeOwnSession(actor: Actor, sessionId: number, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await endSessionOf({ userId: actor.userId, sessionId }, now))) throw new AppError('not_found');
    await notifyEnded({ sessionId });
  });
}

/**
 * Ends what an account has open, what was about to be, and what editors have open by it; in the transaction of the act that is the reason.
 * Access tokens end as well, unless only roles have changed, which are read with each call.
 */
export async function endSessionsOf(
  whose: { userId: UserId; exceptSessionId?: number; keepsAccessTokens?: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    // First: a code that is exchanged at this moment has made its session by the time this is done.
    await eraseSignInCodes(whose.userId);
    await endSessions(whose, now);
    if (!whose.keepsAccessTokens) await revokeAccessTokensOf(whose.userId, now);
    await notifyEnded({ userId: whose.userId });
  });
}

/** Signs out whoever is here by a launch from a learning platform. */
export async function endSessionsOfPlatform(platformId: PlatformId, now: Date): Promise<void> {
  await inTransaction(async () => {
    for (const sessionId of await endSessionsLaunchedFrom(platformId, now)) await notifyEnded({ sessionId });
  });
}
