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
import * as peerReviewSetUpCalls from '@redraft/contracts/calls/peer-review-set-up';
import * as peerReviewStudentCalls from '@redraft/contracts/calls/peer-review-student';
import * as reviewCommentsCalls from '@redraft/contracts/calls/review-comments';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendCall } from '../../lib/api.ts';

/** Not looked at again by itself: what is being set up was made from it. */
export const setUpQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'set-up', assignmentId],
    queryFn: ({ signal }) =>
      callApi(peerReviewSetUpCalls.readReviewSetup, { query: { assignmentId }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const reviewItemsQuery = (assignmentId: AssignmentId) =>
  queryOptions({
    queryKey: ['peer-review', 'reviews', assignmentId],
    queryFn: ({ signal }) =>
      callApi(peerReviewSetUpCalls.listReviewItems, { query: { assignmentId }, signal }),
  });

/** What the own review says by now; asked for each time, as it is being written. */
export const reviewCommentsQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['peer-review', 'comments', id],
    queryFn: ({ signal }) => callApi(reviewCommentsCalls.listReviewComments, { query: { id }, signal }),
    gcTime: 0,
  });

/** Both versions are handed in, and the earlier review is submitted: it stays as it is. */
export const reviewSinceQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['peer-review', 'since', id],
    queryFn: ({ signal }) => callApi(reviewCommentsCalls.readReviewSince, { query: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export function loadRandomRows(body: { size: number; options: ReviewMode; reviewer: number }) {
  return callApi(peerReviewSetUpCalls.randomizeReviews, { body });
}

export function populate(body: PopulateBody): Promise<Populated> {
  return callApi(peerReviewSetUpCalls.populateReviews, { body });
}

export function saveReviewDeadlines(
  body: { draftId: DraftId; draftPeerReviewDeadline: string | null }[],
): Promise<void> {
  return sendCall(peerReviewSetUpCalls.setReviewDeadlines, { body });
}

export function loadCandidates(
  query: { courseId: ClassId; index: number },
  signal: AbortSignal,
): Promise<PreviewPage> {
  return callApi(peerReviewStudentCalls.readReviewPreview, { query, signal });
}

export function addToReviewList(query: AddToReviewListQuery): Promise<PeerReview> {
  return callApi(peerReviewStudentCalls.addToReviewList, { query });
}

export function submitReview(id: PeerReviewId): Promise<void> {
  return sendCall(peerReviewStudentCalls.submitReview, { query: { id } });
}

/** Fills places, gives them to others, or empties them. */
export function replaceReviewers(body: ReplaceReviewersBody): Promise<Populated> {
  return callApi(peerReviewSetUpCalls.replaceReviewers, { body });
}

interface DisplayOptions {
  lang: string;
  theme: 'light' | 'dark';
}

export function openReviewFrame(query: DisplayOptions & { id: PeerReviewId }): Promise<EditorFrame> {
  return callApi(peerReviewStudentCalls.openReview, { query });
}

export function openCandidateFrame(
  query: DisplayOptions & { submissionId: SubmissionId; draftId: DraftId },
): Promise<EditorFrame> {
  return callApi(peerReviewStudentCalls.openReviewPreview, { query });
}

export function rateReview(query: { id: PeerReviewId; helpfulness: number }): Promise<void> {
  return sendCall(peerReviewStudentCalls.rateReview, { query });
}
