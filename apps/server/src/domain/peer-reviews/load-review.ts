import type { PeerReviewId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { loadMembership } from '../members/index.ts';
import { lockReview, type ReviewRow, selectOptionalReview } from './review-queries.ts';
import { type ReviewRole, reviewRoleOf } from './review-role-rules.ts';
import { closedCode } from './review-rules.ts';

type SeenReview = ReviewRow & { role: ReviewRole; canWrite: boolean };

/** A review for its reviewer, for staff, and for its author once it is released; not found for others. */
export async function loadVisibleReview(actor: Actor, id: PeerReviewId, now: Date): Promise<SeenReview> {
  const review = await selectOptionalReview(id);
  if (!review) throw new AppError('not_found');
  const membership = await loadMembership(actor, review.class_id);
  const role = reviewRoleOf(actor, { review, membership }, now);
  if (role === null || (role !== 'staff' && !review.visible)) throw new AppError('not_found');
  return { ...review, role, canWrite: role === 'reviewer' && closedCode(review) === null };
}

/** For its reviewer while it is writable, locked until the end of the transaction. */
export async function lockOwnReview(actor: Actor, id: PeerReviewId, now: Date): Promise<SeenReview> {
  await lockReview(id);
  const review = await loadVisibleReview(actor, id, now);
  if (review.role !== 'reviewer') throw new AppError('not_found');
  const code = closedCode(review);
  if (code !== null) throw new AppError(code);
  return review;
}
