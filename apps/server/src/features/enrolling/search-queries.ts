import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { oldestSearchThatCounts } from '../../domain/members/index.ts';
import { db } from '../../platform/db.ts';
import {
  type WrongKeys,
  wrongKeysCountMs,
  wrongKeysOfAccount,
  wrongKeysOfAddress,
} from './key-guess-rules.ts';

/** Which classes users have found by key, and how many wrong keys they entered. */

/** More than a user needs at once; bounds the table. */
const maxSearchesPerUser = 20;

export async function upsertSearch(search: {
  userId: UserId;
  classId: ClassId;
  enrollKey: string;
  at: Date;
}): Promise<void> {
  const { userId, classId, enrollKey, at } = search;
  await db()
    .insertInto('class_searches')
    .values({ user_id: userId, class_id: classId, enroll_key: enrollKey, searched_at: at })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'class_id']).doUpdateSet({ enroll_key: enrollKey, searched_at: at }),
    )
    .execute();
  await sql`
    DELETE FROM class_searches WHERE user_id = ${userId} AND class_id NOT IN (
      SELECT class_id FROM class_searches WHERE user_id = ${userId}
      ORDER BY searched_at DESC, class_id DESC LIMIT ${maxSearchesPerUser})`.execute(db());
}

export function selectOptionalSearch(classId: ClassId, userId: UserId) {
  return db()
    .selectFrom('class_searches')
    .select(['searched_at', 'enroll_key'])
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

export async function deleteSearch(classId: ClassId, userId: UserId): Promise<void> {
  await db()
    .deleteFrom('class_searches')
    .where('class_id', '=', classId)
    .where('user_id', '=', userId)
    .execute();
}

export interface Searcher {
  userId: UserId;
  address: string;
}

export async function insertMiss({ userId, address }: Searcher, at: Date): Promise<void> {
  await db().insertInto('class_search_misses').values({ user_id: userId, address, missed_at: at }).execute();
}

export async function selectWrongKeys({ userId, address }: Searcher): Promise<WrongKeys> {
  const misses = db()
    .selectFrom('class_search_misses')
    .select('missed_at')
    .orderBy('missed_at', 'desc')
    .limit(1);
  const [ofAccount, ofAddress] = await Promise.all([
    misses
      .where('user_id', '=', userId)
      .offset(wrongKeysOfAccount - 1)
      .executeTakeFirst(),
    misses
      .where('address', '=', address)
      .offset(wrongKeysOfAddress - 1)
      .executeTakeFirst(),
  ]);
  return { lastOfAccount: ofAccount?.missed_at, lastOfAddress: ofAddress?.missed_at };
}

/** Deletes searches that no longer count. */
export async function deleteOldSearches(at: Date): Promise<void> {
  await db().deleteFrom('class_searches').where('searched_at', '<', oldestSearchThatCounts(at)).execute();
  const oldestMiss = new Date(at.getTime() - wrongKeysCountMs);
  await db().deleteFrom('class_search_misses').where('missed_at', '<', oldestMiss).execute();
}
