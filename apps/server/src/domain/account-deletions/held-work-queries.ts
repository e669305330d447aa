import type { ClassId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export interface HeldClass {
  id: ClassId;
  name: string;
}

export async function insertHeldWork(work: { userId: UserId; classId: ClassId; at: Date }): Promise<void> {
  await db()
    .insertInto('held_work')
    .values({ user_id: work.userId, class_id: work.classId, kept_at: work.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteHeldWork(userId: UserId, classId: ClassId): Promise<void> {
  await db().deleteFrom('held_work').where('user_id', '=', userId).where('class_id', '=', classId).execute();
}

/** The classes in which a deleted account's work is kept. */
export function listClassesOfHeldWork(userId: UserId): Promise<HeldClass[]> {
  return db()
    .selectFrom('held_work')
    .innerJoin('classes', 'classes.id', 'held_work.class_id')
    .select(['classes.id', 'classes.name'])
    .where('held_work.user_id', '=', userId)
    .orderBy('classes.id')
    .execute();
}

/** The classes on hold in which an account has texts or has written reviews. */
export async function listClassesOnHoldOf(userId: UserId): Promise<HeldClass[]> {
  const { rows } = await sql<HeldClass>`
    SELECT classes.id, classes.name FROM class_holds JOIN classes ON classes.id = class_holds.class_id
    WHERE EXISTS (
        SELECT FROM submissions JOIN assignments ON assignments.id = submissions.assignment_id
        WHERE submissions.student_id = ${userId} AND assignments.class_id = classes.id)
      OR EXISTS (
        SELECT FROM peer_reviews review JOIN draft_submissions step ON step.id = review.draft_submission_id
        JOIN drafts ON drafts.id = step.draft_id JOIN assignments ON assignments.id = drafts.assignment_id
        WHERE review.reviewer_id = ${userId} AND assignments.class_id = classes.id)
    ORDER BY classes.id`.execute(db());
  return rows;
}

/** Work of deleted accounts that was kept because its class was on hold, and no longer is. */
export async function listNoLongerHeldWork(): Promise<{ userId: UserId; classId: ClassId }[]> {
  const rows = await db()
    .selectFrom('held_work')
    .innerJoin('account_deletions', 'account_deletions.user_id', 'held_work.user_id')
    .select(['held_work.user_id', 'held_work.class_id'])
    // Until the account is erased, its deletion still goes through its texts and reviews.
    .where('account_deletions.erased_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('class_holds')
            .select('class_holds.class_id')
            .whereRef('class_holds.class_id', '=', 'held_work.class_id'),
        ),
      ),
    )
    .orderBy('held_work.class_id')
    .orderBy('held_work.user_id')
    .execute();
  return rows.map(({ user_id: userId, class_id: classId }) => ({ userId, classId }));
}
