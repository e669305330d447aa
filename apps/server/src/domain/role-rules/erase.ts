import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The institutions to which a deleted account belonged. What rules gave goes with the roles. */
export async function eraseInstitutions(userId: UserId): Promise<void> {
  await db().deleteFrom('account_institutions').where('user_id', '=', userId).execute();
}
