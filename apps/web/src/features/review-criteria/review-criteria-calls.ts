import type {
  AssignmentId,
  ChangeReviewAnswersBody,
  ChangeReviewCriteriaBody,
  PeerReviewId,
  ReviewAnswers,
} from '@redraft/contracts';
import { reviewAnswersSchema, reviewCriteriaSchema } from '@redraft/contracts';
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

export function loadAnswers(id: PeerReviewId, signal?: AbortSignal): Promise<ReviewAnswers> {
  return callApi('GET', '/api/peerreview/answers', { query: { id }, answer: reviewAnswersSchema, signal });
}

/** Not looked at again by itself either: somebody may be typing. */
export const answersQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['review-answers', id],
    queryFn: ({ signal }) => loadAnswers(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changeAnswers(body: ChangeReviewAnswersBody): Promise<ReviewAnswers> {
  return callApi('PUT', '/api/peerreview/answers', { body, answer: reviewAnswersSchema });
}
