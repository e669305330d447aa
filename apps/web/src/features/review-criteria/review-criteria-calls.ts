import type { AssignmentId, ChangeReviewCriteriaBody } from '@redraft/contracts';
import { reviewCriteriaSchema } from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';

/** Not looked at again by itself: what is being chosen was made from it. */
export const criteriaQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['review-criteria', assignmentId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/criteria', {
        query: { assignmentId },
        answer: reviewCriteriaSchema,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changeCriteria(body: ChangeReviewCriteriaBody): Promise<void> {
  return callApi('PUT', '/api/peerreview/criteria', { body });
}
