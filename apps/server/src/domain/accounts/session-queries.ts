import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertSession(session: {
  userId: UserId;
  tokenHash: Buffer;
  at: Date;
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      created_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute();
}

export async function selectOptionalSession(tokenHash: Buffer) {
  return db()
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at', 'ended_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Held until the end of the transaction; undefined once it has ended. */
export async function lockOptionalSession(sessionId: number) {
  return db()
    .selectFrom('sessions')
    .select(['created_at', 'expires_at'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function updateSessionExpiry(sessionId: number, expiresAt: Date): Promise<void> {
  await db().updateTable('sessions').set({ expires_at: expiresAt }).where('id', '=', sessionId).execute();
}

export async function endSession(sessionId: number, at: Date): Promise<void> {
  await db()
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}
