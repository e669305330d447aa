import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Who somebody was on learning platforms, whose account is deleted. */
export async function eraseLtiIdentities(userId: UserId): Promise<void> {
  await db().deleteFrom('lti_identities').where('user_id', '=', userId).execute();
  await db().deleteFrom('lti_memberships').where('user_id', '=', userId).execute();
  await db().deleteFrom('lti_launches').where('user_id', '=', userId).execute();
}
