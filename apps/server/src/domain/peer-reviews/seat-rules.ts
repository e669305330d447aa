import type { UserId } from '@redraft/contracts';
import {
  type ClassStanding,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
  type Who,
} from '../../access/index.ts';

/** As what somebody looks at a review. */
export type ReviewSeat = 'reviewer' | 'author' | 'staff';

export interface ReviewFacts {
  reviewerId: UserId;
  /** Whose text it is about. */
  studentId: UserId;
  submittedAt: Date | null;
  withdrawnAt: Date | null;
  /** Authors get reviews when the deadline of reviews has passed, and not each as it is submitted. */
  isHeld: boolean;
  deadline: Date | null;
  isArchived: boolean;
}

/** Whether a review is its author's to read. */
export function hasReached(
  { submittedAt, isHeld, deadline }: Pick<ReviewFacts, 'submittedAt' | 'isHeld' | 'deadline'>,
  now: Date,
): boolean {
  if (submittedAt === null) return false;
  return !isHeld || deadline === null || deadline <= now;
}

/** Null for whom the review does not exist. */
export function seatOf(
  actor: Who,
  { review, standing }: { review: ReviewFacts; standing: ClassStanding },
  now: Date,
): ReviewSeat | null {
  if (canReadClassAsStaff(actor, standing)) return 'staff';
  if (review.reviewerId === actor.userId) return canReadClassAsStudent(actor, standing) ? 'reviewer' : null;
  const isOwn = canWriteSubmission(actor, { studentId: review.studentId }, standing);
  return isOwn && hasReached(review, now) ? 'author' : null;
}

/** Late as well: a review after its deadline is marked so. */
export function canWriteReview(
  seat: ReviewSeat,
  review: Pick<ReviewFacts, 'submittedAt' | 'withdrawnAt' | 'isArchived'>,
): boolean {
  return (
    seat === 'reviewer' && review.submittedAt === null && review.withdrawnAt === null && !review.isArchived
  );
}
