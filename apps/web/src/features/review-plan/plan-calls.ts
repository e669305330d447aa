import type { ChangeRevisionPlanBody, PeerReviewId, RevisionPlan, SubmissionId } from '@redraft/contracts';
import * as reviewCommentsCalls from '@redraft/contracts/calls/review-comments';
import * as reviewCriteriaCalls from '@redraft/contracts/calls/review-criteria';
import * as reviewPlanCalls from '@redraft/contracts/calls/review-plan';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api.ts';
import { type Choice, listChoices } from './plan-rules.ts';

export function loadPlan(submissionId: SubmissionId, signal?: AbortSignal): Promise<RevisionPlan> {
  return callApi(reviewPlanCalls.readRevisionPlan, { query: { submissionId }, signal });
}

/** Not refetched automatically, because the user may be typing. */
export const planQuery = (submissionId: SubmissionId) =>
  queryOptions({
    queryKey: ['revision-plan', submissionId],
    queryFn: ({ signal }) => loadPlan(submissionId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export function changePlan(body: ChangeRevisionPlanBody): Promise<RevisionPlan> {
  return callApi(reviewPlanCalls.changeRevisionPlan, { body });
}

/** Comments of a released review: those in its file, and those by criterion. */
export const choicesQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['review-choices', id],
    queryFn: async ({ signal }): Promise<Choice[]> => {
      const query = { id };
      const [comments, answers] = await Promise.all([
        callApi(reviewCommentsCalls.listReviewComments, { query, signal }),
        callApi(reviewCriteriaCalls.readReviewAnswers, { query, signal }),
      ]);
      return listChoices(id, comments, answers);
    },
  });
