import type { SubmissionId, UserId } from '@redraft/contracts';
import { db } from '../../platform/db.ts';

/** What was said about a text whose author's account is deleted: it quotes the text, and addresses its author. */
export async function eraseFeedback(id: SubmissionId): Promise<void> {
  await db().deleteFrom('document_comments').where('submission_id', '=', id).execute();
  await db().deleteFrom('comment_readings').where('submission_id', '=', id).execute();
  await db().deleteFrom('feedback').where('submission_id', '=', id).execute();
  await db().deleteFrom('feedback_drafts').where('submission_id', '=', id).execute();
  await db().deleteFrom('feedback_lists').where('submission_id', '=', id).execute();
}

/** What somebody whose account is deleted was writing and has not sent. */
export async function eraseFeedbackDrafts(authorId: UserId): Promise<void> {
  await db().deleteFrom('feedback_drafts').where('author_id', '=', authorId).execute();
}
