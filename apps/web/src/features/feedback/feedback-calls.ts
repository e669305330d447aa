import type {
  AddCommentBody,
  AddFeedbackBody,
  AnswerCommentBody,
  ChangeCommentBody,
  ChangeKeptCommentBody,
  ClassId,
  ClassUptake,
  KeptComment,
  KeptCommentId,
  ReadSubmission,
  SaveFeedbackBody,
  SubmissionComments,
  SubmissionId,
} from '@redraft/contracts';
import {
  classUptakeSchema,
  commentableTextSchema,
  keptCommentSchema,
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

export function loadComments(submissionId: SubmissionId, signal?: AbortSignal): Promise<SubmissionComments> {
  return callApi('GET', '/api/submission/comments', {
    query: { submissionId },
    answer: submissionCommentsSchema,
    signal,
  });
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

export function loadClassUptake(id: ClassId, signal?: AbortSignal): Promise<ClassUptake> {
  return callApi('GET', '/api/classes/feedbackuptake', { query: { id }, answer: classUptakeSchema, signal });
}
