import type { UserId } from '@redraft/contracts';
import { listReviewsDue, type ReviewRow } from './review-queries.ts';

/** So long before its deadline a review that is not submitted is told of. */
const noticeMs = 24 * 3_600_000;

export interface ReviewDue {
  review: ReviewRow;
  deadline: Date;
  /** Since when it is told. */
  since: Date;
}

/** The reviews of a student that are due soon. */
export async function listReviewsDueSoon(reviewerId: UserId, now: Date): Promise<ReviewDue[]> {
  const rows = await listReviewsDue(reviewerId, { after: now, until: new Date(now.getTime() + noticeMs) });
  return rows.flatMap((review) => {
    const { peer_review_deadline: deadline } = review;
    return deadline === null ? [] : [{ review, deadline, since: new Date(deadline.getTime() - noticeMs) }];
  });
}

/** How long a review that is late is still asked for, and how far ahead one is shown. */
const overdueWindowMs = 14 * 24 * 3_600_000;
const upcomingWindowMs = 60 * 24 * 3_600_000;

/** The reviews that a student has begun and not submitted, those that are late among them; the first that is due first. */
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
