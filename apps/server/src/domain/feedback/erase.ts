import type { SubmissionId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** Feedback on the text of a deleted account: it quotes the text and addresses its author. */
export async function eraseFeedback(id: SubmissionId): Promise<void> {
  await db().deleteFrom('document_comments').where('submission_id', '=', id).execute();
  await db().deleteFrom('comment_readings').where('submission_id', '=', id).execute();
  await db().deleteFrom('feedback').where('submission_id', '=', id).execute();
  await db().deleteFrom('feedback_drafts').where('submission_id', '=', id).execute();
  await db().deleteFrom('feedback_lists').where('submission_id', '=', id).execute();
}

/** Unsent feedback by a deleted account. */
export async function eraseFeedbackDrafts(authorId: UserId): Promise<void> {
  await db().deleteFrom('feedback_drafts').where('author_id', '=', authorId).execute();
}
