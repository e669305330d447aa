import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** What somebody wrote to support, whose account is deleted; without a sign-in too, where it is their address that stands there. */
export async function eraseTickets(userId: UserId): Promise<void> {
  await sql`DELETE FROM support_tickets USING users
    WHERE users.id = ${userId} AND (support_tickets.user_id = users.id OR lower(support_tickets.email) = lower(users.email))`.execute(
    db(),
  );
}
