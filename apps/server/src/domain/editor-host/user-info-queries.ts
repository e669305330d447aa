import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** WOPI's UserInfo: data that an editor stores about a user across files; sent back for this user only. */
export const userInfoMaxLength = 1024;

export async function loadUserInfo(userId: UserId): Promise<string | null> {
  const row = await db()
    .selectFrom('editor_user_infos')
    .select('info')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.info ?? null;
}

export async function storeUserInfo(userId: UserId, info: string): Promise<void> {
  await db()
    .insertInto('editor_user_infos')
    .values({ user_id: userId, info })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ info }))
    .execute();
}
