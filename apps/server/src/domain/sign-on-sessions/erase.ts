import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The records of a deleted account's sessions at institutions. */
export async function eraseSignOnSessions(userId: UserId): Promise<void> {
  await db().deleteFrom('sign_on_sessions').where('user_id', '=', userId).execute();
}
