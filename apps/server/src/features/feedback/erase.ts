import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The saved comments of a deleted account. */
export async function eraseSavedComments(ownerId: UserId): Promise<void> {
  await db().deleteFrom('kept_comments').where('owner_id', '=', ownerId).execute();
}
