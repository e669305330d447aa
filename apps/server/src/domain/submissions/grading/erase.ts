import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../../platform/db.ts';

/** What was said by criteria about a text whose author's account is deleted. The grade stays. */
export async function eraseRubricScores(id: SubmissionId): Promise<void> {
  await db().deleteFrom('rubric_scores').where('submission_id', '=', id).execute();
}
