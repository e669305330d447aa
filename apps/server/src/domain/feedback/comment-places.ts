import type { SubmissionId } from '@redraft/contracts';
import { listComments } from './comment-queries.ts';

/** Which versions of a text somebody wrote comments to. Whoever asks has found that the text may be seen. */
export async function loadCommentedVersions(
  submissionId: SubmissionId,
): Promise<{ seq: number; at: Date }[]> {
  const comments = await listComments([submissionId]);
  return comments.map(({ version_seq: seq, created_at: at }) => ({ seq, at }));
}
