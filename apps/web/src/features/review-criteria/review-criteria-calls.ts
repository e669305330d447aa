import type {
  AssignmentId,
  ChangeReviewAnswersBody,
  ChangeReviewCriteriaBody,
  PeerReviewId,
  ReviewAnswers,
} from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/review-criteria';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendCall } from '../../lib/api.ts';

/** Not refetched automatically, because the user edits a copy of it. */
export const criteriaQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['review-criteria', assignmentId],
    queryFn: ({ signal }) => callApi(calls.readReviewCriteria, { query: { assignmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changeCriteria(body: ChangeReviewCriteriaBody): Promise<void> {
  return sendCall(calls.changeReviewCriteria, { body });
}

export function loadAnswers(id: PeerReviewId, signal?: AbortSignal): Promise<ReviewAnswers> {
  return callApi(calls.readReviewAnswers, { query: { id }, signal });
}

/** Not refetched automatically either, because the user may be typing. */
export const answersQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['review-answers', id],
    queryFn: ({ signal }) => loadAnswers(id, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changeAnswers(body: ChangeReviewAnswersBody): Promise<ReviewAnswers> {
  return callApi(calls.changeReviewAnswers, { body });
}
