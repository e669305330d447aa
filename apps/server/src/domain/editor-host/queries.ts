import type { FileId, UserId } from '@redraft/contracts';
import type { FileLock } from '@redraft/wopi';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { type LockRow, toLock } from './access-gate-queries.ts';

export interface NewToken {
  tokenHash: Buffer;
  fileId: FileId;
  userId: UserId;
  sessionId: number;
  mode: 'edit' | 'view';
  seq: number | null;
  isBuiltIn: boolean;
  at: Date;
  expiresAt: Date;
}

export async function insertToken(token: NewToken): Promise<void> {
  await sql`
    INSERT INTO wopi_tokens (token_hash, file_id, user_id, session_id, mode, seq, is_built_in, created_at, expires_at)
    VALUES (${token.tokenHash}, ${token.fileId}, ${token.userId}, ${token.sessionId}, ${token.mode}, ${token.seq},
      ${token.isBuiltIn}, ${token.at}, ${token.expiresAt})`.execute(db());
}

/** Which of these openings have a valid token: not expired or revoked, with an open session. */
export async function selectHeldTokens(
  openingIds: readonly string[],
  now: Date,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    SELECT encode(token.token_hash, 'hex') AS id
    FROM wopi_tokens token JOIN sessions ON sessions.id = token.session_id
    WHERE token.token_hash IN (SELECT decode(id, 'hex') FROM unnest(${openingIds}::text[]) AS id)
      AND token.revoked_at IS NULL AND token.expires_at > ${now}
      AND sessions.ended_at IS NULL AND sessions.expires_at > ${now}`.execute(db());
  return new Set(rows.map((row) => row.id));
}

export interface TokenScope {
  fileId?: FileId;
  sessionId?: number;
  userId?: UserId;
}

export async function updateTokensRevoked(scope: TokenScope, at: Date): Promise<void> {
  await sql`
    UPDATE wopi_tokens SET revoked_at = ${at}
    WHERE revoked_at IS NULL
      AND (${scope.fileId ?? null}::bigint IS NULL OR file_id = ${scope.fileId ?? null})
      AND (${scope.sessionId ?? null}::bigint IS NULL OR session_id = ${scope.sessionId ?? null})
      AND (${scope.userId ?? null}::bigint IS NULL OR user_id = ${scope.userId ?? null})`.execute(db());
}

/** Tokens that have expired stay expired. */
export async function updateTokensExpiry(sessionId: number, until: Date, now: Date): Promise<void> {
  await sql`
    UPDATE wopi_tokens SET expires_at = ${until}
    WHERE session_id = ${sessionId} AND revoked_at IS NULL
      AND expires_at > ${now} AND expires_at < ${until}`.execute(db());
}

/** Moves a token to a new session of the same user; false if there is none that was not revoked and expired after `since`. */
export async function updateTokenSession(
  tokenHash: Buffer,
  session: { userId: UserId; sessionId: number; until: Date; since: Date },
): Promise<boolean> {
  const { userId, sessionId, until, since } = session;
  const { numAffectedRows } = await sql`
    UPDATE wopi_tokens SET session_id = ${sessionId}, expires_at = ${until}
    WHERE token_hash = ${tokenHash} AND user_id = ${userId} AND revoked_at IS NULL
      AND expires_at > ${since}`.execute(db());
  return numAffectedRows === 1n;
}

export async function deleteTokensEndedBefore(userId: UserId, at: Date): Promise<void> {
  await sql`DELETE FROM wopi_tokens WHERE user_id = ${userId} AND expires_at < ${at}`.execute(db());
}

/** The lock, held against other requests until the end of the transaction. */
export async function lockLock(fileId: FileId): Promise<FileLock | null> {
  await sql`INSERT INTO wopi_locks (file_id) VALUES (${fileId}) ON CONFLICT DO NOTHING`.execute(db());
  const { rows } = await sql<LockRow>`
    SELECT lock_id, user_id AS lock_user_id, encode(opening, 'hex') AS lock_opening, expires_at AS lock_expires_at
    FROM wopi_locks WHERE file_id = ${fileId} FOR UPDATE`.execute(db());
  return toLock(rows[0]);
}

export async function updateLock(fileId: FileId, lock: FileLock | null): Promise<void> {
  await sql`
    UPDATE wopi_locks SET lock_id = ${lock?.id ?? null}, user_id = ${lock ? Number(lock.userId) : null},
      opening = ${lock ? Buffer.from(lock.opening, 'hex') : null}, expires_at = ${lock ? new Date(lock.expiresAt) : null}
    WHERE file_id = ${fileId}`.execute(db());
}
