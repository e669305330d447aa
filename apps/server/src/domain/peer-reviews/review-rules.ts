import type { PlainErrorCode } from '@redraft/contracts';
import { isPracticeMissing, type PracticeState } from './practice-rules.ts';

/** What decides about a review at a time. */
export interface ReviewState extends PracticeState {
  submitted_at: Date | null;
  withdrawn_at: Date | null;
  is_author_here: boolean;
  visible: boolean;
  paused_at: Date | null;
  class_archived_at: Date | null;
}

/** Not required any more: the reviewer was replaced, or the author has left. Submitted reviews stay submitted. */
export function isWithdrawn(
  review: Pick<ReviewState, 'submitted_at' | 'withdrawn_at' | 'is_author_here'>,
): boolean {
  return review.submitted_at === null && (review.withdrawn_at !== null || !review.is_author_here);
}

/** Why the reviewer cannot write or submit a review now; null if they can. Late submission is possible, and marked as late. */
export function closedCode(review: ReviewState): PlainErrorCode | null {
  if (!review.visible) return 'not_found';
  if (review.submitted_at !== null) return 'review.submitted';
  if (review.class_archived_at !== null) return 'class.archived';
  if (isWithdrawn(review)) return 'review.withdrawn';
  if (isPracticeMissing(review)) return 'review.practice_first';
  return review.paused_at === null ? null : 'assignment.paused';
}

export function isLate(submittedAt: Date, deadline: Date | null): boolean {
  return deadline !== null && submittedAt > deadline;
}

export interface ReachedState {
  submitted_at: Date | null;
  is_held: boolean;
  peer_review_deadline: Date | null;
}

/** Whether a review is released to the author: immediately, or all reviews of a draft after their deadline. */
export function hasReachedAuthor(review: ReachedState, now: Date): boolean {
  if (review.submitted_at === null) return false;
  return !review.is_held || review.peer_review_deadline === null || review.peer_review_deadline <= now;
}
