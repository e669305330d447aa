import type { ContextId, PlatformId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertLaunch(launch: {
  codeHash: Buffer;
  userId: UserId;
  platformId: PlatformId;
  contextId: ContextId | null;
  launch: object;
  expiresAt: Date;
}): Promise<void> {
  await db()
    .insertInto('lti_launches')
    .values({
      code_hash: launch.codeHash,
      user_id: launch.userId,
      platform_id: launch.platformId,
      context_id: launch.contextId,
      launch: JSON.stringify(launch.launch),
      expires_at: launch.expiresAt,
    })
    .execute();
}

export async function deleteExpiredLaunches(now: Date): Promise<void> {
  await db().deleteFrom('lti_launches').where('expires_at', '<', now).execute();
}

/** Marks the launch as used in the statement that reads it; undefined if its platform was removed meanwhile. */
export async function updateLaunchUsed(codeHash: Buffer, now: Date) {
  return db()
    .updateTable('lti_launches')
    .set({ used_at: now })
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('platform_id', 'in', (query) =>
      query.selectFrom('lti_platforms').select('id').where('status', '=', 'approved'),
    )
    .returning(['user_id', 'platform_id', 'launch'])
    .executeTakeFirst();
}

/** The platform that launched a session; null for other sessions. */
export async function selectOptionalPlatformOfSession(sessionId: number): Promise<PlatformId | null> {
  const row = await db()
    .selectFrom('sessions')
    .innerJoin('lti_platforms', 'lti_platforms.id', 'sessions.lti_platform_id')
    .select('lti_platforms.id')
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst();
  return row?.id ?? null;
}
