import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/**
 * Before an address is removed: mails to it, or with it as reply address, that belong to no account (an invitation, a message without a sign-in) are
 * assigned to this account and erased with its others.
 */
export async function claimMailsOf(user: { id: UserId; email: string }): Promise<void> {
  const email = user.email.toLowerCase();
  await db()
    .updateTable('mails')
    .set({ user_id: user.id })
    .where('user_id', 'is', null)
    .where((eb) => eb.or([eb(sql`lower(to_address)`, '=', email), eb(sql`lower(reply_to)`, '=', email)]))
    .execute();
}

const unfinishedStates = ['waiting', 'sending'];

/** Deletes mails to and about a deleted account; false while one of them is still to be sent. */
export async function eraseMails(userId: UserId): Promise<boolean> {
  await db()
    .deleteFrom('mails')
    .where('user_id', '=', userId)
    .where('state', 'not in', unfinishedStates)
    .execute();
  const remaining = await db()
    .selectFrom('mails')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .execute();
  return remaining.length === 0;
}
