import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function eraseAccessTokens(userId: UserId): Promise<void> {
  await db().deleteFrom('access_tokens').where('user_id', '=', userId).execute();
}
