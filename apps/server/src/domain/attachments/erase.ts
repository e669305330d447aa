import type { SubmissionId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Of a text whose author's account is deleted; with their pieces. */
export async function eraseAttachments(id: SubmissionId): Promise<void> {
  await db().deleteFrom('attachments').where('submission_id', '=', id).execute();
}
