import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The class searches of a deleted account. */
export async function eraseSearches(userId: UserId): Promise<void> {
  await db().deleteFrom('class_searches').where('user_id', '=', userId).execute();
  await db().deleteFrom('class_search_misses').where('user_id', '=', userId).execute();
}
