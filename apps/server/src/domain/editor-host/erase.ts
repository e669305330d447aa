import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What opened files for somebody whose account is deleted, and what editors have kept of them. */
export async function eraseOpenings(userId: UserId): Promise<void> {
  await db().deleteFrom('wopi_tokens').where('user_id', '=', userId).execute();
  await db().deleteFrom('wopi_locks').where('user_id', '=', userId).execute();
  await db().deleteFrom('editor_user_infos').where('user_id', '=', userId).execute();
}
