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

/** Not refetched automatically, because the user edits a copy of it. */
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

/** The reviewer's own comments; refetched each time, because they are being written. */
export const reviewCommentsQuery = (id: PeerReviewId) =>
  queryOptions({
    queryKey: ['peer-review', 'comments', id],
    queryFn: ({ signal }) => callApi(reviewCommentsCalls.listReviewComments, { query: { id }, signal }),
    gcTime: 0,
  });

/** Both versions and the earlier review are submitted, so this never changes. */
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

/** Fills, reassigns or clears reviewer slots. */
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
