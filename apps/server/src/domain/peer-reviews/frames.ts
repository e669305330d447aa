import type { FileId, PeerReviewId, ReviewStatus } from '@redraft/contracts';
import { type Actor, canReadClassAsStaff, canReadClassAsStudent } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { loadMembership } from '../members/index.ts';
import { selectOptionalReview } from './review-queries.ts';
import { closedCode, hasReachedAuthor } from './review-rules.ts';

/** The file of a review and its mode: for its reviewer, its author once it is released to them, and staff. */
export async function loadReviewToOpen(
  actor: Actor,
  id: PeerReviewId,
  now: Date,
): Promise<{ fileId: FileId; mode: 'edit' | 'view'; status: ReviewStatus; isAnonymous: boolean }> {
  const review = await selectOptionalReview(id);
  if (!review) throw new AppError('not_found');
  const membership = await loadMembership(actor, review.class_id);
  const status = review.submitted_at === null ? 'NONE' : 'SUBMITTED';
  const reviewFile = { fileId: review.file_id, status, isAnonymous: false } as const;
  if (canReadClassAsStaff(actor, membership))
    return { ...reviewFile, isAnonymous: review.is_text_hidden, mode: 'view' };
  if (!canReadClassAsStudent(actor, membership) || !review.visible) throw new AppError('not_found');
  if (review.reviewer_id === actor.userId) {
    const code = closedCode(review);
    if (code === 'review.practice_first') throw new AppError(code);
    // During a pause the file is opened for writing, so that the page need not be reloaded afterwards.
    return { ...reviewFile, mode: code === null || code === 'assignment.paused' ? 'edit' : 'view' };
  }
  const isAuthor = review.author_id === actor.userId;
  if (!isAuthor) throw new AppError('access.denied');
  if (!hasReachedAuthor(review, now)) throw new AppError('not_found');
  return { ...reviewFile, isAnonymous: review.is_anonymous, mode: 'view' };
}
