import type { PeerReviewId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyUsers } from '../notifications/index.ts';
import { loadVisibleReview } from './load-review.ts';
import { lockReview, type ReviewRow, updateHelpfulness } from './review-queries.ts';

/** The author's rating of a released review; it can be changed. The reviewer is notified of the first rating. */
export async function rateReview(
  actor: Actor,
  { id, helpfulness }: { id: PeerReviewId; helpfulness: number },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await lockReview(id);
    const review = await loadVisibleReview(actor, id, now);
    if (review.role !== 'author') throw new AppError('access.denied');
    if (review.class_archived_at !== null) throw new AppError('class.archived');
    await updateHelpfulness(id, helpfulness);
    if (review.helpfulness === null) await notifyReviewer(review, now);
    const subject = { subject: 'submission' as const, subjectId: review.submission_id };
    const action = { action: 'review.rate' as const, details: { id, helpfulness } };
    await audit({ at: now, actorId: actor.userId, ...subject, ...action });
  });
}

function notifyReviewer(review: ReviewRow, at: Date): Promise<void> {
  const { reviewer_id: userId, assignment_id: assignmentId, draft_id: draftId } = review;
  return notifyUsers({ userId, assignmentId, draftId, kind: 'review_rated', until: null, at });
}
