import type { UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

const underWay = ['waiting', 'sending'];

/** Mails to and about somebody whose account is deleted; false while one of them is still to be sent. */
export async function eraseMails(userId: UserId): Promise<boolean> {
  await db().deleteFrom('mails').where('user_id', '=', userId).where('state', 'not in', underWay).execute();
  const left = await db().selectFrom('mails').select('id').where('user_id', '=', userId).limit(1).execute();
  return left.length === 0;
}
