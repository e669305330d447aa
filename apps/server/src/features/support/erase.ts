import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What somebody wrote to support, whose account is deleted. */
export async function eraseTickets(userId: UserId): Promise<void> {
  await db().deleteFrom('support_tickets').where('user_id', '=', userId).execute();
}
