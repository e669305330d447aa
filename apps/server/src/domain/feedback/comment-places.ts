import type { SubmissionId } from '@redraft/contracts';
import { listComments } from './comment-queries.ts';

/** The versions of a text that have comments. The caller has checked that the text may be seen. */
export async function loadCommentedVersions(
  submissionId: SubmissionId,
): Promise<{ seq: number; at: Date }[]> {
  const comments = await listComments([submissionId]);
  return comments.map(({ version_seq: seq, created_at: at }) => ({ seq, at }));
}
