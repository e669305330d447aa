import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Of a text that is not there any more. */
export async function eraseEvaluations(id: SubmissionId): Promise<void> {
  await db().deleteFrom('evaluations').where('submission_id', '=', id).execute();
}
