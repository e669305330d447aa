import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function insertInstructorRequest(userId: UserId, at: Date): Promise<void> {
  await db().insertInto('instructor_requests').values({ user_id: userId, requested_at: at }).execute();
}

export async function listPendingInstructors(): Promise<{ userId: UserId; requestedAt: Date }[]> {
  const rows = await db()
    .selectFrom('instructor_requests')
    .select(['user_id', 'requested_at'])
    .where('decided_at', 'is', null)
    .orderBy('requested_at')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => ({ userId: row.user_id, requestedAt: row.requested_at }));
}

export async function isInstructorPending(userId: UserId): Promise<boolean> {
  const row = await db()
    .selectFrom('instructor_requests')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('decided_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** False if no request is pending: of two simultaneous decisions, one takes effect. */
export async function updateInstructorRequest(
  decision: { userId: UserId; outcome: 'approved' | 'declined'; actorId: UserId | null },
  at: Date,
): Promise<boolean> {
  const row = await db()
    .updateTable('instructor_requests')
    .set({ outcome: decision.outcome, decided_at: at, decided_by: decision.actorId })
    .where('user_id', '=', decision.userId)
    .where('decided_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}
