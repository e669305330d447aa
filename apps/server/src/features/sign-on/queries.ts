import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

interface AttemptKey {
  stateHash: Buffer;
  way: 'oidc' | 'saml';
  issuer: string;
}

export async function insertAttempt(
  attempt: AttemptKey & {
    browserHash: Buffer;
    nonce: string;
    codeVerifier: string | null;
    target: string | null;
    connects: { userId: UserId; sessionId: number } | null;
    begunAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await db()
    .insertInto('sign_on_attempts')
    .values({
      state_hash: attempt.stateHash,
      browser_hash: attempt.browserHash,
      way: attempt.way,
      issuer: attempt.issuer,
      nonce: attempt.nonce,
      code_verifier: attempt.codeVerifier,
      target: attempt.target,
      user_id: attempt.connects?.userId ?? null,
      session_id: attempt.connects?.sessionId ?? null,
      begun_at: attempt.begunAt,
      expires_at: attempt.expiresAt,
    })
    .execute();
}

/** Attempts can be started without authentication, so they must be cleaned up. */
export async function deleteExpiredAttempts(now: Date): Promise<void> {
  await db().deleteFrom('sign_on_attempts').where('expires_at', '<', now).execute();
}

/** Assertions about a deleted account, and its pending attempts. */
export async function eraseSignOnAttempts(userId: UserId): Promise<void> {
  await sql`DELETE FROM sign_on_attempts USING users WHERE users.id = ${userId} AND (sign_on_attempts.user_id = users.id
    OR strpos(lower(asserted::text), lower(email)) > 0)`.execute(db());
}

/** Marks the attempt as used in the statement that reads it, so that it leads to one sign-in only. */
export async function updateAttemptUsed(key: AttemptKey & { browserHash: Buffer }, now: Date) {
  return db()
    .updateTable('sign_on_attempts')
    .set({ used_at: now })
    .where('state_hash', '=', key.stateHash)
    .where('browser_hash', '=', key.browserHash)
    .where('way', '=', key.way)
    .where('issuer', '=', key.issuer)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning(['nonce', 'code_verifier', 'target', 'user_id', 'session_id', 'asserted'])
    .executeTakeFirst();
}

/** An attempt that is still valid. */
export async function selectOptionalAttempt(key: AttemptKey, now: Date) {
  return db()
    .selectFrom('sign_on_attempts')
    .select(['nonce', 'code_verifier', 'target', 'user_id', 'session_id', 'begun_at'])
    .where('state_hash', '=', key.stateHash)
    .where('way', '=', key.way)
    .where('issuer', '=', key.issuer)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Only the first answer counts. */
export async function updateAttemptAsserted(
  key: AttemptKey & { asserted: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable('sign_on_attempts')
    .set({ asserted: key.asserted })
    .where('state_hash', '=', key.stateHash)
    .where('way', '=', key.way)
    .where('issuer', '=', key.issuer)
    .where('asserted', 'is', null)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
