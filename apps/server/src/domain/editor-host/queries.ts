import type { FileId, UserId } from '@redraft/contracts';
import type { FileLock } from '@redraft/wopi';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

export interface TokenRow {
  token_hash: Buffer;
  file_id: FileId;
  user_id: UserId;
  mode: 'edit' | 'view';
  seq: number | null;
  created_at: Date;
  session_id: number;
}

export interface NewToken {
  tokenHash: Buffer;
  fileId: FileId;
  userId: UserId;
  sessionId: number;
  mode: 'edit' | 'view';
  seq: number | null;
  at: Date;
  expiresAt: Date;
}

export async function insertToken(token: NewToken): Promise<void> {
  await sql`
    INSERT INTO wopi_tokens (token_hash, file_id, user_id, session_id, mode, seq, created_at, expires_at)
    VALUES (${token.tokenHash}, ${token.fileId}, ${token.userId}, ${token.sessionId}, ${token.mode}, ${token.seq},
      ${token.at}, ${token.expiresAt})`.execute(db());
}

/** A token that still holds: not expired, not revoked, and its session goes on. */
export async function selectOptionalToken(tokenHash: Buffer, now: Date): Promise<TokenRow | undefined> {
  const { rows } = await sql<TokenRow>`
    SELECT token.token_hash, token.file_id, token.user_id, token.mode, token.seq, token.created_at, token.session_id
    FROM wopi_tokens token JOIN sessions ON sessions.id = token.session_id
    WHERE token.token_hash = ${tokenHash} AND token.revoked_at IS NULL AND token.expires_at > ${now}
      AND sessions.ended_at IS NULL AND sessions.expires_at > ${now}`.execute(db());
  return rows[0];
}

/** Of these openings those whose token still holds, by the same rule. */
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

export async function deleteExpiredTokens(userId: UserId, now: Date): Promise<void> {
  await sql`DELETE FROM wopi_tokens WHERE user_id = ${userId} AND expires_at < ${now}`.execute(db());
}

interface LockRow {
  lock_id: string | null;
  user_id: number | null;
  opening: Buffer | null;
  expires_at: Date | null;
}

/**
 * The lock as it was last left, whether it still holds is for the rules to say; and the fence of the file under which
 * that is so.
 */
export async function selectFencedLock(fileId: FileId): Promise<{ fence: number; lock: FileLock | null }> {
  const { rows } = await sql<LockRow & { fence: number }>`
    SELECT fence, lock_id, user_id, opening, expires_at
    FROM files LEFT JOIN wopi_locks ON wopi_locks.file_id = files.id WHERE files.id = ${fileId}`.execute(
    db(),
  );
  const [row] = rows;
  if (!row) throw new AppError('not_found');
  return { fence: row.fence, lock: toLock(row) };
}

/** The lock inside a transaction, held against other requests until its end. */
export async function lockLock(fileId: FileId): Promise<FileLock | null> {
  await sql`INSERT INTO wopi_locks (file_id) VALUES (${fileId}) ON CONFLICT DO NOTHING`.execute(db());
  const { rows } = await sql<LockRow>`
    SELECT lock_id, user_id, opening, expires_at FROM wopi_locks WHERE file_id = ${fileId} FOR UPDATE`.execute(
    db(),
  );
  return toLock(rows[0]);
}

export async function updateLock(fileId: FileId, lock: FileLock | null): Promise<void> {
  await sql`
    UPDATE wopi_locks SET lock_id = ${lock?.id ?? null}, user_id = ${lock ? Number(lock.userId) : null},
      opening = ${lock ? Buffer.from(lock.opening, 'hex') : null}, expires_at = ${lock ? new Date(lock.expiresAt) : null}
    WHERE file_id = ${fileId}`.execute(db());
}

function toLock(row: LockRow | undefined): FileLock | null {
  if (!row || row.lock_id === null || row.opening === null || row.expires_at === null) return null;
  return {
    id: row.lock_id,
    userId: String(row.user_id),
    opening: row.opening.toString('hex'),
    expiresAt: row.expires_at.getTime(),
  };
}
