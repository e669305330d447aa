import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

export async function eraseSignInCodes(userId: UserId): Promise<void> {
  await db().deleteFrom('sign_in_codes').where('user_id', '=', userId).execute();
}
