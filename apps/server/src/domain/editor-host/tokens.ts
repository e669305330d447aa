import type { FileId, UserId } from '@redraft/contracts';
import { now as readClock } from '../../platform/clock.ts';
import { inTransaction } from '../../platform/db.ts';
import { notifyEnded } from '../../platform/notify.ts';
import { createToken, hashToken } from '../../platform/tokens.ts';
import {
  deleteTokensEndedBefore,
  insertToken,
  selectHeldTokens,
  type TokenScope,
  updateTokenSession,
  updateTokensExpiry,
  updateTokensRevoked,
} from './queries.ts';

/** One opening of one file by one user: what stands behind an access token. */
export interface Opening {
  /** Tells this opening from others of the same user. */
  id: string;
  fileId: FileId;
  userId: UserId;
  mode: 'edit' | 'view';
  /** An earlier version; null for the current one. */
  seq: number | null;
  openedAt: Date;
  sessionId: number;
  /** Read in the built-in editor beside another one, whose signature its calls lack. */
  isBuiltIn: boolean;
}

export interface TokenGrant {
  fileId: FileId;
  userId: UserId;
  sessionId: number;
  mode: 'edit' | 'view';
  seq?: number | undefined;
  isBuiltIn?: boolean;
  at: Date;
  expiresAt: Date;
}

/** Makes the token that goes into the editor's frame; it is shown once and only its hash is kept. */
export async function issueFileToken(grant: TokenGrant): Promise<string> {
  const token = createToken();
  await deleteTokensEndedBefore(grant.userId, new Date(grant.at.getTime() - resumableMs));
  const { seq = null, isBuiltIn = false } = grant;
  await insertToken({ ...grant, tokenHash: hashToken(token), seq, isBuiltIn });
  return token;
}

/** Whether its token still holds. */
export async function isOpeningValid(id: string, now: Date): Promise<boolean> {
  return (await selectHeldTokens([id], now)).has(id);
}

/** A frame is open for a working day at most, and never longer than the session that opened it. */
const tokenLifeMs = 12 * 60 * 60 * 1000;

export function tokenExpiry(sessionExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + tokenLifeMs, sessionExpiresAt.getTime()));
}

/** Lets what a session has open go on with it: the same tokens, so that no editor has to be opened anew. */
export async function renewFileTokens(
  session: { sessionId: number; expiresAt: Date },
  now: Date,
): Promise<void> {
  await updateTokensExpiry(session.sessionId, tokenExpiry(session.expiresAt, now), now);
}

/** A page that was left open overnight still has its words. */
const resumableMs = 24 * 60 * 60 * 1000;

/**
 * Gives an opening to the session in which its user has signed in again: its editor saves on, under the token that it has. False where that is
 * nobody's any more, or somebody else's.
 */
export async function resumeFileToken(
  token: string,
  session: { userId: UserId; sessionId: number; expiresAt: Date },
  now: Date,
): Promise<boolean> {
  const { userId, sessionId, expiresAt } = session;
  const since = new Date(now.getTime() - resumableMs);
  const until = tokenExpiry(expiresAt, now);
  return updateTokenSession(hashToken(token), { userId, sessionId, until, since });
}

/** Ends the tokens of a file (paused, handed in), of a session or of a user; at least one has to be named. */
export async function revokeFileTokens(scope: TokenScope): Promise<void> {
  if (scope.fileId === undefined && scope.sessionId === undefined && scope.userId === undefined) {
    throw new Error('Revoking tokens needs a file, a session or a user.');
  }
  await inTransaction(async () => {
    await updateTokensRevoked(scope, readClock());
    await notifyEnded(scope);
  });
}
