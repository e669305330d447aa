import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../../platform/db.ts';

/** Rubric scores of a deleted author's text. The grade stays. */
export async function eraseRubricScores(id: SubmissionId): Promise<void> {
  await db().deleteFrom('rubric_scores').where('submission_id', '=', id).execute();
}
