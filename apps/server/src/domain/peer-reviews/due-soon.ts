import type { UserId } from '@redraft/contracts';
import { listReviewsDue, type ReviewRow } from './review-queries.ts';

/** How long before its deadline an unsubmitted review is announced. */
const noticeMs = 24 * 3_600_000;

export interface ReviewDue {
  review: ReviewRow;
  deadline: Date;
  /** When it became due soon. */
  since: Date;
}

/** A student's reviews that are due soon. */
export async function listReviewsDueSoon(reviewerId: UserId, now: Date): Promise<ReviewDue[]> {
  const rows = await listReviewsDue(reviewerId, { after: now, until: new Date(now.getTime() + noticeMs) });
  return rows.flatMap((review) => {
    const { peer_review_deadline: deadline } = review;
    return deadline === null ? [] : [{ review, deadline, since: new Date(deadline.getTime() - noticeMs) }];
  });
}

/** How long overdue reviews are shown, and how far ahead upcoming ones are. */
const overdueWindowMs = 14 * 24 * 3_600_000;
const upcomingWindowMs = 60 * 24 * 3_600_000;

/** A student's started and unsubmitted reviews, including overdue ones; earliest deadline first. */
export async function listReviewsToWrite(
  reviewerId: UserId,
  now: Date,
): Promise<{ review: ReviewRow; deadline: Date }[]> {
  const after = new Date(now.getTime() - overdueWindowMs);
  const rows = await listReviewsDue(reviewerId, { after, until: new Date(now.getTime() + upcomingWindowMs) });
  return rows
    .flatMap((review) => {
      const { peer_review_deadline: deadline } = review;
      return deadline === null ? [] : [{ review, deadline }];
    })
    .toSorted((one, other) => one.deadline.getTime() - other.deadline.getTime());
}
