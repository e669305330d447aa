import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** By which institutions somebody was known, whose account is deleted. */
export async function eraseIdentities(userId: UserId): Promise<void> {
  await db().deleteFrom('identities').where('user_id', '=', userId).execute();
}
