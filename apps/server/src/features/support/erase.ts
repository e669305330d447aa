import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** Support requests of a deleted account, including those sent without signing in from its address. */
export async function eraseTickets(userId: UserId): Promise<void> {
  await sql`DELETE FROM support_tickets USING users
    WHERE users.id = ${userId} AND (support_tickets.user_id = users.id OR lower(support_tickets.email) = lower(users.email))`.execute(
    db(),
  );
}
