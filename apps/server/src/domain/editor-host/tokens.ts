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

/** One opening of a file by a user, identified by an access token. */
export interface Opening {
  /** Distinguishes the openings of one user. */
  id: string;
  fileId: FileId;
  userId: UserId;
  mode: 'edit' | 'view';
  /** An earlier version; null for the current one. */
  seq: number | null;
  openedAt: Date;
  sessionId: number;
  /** Opened read-only in the built-in editor while another editor is configured: its calls have no proof signature. */
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

/** Creates the token for the editor's frame; only its hash is stored. */
export async function issueFileToken(grant: TokenGrant): Promise<string> {
  const token = createToken();
  await deleteTokensEndedBefore(grant.userId, new Date(grant.at.getTime() - resumableMs));
  const { seq = null, isBuiltIn = false } = grant;
  await insertToken({ ...grant, tokenHash: hashToken(token), seq, isBuiltIn });
  return token;
}

/** Whether its token is still valid. */
export async function isOpeningValid(id: string, now: Date): Promise<boolean> {
  return (await selectHeldTokens([id], now)).has(id);
}

/** A frame stays open for a working day at most, and never longer than its session. */
const tokenLifeMs = 12 * 60 * 60 * 1000;

export function tokenExpiry(sessionExpiresAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() + tokenLifeMs, sessionExpiresAt.getTime()));
}

/** Extends the tokens of a renewed session, so that open editors need not be reopened. */
export async function renewFileTokens(
  session: { sessionId: number; expiresAt: Date },
  now: Date,
): Promise<void> {
  await updateTokensExpiry(session.sessionId, tokenExpiry(session.expiresAt, now), now);
}

/** A page left open overnight still has unsaved text. */
const resumableMs = 24 * 60 * 60 * 1000;

/**
 * Moves an opening to the session in which its user has signed in again: its editor continues with the same token. False if the opening is gone, or
 * belongs to another user.
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

/** Revokes the tokens of a file (paused, handed in), a session or a user; at least one must be given. */
export async function revokeFileTokens(scope: TokenScope): Promise<void> {
  if (scope.fileId === undefined && scope.sessionId === undefined && scope.userId === undefined) {
    throw new Error('Revoking tokens needs a file, a session or a user.');
  }
  await inTransaction(async () => {
    await updateTokensRevoked(scope, readClock());
    await notifyEnded(scope);
  });
}
