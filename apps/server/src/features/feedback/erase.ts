import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What somebody kept to use again, whose account is deleted. */
export async function eraseSavedComments(ownerId: UserId): Promise<void> {
  await db().deleteFrom('kept_comments').where('owner_id', '=', ownerId).execute();
}
