import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What is known of the sessions of a deleted account at institutions. */
export async function eraseSignOnSessions(userId: UserId): Promise<void> {
  await db().deleteFrom('sign_on_sessions').where('user_id', '=', userId).execute();
}
