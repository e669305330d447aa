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
import { deleteOldSignInCodes, eraseSignInCodes } from '../sign-in-codes/index.ts';
import { requireOpenAccount } from './demo-accounts.ts';
import { describeDevice, maxUserAgentLength } from './device-rules.ts';
import { personOf, preferencesOf } from './present.ts';
import { type AccountRow, selectAccount } from './queries.ts';
import {
  deleteSessionsEndedBefore,
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
import {
  oldestKeptSession,
  renewedExpiry,
  sessionExpiry,
  sessionState,
  usedBefore,
} from './session-rules.ts';

/** Opens a session for an account that the caller has authenticated; the answer contains its token. */
export async function openSession(
  {
    account,
    isRemembered,
    userAgent,
    platformId = null,
  }: { account: AccountRow; isRemembered: boolean; userAgent: string; platformId?: PlatformId | null },
  now: Date,
): Promise<SessionUser> {
  requireOpenAccount(account);
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
    can: await listOfferedPermissions(account),
    accessToken: token,
    expiry: expiresAt.toISOString(),
    ...preferencesOf(account),
  });
}

/**
 * The permissions that pages use to show actions. Pages label a list "All classes" for users who may list all of them, so a user with a limited role
 * gets only the classes in which they assist; a change to that ends the session.
 */
async function listOfferedPermissions(account: AccountRow): Promise<Permission[]> {
  const { assisting } = await readOwnScopes(account.id);
  return permissionsOf(account).filter((permission) => permission !== 'class.list_any' || assisting === null);
}

/** The actor of a session's token. Roles and marking rights are read for each request, so that changes take effect at once. */
export async function authenticateSession(token: string, now: Date): Promise<Actor> {
  const session = await selectOptionalSession(hashToken(token));
  if (!session) throw new AppError('auth.required');
  const state = sessionState({ expiresAt: session.expires_at, endedAt: session.ended_at }, now);
  if (state === 'expired') throw new AppError('auth.expired');
  if (state === 'ended') throw new AppError('auth.required');
  const before = usedBefore(session.last_used_at, now);
  if (before !== null) await touchSession(session.id, { before, at: now });
  const account = await selectAccount(session.user_id);
  requireOpenAccount(account);
  return {
    userId: account.id,
    sessionId: session.id,
    ...personOf(account),
    isMarker: Boolean(session.is_marker),
    sessionExpiresAt: session.expires_at,
  };
}

/** Extends the actor's session; returns its new end. */
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

/** Held until the end of the transaction: work that relies on the session finishes before it ends. */
export async function isSessionOpen(sessionId: number, now: Date): Promise<boolean> {
  const session = await lockOptionalSession(sessionId);
  return session !== undefined && session.expires_at > now;
}

/** Ends a session, and the files opened in it. */
export async function closeSession({ sessionId }: Pick<Actor, 'sessionId'>, now: Date): Promise<void> {
  await inTransaction(async () => {
    await endSession(sessionId, now);
    await notifyEnded({ sessionId });
  });
}

/** Open sessions of the user's own account. */
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

/** Ends one of the user's own sessions. Idempotent; other users' sessions are not found. */
export async function closeOwnSession(actor: Actor, sessionId: number, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await endSessionOf({ userId: actor.userId, sessionId }, now))) throw new AppError('not_found');
    await notifyEnded({ sessionId });
  });
}

/**
 * Ends an account's sessions, pending sign-ins and open files, in the transaction of the act that causes it. Access tokens end as well, unless only
 * roles have changed, because roles are read for each call.
 */
export async function endSessionsOf(
  target: { userId: UserId; exceptSessionId?: number; keepsAccessTokens?: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    // Runs first: a code that is being exchanged has created its session by the time this returns.
    await eraseSignInCodes(target.userId);
    await endSessions(target, now);
    if (!target.keepsAccessTokens) await revokeAccessTokensOf(target.userId, now);
    await notifyEnded({ userId: target.userId });
  });
}

/** Ends all sessions launched from a learning platform. */
export async function endSessionsOfPlatform(platformId: PlatformId, now: Date): Promise<void> {
  await inTransaction(async () => {
    for (const sessionId of await endSessionsLaunchedFrom(platformId, now)) await notifyEnded({ sessionId });
  });
}

/** Also deletes the codes with which browsers came back from signing in. */
export async function deleteOldSessions(now: Date): Promise<void> {
  await deleteSessionsEndedBefore(oldestKeptSession(now));
  await deleteOldSignInCodes(now);
}
