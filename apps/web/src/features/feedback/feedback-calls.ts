import type {
  AddCommentBody,
  AddFeedbackBody,
  AnswerCommentBody,
  ChangeCommentBody,
  ChangeKeptCommentBody,
  ChangeReplyBody,
  ClassId,
  ClassUptake,
  FeedbackDraft,
  KeepFeedbackDraftBody,
  KeptComment,
  KeptCommentId,
  PlacedReviews,
  ReadSubmission,
  ReplyBody,
  SaveFeedbackBody,
  SubmissionComments,
  SubmissionCommentsQuery,
  SubmissionId,
} from '@redraft/contracts';
import {
  classUptakeSchema,
  commentableTextSchema,
  feedbackDraftSchema,
  keptCommentSchema,
  placedReviewsSchema,
  readSubmissionSchema,
  submissionCommentsSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function addFeedback(body: AddFeedbackBody): Promise<ReadSubmission> {
  return callApi('PATCH', '/api/submission/feedback', { creates: true, body, answer: readSubmissionSchema });
}

export function saveFeedback(body: SaveFeedbackBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/submission/feedback', { creates: true, body, answer: readSubmissionSchema });
}

export function loadFeedbackDraft(submissionId: SubmissionId, signal?: AbortSignal): Promise<FeedbackDraft> {
  return callApi('GET', '/api/submission/feedback/draft', {
    query: { submissionId },
    answer: feedbackDraftSchema,
    signal,
  });
}

export function keepFeedbackDraft(body: KeepFeedbackDraftBody): Promise<FeedbackDraft> {
  return callApi('PUT', '/api/submission/feedback/draft', { body, answer: feedbackDraftSchema });
}

export function readFeedback(submissionId: SubmissionId): Promise<void> {
  return callApi('POST', '/api/submission/feedback/read', { body: { submissionId } });
}

export function loadKeptComments(signal?: AbortSignal): Promise<KeptComment[]> {
  return callApi('GET', '/api/comments', { answer: z.array(keptCommentSchema), signal });
}

export function keepComment(comment: string): Promise<KeptComment> {
  return callApi('POST', '/api/comments', { creates: true, body: { comment }, answer: keptCommentSchema });
}

export function changeKeptComment(body: ChangeKeptCommentBody): Promise<KeptComment> {
  return callApi('PUT', '/api/comments', { body, answer: keptCommentSchema });
}

export function removeKeptComment(id: KeptCommentId): Promise<void> {
  return callApi('DELETE', '/api/comments', { query: { id } });
}

export function loadComments(
  query: SubmissionCommentsQuery,
  signal?: AbortSignal,
): Promise<SubmissionComments> {
  return callApi('GET', '/api/submission/comments', {
    query,
    answer: submissionCommentsSchema,
    signal,
  });
}

export function loadReviewComments(
  query: SubmissionCommentsQuery,
  signal?: AbortSignal,
): Promise<PlacedReviews> {
  return callApi('GET', '/api/peerreview/received', { query, answer: placedReviewsSchema, signal });
}

export function loadText(query: { submissionId: SubmissionId; seq?: number }, signal?: AbortSignal) {
  return callApi('GET', '/api/submission/comments/text', { query, answer: commentableTextSchema, signal });
}

export function addComment(body: AddCommentBody): Promise<void> {
  return callApi('POST', '/api/submission/comments', { creates: true, body });
}

export function changeComment(body: ChangeCommentBody): Promise<void> {
  return callApi('PATCH', '/api/submission/comments', { body });
}

export function answerComment(body: AnswerCommentBody): Promise<void> {
  return callApi('POST', '/api/submission/comments/answer', { body });
}

export function replyToComment(body: ReplyBody): Promise<void> {
  return callApi('POST', '/api/submission/comments/replies', { creates: true, body });
}

export function changeReply(body: ChangeReplyBody): Promise<void> {
  return callApi('PATCH', '/api/submission/comments/replies', { body });
}

export function loadClassUptake(id: ClassId, signal?: AbortSignal): Promise<ClassUptake> {
  return callApi('GET', '/api/classes/feedbackuptake', { query: { id }, answer: classUptakeSchema, signal });
}
