import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What somebody said about the own writing, whose account is deleted. */
export async function eraseNotes(id: SubmissionId): Promise<void> {
  await db().deleteFrom('process_notes').where('submission_id', '=', id).execute();
}
