import type { ReceivedReview, StudentAssignment } from '@redraft/contracts';
import { stepTitle } from '../../lib/sentences.ts';

interface ReviewedDraft {
  draftId: number;
  title: string;
  reviews: readonly ReceivedReview[];
}

/** Drafts with reviews that were released to their author. */
export function listReviewedDrafts({ deadlines, submissions }: StudentAssignment): ReviewedDraft[] {
  return deadlines
    .map((deadline) => ({
      draftId: deadline.draftId,
      title: stepTitle(deadline),
      reviews: submissions.find(({ draftId }) => draftId === deadline.draftId)?.peerReviews ?? [],
    }))
    .filter(({ reviews }) => reviews.length > 0);
}
