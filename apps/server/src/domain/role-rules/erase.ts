import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** The institutions to which a deleted account belonged. The rows of role_rule_grants are deleted with those of user_roles (ON DELETE CASCADE). */
export async function eraseInstitutions(userId: UserId): Promise<void> {
  await db().deleteFrom('account_institutions').where('user_id', '=', userId).execute();
}
