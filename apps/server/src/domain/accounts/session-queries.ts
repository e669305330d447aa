import type { PlatformId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertSession(session: {
  userId: UserId;
  tokenHash: Buffer;
  userAgent: string;
  /** The learning platform from which it was launched. */
  platformId: PlatformId | null;
  at: Date;
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      user_agent: session.userAgent,
      lti_platform_id: session.platformId,
      created_at: session.at,
      last_used_at: session.at,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** Whether an instructor of any class lets the user comment or grade. */
export async function selectIsMarker(userId: UserId): Promise<boolean> {
  const row = await db()
    .selectFrom('class_assistants')
    .select('class_id')
    .where('user_id', '=', userId)
    .where('marking', '!=', 'none')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function selectOptionalSession(tokenHash: Buffer) {
  return db()
    .selectFrom('sessions')
    .select(['id', 'user_id', 'expires_at', 'ended_at', 'last_used_at'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('class_assistants')
            .select('class_id')
            .whereRef('class_assistants.user_id', '=', 'sessions.user_id')
            .where('marking', '!=', 'none'),
        )
        .as('is_marker'),
    )
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Held until the end of the transaction; undefined once the session has ended. */
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

/** Only if the last use was recorded before `before`: a page makes many requests at once. */
export async function touchSession(
  sessionId: number,
  { before, at }: { before: Date; at: Date },
): Promise<void> {
  await db()
    .updateTable('sessions')
    .set({ last_used_at: at })
    .where('id', '=', sessionId)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', before)]))
    .execute();
}

/** Open sessions, most recently used first. */
export async function listOpenSessions(userId: UserId, now: Date) {
  return db()
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_used_at', (order) => order.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

/** False if this account has no such open session. */
export async function endSessionOf(
  { userId, sessionId }: { userId: UserId; sessionId: number },
  at: Date,
): Promise<boolean> {
  const row = await db()
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function endSessions(
  { userId, exceptSessionId }: { userId: UserId; exceptSessionId?: number },
  at: Date,
): Promise<void> {
  await db()
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .$if(exceptSessionId !== undefined, (query) => query.where('id', '!=', exceptSessionId ?? null))
    .execute();
}

/** Ends sessions launched from a learning platform; returns their users. */
export async function endSessionsLaunchedFrom(platformId: PlatformId, at: Date): Promise<number[]> {
  const rows = await db()
    .updateTable('sessions')
    .set({ ended_at: at })
    .where('lti_platform_id', '=', platformId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** With the tokens of their openings, by cascade. */
export async function deleteSessionsEndedBefore(before: Date): Promise<void> {
  await db()
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('expires_at', '<', before), eb('ended_at', '<', before)]))
    .execute();
}
