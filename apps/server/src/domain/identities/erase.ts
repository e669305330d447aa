import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The institutional identities of a deleted account. */
export async function eraseIdentities(userId: UserId): Promise<void> {
  await db().deleteFrom('identities').where('user_id', '=', userId).execute();
}
