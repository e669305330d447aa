import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

/** The identities of a deleted account on learning platforms. */
export async function eraseLtiIdentities(userId: UserId): Promise<void> {
  await db().deleteFrom('lti_identities').where('user_id', '=', userId).execute();
  await db().deleteFrom('lti_memberships').where('user_id', '=', userId).execute();
  await sql`DELETE FROM lti_scores USING submissions
    WHERE submissions.id = lti_scores.submission_id AND submissions.student_id = ${userId}`.execute(db());
  await db().deleteFrom('lti_deep_linking_requests').where('user_id', '=', userId).execute();
  await db().deleteFrom('lti_launches').where('user_id', '=', userId).execute();
}
