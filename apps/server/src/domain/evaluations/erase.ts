import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** For a deleted text. */
export async function eraseEvaluations(id: SubmissionId): Promise<void> {
  await db().deleteFrom('evaluations').where('submission_id', '=', id).execute();
}
