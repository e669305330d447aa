import type { SubmissionId } from '@redraft/contracts';
import { eraseAttachments } from '../../domain/attachments/index.ts';
import { eraseEvaluations } from '../../domain/evaluations/index.ts';
import { eraseFeedback } from '../../domain/feedback/index.ts';
import { eraseOrderedPdfs } from '../../domain/pdf-orders/index.ts';
import { eraseReviewsOfText } from '../../domain/peer-reviews/index.ts';
import { eraseNotes } from '../../domain/process-notes/index.ts';
import { eraseRubricScores, eraseText } from '../../domain/submissions/index.ts';
import { eraseRepairs } from '../../domain/text-repairs/index.ts';

/** Erases a text of a deleted account and what was said about it. Idempotent. Runs in the caller's transaction. */
export async function eraseTextContents(id: SubmissionId, now: Date): Promise<void> {
  await eraseText(id, now);
  await eraseReviewsOfText(id, now);
  await eraseRepairs(id, now);
  await eraseAttachments(id);
  await eraseFeedback(id);
  await eraseRubricScores(id);
  await eraseEvaluations(id);
  await eraseNotes(id);
  await eraseOrderedPdfs(id);
}
