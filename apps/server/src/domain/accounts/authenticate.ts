import type { UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { isAccessToken, useAccessToken } from '../access-tokens/index.ts';
import { requireOpenAccount } from './demo-accounts.ts';
import { personOf } from './present.ts';
import { selectAccount } from './queries.ts';
import { selectIsMarker } from './session-queries.ts';
import { authenticateSession } from './sessions.ts';

/** The actor of a bearer token: a session, or a personal access token with its scopes. */
export async function authenticate(token: string, now: Date): Promise<Actor> {
  return isAccessToken(token) ? authenticateAccessToken(token, now) : authenticateSession(token, now);
}

/** An account as the actor of a command: without a session. */
export async function loadActor(userId: UserId, now: Date): Promise<Actor> {
  return { userId, sessionId: 0, ...personOf(await selectAccount(userId)), sessionExpiresAt: now };
}

/** Roles are read for each request, as for a session: a token never has more permissions than its user has now. */
async function authenticateAccessToken(token: string, now: Date): Promise<Actor> {
  const { id, userId, scopes, expiresAt } = await useAccessToken(token, now);
  const [account, isMarker] = await Promise.all([selectAccount(userId), selectIsMarker(userId)]);
  requireOpenAccount(account);
  return {
    userId,
    // No session has this ID, so nothing is opened, renewed or ended by it.
    sessionId: 0,
    ...personOf(account),
    isMarker,
    sessionExpiresAt: expiresAt,
    tokenGrant: { id, scopes },
  };
}
