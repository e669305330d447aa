import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Attachments of a deleted author's text, with their content. */
export async function eraseAttachments(id: SubmissionId): Promise<void> {
  await db().deleteFrom('attachments').where('submission_id', '=', id).execute();
}
