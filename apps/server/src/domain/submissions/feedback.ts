import type { SubmissionId } from '@redraft/contracts';
import { listFeedback } from './queries.ts';

/** What was written to the student, in the order in which it was. */
export async function feedbackOf(submissionId: SubmissionId) {
  const rows = await listFeedback(submissionId);
  return rows.map((row) => ({
    comment: row.comment,
    timestamp: row.created_at.toISOString(),
    read: row.read_at !== null,
    draftTitle: row.draft_title,
    draftType: row.draft_type,
  }));
}
