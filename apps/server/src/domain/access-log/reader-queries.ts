import type { SubmissionId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Also deletes expired rows. */
export async function upsertReader(
  { submissionId, userId }: { submissionId: SubmissionId; userId: UserId },
  { at, goneBefore }: { at: Date; goneBefore: Date },
): Promise<void> {
  await db().deleteFrom('text_readers').where('seen_at', '<', goneBefore).execute();
  await db()
    .insertInto('text_readers')
    .values({ submission_id: submissionId, user_id: userId, seen_at: at })
    .onConflict((conflict) => conflict.columns(['submission_id', 'user_id']).doUpdateSet({ seen_at: at }))
    .execute();
}

export async function deleteReader(submissionId: SubmissionId, userId: UserId): Promise<void> {
  await db()
    .deleteFrom('text_readers')
    .where('submission_id', '=', submissionId)
    .where('user_id', '=', userId)
    .execute();
}

/** A text rarely has more simultaneous readers; further ones are not listed. */
const maxNamed = 20;

export function listOtherReaders(submissionId: SubmissionId, { but, since }: { but: UserId; since: Date }) {
  return db()
    .selectFrom('text_readers')
    .innerJoin('users', 'users.id', 'text_readers.user_id')
    .select(['users.first_name', 'users.last_name'])
    .where('text_readers.submission_id', '=', submissionId)
    .where('text_readers.user_id', '<>', but)
    .where('text_readers.seen_at', '>=', since)
    .orderBy('users.last_name')
    .orderBy('users.id')
    .limit(maxNamed)
    .execute();
}
