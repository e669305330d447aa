import type { AssignmentId, DraftId, PopulateBody, Populated, ReviewMode } from '@redraft/contracts';
import {
  peerReviewItemSchema,
  peerReviewSetupSchema,
  populatedSchema,
  reviewMatrixSchema,
} from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

/** Not looked at again by itself: what is being set up was made from it. */
export const setUpQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'set-up', assignmentId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/setup', {
        query: { assignmentId },
        answer: peerReviewSetupSchema,
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const reviewItemsQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'reviews', assignmentId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/reviews', {
        query: { assignmentId },
        answer: z.array(peerReviewItemSchema),
        signal,
      }),
  });

export function loadRandomRows(body: { size: number; options: ReviewMode; reviewer: number }) {
  return callApi('POST', '/api/peerreview/Randomize', { body, answer: reviewMatrixSchema });
}

export function populate(body: PopulateBody): Promise<Populated> {
  return callApi('POST', '/api/peerreview/populate', { body, answer: populatedSchema });
}

export function saveReviewDeadlines(
  body: { draftId: DraftId; draftPeerReviewDeadline: string | null }[],
): Promise<void> {
  return callApi('POST', '/api/peerreview/deadline', { body });
}
