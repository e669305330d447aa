import type {
  AddToReviewListQuery,
  AssignmentId,
  ClassId,
  DraftId,
  EditorFrame,
  PeerReview,
  PeerReviewId,
  PopulateBody,
  Populated,
  PreviewPage,
  ReplaceReviewersBody,
  ReviewMode,
  SubmissionId,
} from '@redraft/contracts';
import {
  editorFrameSchema,
  peerReviewItemSchema,
  peerReviewSchema,
  peerReviewSetupSchema,
  populatedSchema,
  previewPageSchema,
  reviewCommentsSchema,
  reviewMatrixSchema,
  reviewSinceSchema,
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

/** What the own review says by now; asked for each time, as it is being written. */
export const reviewCommentsQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['peer-review', 'comments', id],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/comments', { query: { id }, answer: reviewCommentsSchema, signal }),
    gcTime: 0,
  });

/** Both versions are handed in, and the earlier review is submitted: it stays as it is. */
export const reviewSinceQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['peer-review', 'since', id],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/peerreview/since', { query: { id }, answer: reviewSinceSchema, signal }),
    staleTime: Number.POSITIVE_INFINITY,
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

export function loadCandidates(
  query: { courseId: ClassId; index: number },
  signal: AbortSignal,
): Promise<PreviewPage> {
  return callApi('POST', '/api/peerreview/fetchPreview', { query, answer: previewPageSchema, signal });
}

export function addToReviewList(query: AddToReviewListQuery): Promise<PeerReview> {
  return callApi('POST', '/api/peerreview/addToReviewList', {
    creates: true,
    query,
    answer: peerReviewSchema,
  });
}

export function submitReview(id: PeerReviewId): Promise<void> {
  return callApi('POST', '/api/peerreview/submit', { query: { id } });
}

/** Fills places, gives them to others, or empties them. */
export function replaceReviewers(body: ReplaceReviewersBody): Promise<Populated> {
  return callApi('POST', '/api/peerreview/replace', { body, answer: populatedSchema });
}

interface Look {
  lang: string;
  theme: 'light' | 'dark';
}

export function openReviewFrame(query: Look & { id: PeerReviewId }): Promise<EditorFrame> {
  return callApi('POST', '/api/peerreview/frame', { query, answer: editorFrameSchema });
}

export function openCandidateFrame(
  query: Look & { submissionId: SubmissionId; draftId: DraftId },
): Promise<EditorFrame> {
  return callApi('POST', '/api/peerreview/previewFrame', { query, answer: editorFrameSchema });
}

export function rateReview(query: { id: PeerReviewId; helpfulness: number }): Promise<void> {
  return callApi('POST', '/api/peerreview/helpfulness', { query });
}
