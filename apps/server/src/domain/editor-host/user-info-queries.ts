import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What an editor wishes to know again of its user, whatever file is open: it is told to this user alone. */
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
