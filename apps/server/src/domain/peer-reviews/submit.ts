import { type PeerReviewId, unansweredCriteria } from '@redraft/contracts';
import { sentence } from '@redraft/sentences';
import { type Actor, canReadClassAsStudent } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifyAccess } from '../../platform/notify.ts';
import { loadMembership } from '../members/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { fenceFiles } from '../revisions/index.ts';
import { loadAnswers } from './criteria.ts';
import { lockReview, type ReviewRow, selectOptionalReview, updateSubmitted } from './review-queries.ts';
import { closedCode, isLate } from './review-rules.ts';

/** Submits a review as saved so far. */
export async function submitReview(actor: Actor, id: PeerReviewId, now: Date): Promise<void> {
  const { file_id: fileId } = await requireOwnReview(actor, id);
  await inTransaction(async () => {
    // Earlier saves are part of the review; later ones check their permission again, and are refused.
    await fenceFiles([fileId]);
    await lockReview(id);
    const review = await requireOwnReview(actor, id);
    const code = closedCode(review);
    if (code !== null) throw new AppError(code);
    await requireAnswers(review);
    await updateSubmitted(id, now, isLate(now, review.peer_review_deadline));
    const { assignment_id: assignmentId, draft_id: draftId, author_id: userId } = review;
    // If reviews are held back, the author is notified when it becomes visible.
    const heldUntil = review.is_held ? review.peer_review_deadline : null;
    const at = heldUntil !== null && heldUntil > now ? heldUntil : now;
    await notifyUsers({ userId, assignmentId, draftId, kind: 'review_received', until: null, at });
    await notifyAccess({ assignmentId, studentId: actor.userId });
    const subject = { subject: 'submission' as const, subjectId: review.submission_id };
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'review.submit',
      ...subject,
      details: { id, draftId },
    });
  });
}

/** The actor's own review in a class of which they are a member; not found for others. */
async function requireOwnReview(actor: Actor, id: PeerReviewId): Promise<ReviewRow> {
  const review = await selectOptionalReview(id);
  if (!review) throw new AppError('not_found');
  const membership = await loadMembership(actor, review.class_id);
  if (!canReadClassAsStudent(actor, membership)) throw new AppError('not_found');
  if (review.reviewer_id !== actor.userId) throw new AppError('access.denied');
  return review;
}

async function requireAnswers(review: ReviewRow): Promise<void> {
  const applicable = await loadAnswers(review.id, review);
  if (applicable.criteria === null || !applicable.required) return;
  const { criteria } = applicable.criteria;
  const missingTitles = unansweredCriteria(applicable.criteria, applicable.answers).map(
    (place) => criteria[place]?.title ?? '',
  );
  if (missingTitles.length > 0)
    throw new AppError(sentence('review.criteria_missing', { titles: missingTitles.join(', ') }));
}
