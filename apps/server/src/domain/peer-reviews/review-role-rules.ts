import type { UserId } from '@redraft/contracts';
import {
  type ClassStanding,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
  type Who,
} from '../../access/index.ts';
import { hasReachedAuthor, type ReachedState } from './review-rules.ts';

/** As what somebody looks at a review. */
export type ReviewRole = 'reviewer' | 'author' | 'staff';

export interface ReviewRoleFacts extends ReachedState {
  reviewer_id: UserId;
  /** Whose text it is about. */
  author_id: UserId;
}

/** Null for whom the review does not exist. */
export function reviewRoleOf(
  actor: Who,
  { review, standing }: { review: ReviewRoleFacts; standing: ClassStanding },
  now: Date,
): ReviewRole | null {
  if (canReadClassAsStaff(actor, standing)) return 'staff';
  if (review.reviewer_id === actor.userId) return canReadClassAsStudent(actor, standing) ? 'reviewer' : null;
  const isOwn = canWriteSubmission(actor, { studentId: review.author_id }, standing);
  return isOwn && hasReachedAuthor(review, now) ? 'author' : null;
}
