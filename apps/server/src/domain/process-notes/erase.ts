import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** A deleted author's notes about their writing. */
export async function eraseNotes(id: SubmissionId): Promise<void> {
  await db().deleteFrom('process_notes').where('submission_id', '=', id).execute();
}
