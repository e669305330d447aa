import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** For a deleted account: its file tokens with their codes, and the information that editors stored about the user. */
export async function eraseOpenings(userId: UserId): Promise<void> {
  await db().deleteFrom('wopi_tokens').where('user_id', '=', userId).execute();
  await db().deleteFrom('wopi_locks').where('user_id', '=', userId).execute();
  await db().deleteFrom('editor_user_infos').where('user_id', '=', userId).execute();
}
