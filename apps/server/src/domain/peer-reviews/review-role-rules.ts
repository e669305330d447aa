import type { UserId } from '@redraft/contracts';
import {
  type ActorRoles,
  type ClassMembership,
  canReadClassAsStaff,
  canReadClassAsStudent,
  canWriteSubmission,
} from '../../access/index.ts';
import { hasReachedAuthor, type ReachedState } from './review-rules.ts';

/** In which role a user looks at a review. */
export type ReviewRole = 'reviewer' | 'author' | 'staff';

export interface ReviewRoleFacts extends ReachedState {
  reviewer_id: UserId;
  /** The author of the reviewed text. */
  author_id: UserId;
}

/** Null for users to whom the review is not visible. */
export function reviewRoleOf(
  actor: ActorRoles,
  { review, membership }: { review: ReviewRoleFacts; membership: ClassMembership },
  now: Date,
): ReviewRole | null {
  if (canReadClassAsStaff(actor, membership)) return 'staff';
  if (review.reviewer_id === actor.userId)
    return canReadClassAsStudent(actor, membership) ? 'reviewer' : null;
  const isOwn = canWriteSubmission(actor, { studentId: review.author_id }, membership);
  return isOwn && hasReachedAuthor(review, now) ? 'author' : null;
}
