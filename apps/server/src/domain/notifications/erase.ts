import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The notifications of a deleted account. */
export async function eraseNotifications(userId: UserId): Promise<void> {
  await db().deleteFrom('notification_preferences').where('user_id', '=', userId).execute();
  await db().deleteFrom('notification_digests').where('user_id', '=', userId).execute();
  await db().deleteFrom('notifications').where('user_id', '=', userId).execute();
}
