import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Uploads of a deleted account that were not brought into a file. */
export async function eraseConversions(userId: UserId): Promise<void> {
  await db().deleteFrom('conversions').where('owner_id', '=', userId).execute();
}
