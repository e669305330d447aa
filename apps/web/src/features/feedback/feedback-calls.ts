import type {
  AddCommentBody,
  AddFeedbackBody,
  AnswerCommentBody,
  ChangeCommentBody,
  ChangeReplyBody,
  ChangeSavedCommentBody,
  ClassId,
  ClassUptake,
  FeedbackDraft,
  PlacedReviews,
  ReadSubmission,
  ReplyBody,
  SavedComment,
  SavedCommentId,
  SaveFeedbackBody,
  StoreFeedbackDraftBody,
  SubmissionComments,
  SubmissionCommentsQuery,
  SubmissionId,
} from '@redraft/contracts';
import * as feedbackCalls from '@redraft/contracts/calls/feedback';
import * as feedbackBankCalls from '@redraft/contracts/calls/feedback-bank';
import * as feedbackUptakeCalls from '@redraft/contracts/calls/feedback-uptake';
import * as readerFeedbackCalls from '@redraft/contracts/calls/reader-feedback';
import * as readerFeedbackDraftCalls from '@redraft/contracts/calls/reader-feedback-draft';
import * as reviewCommentsCalls from '@redraft/contracts/calls/review-comments';
import { callApi, sendCall } from '../../lib/api.ts';
import { loadOrKept } from '../../lib/offline/kept-answers.ts';

export function addFeedback(body: AddFeedbackBody): Promise<ReadSubmission> {
  return callApi(readerFeedbackCalls.addFeedback, { body });
}

export function saveFeedback(body: SaveFeedbackBody): Promise<ReadSubmission> {
  return callApi(readerFeedbackCalls.saveFeedback, { body });
}

export function loadFeedbackDraft(submissionId: SubmissionId, signal?: AbortSignal): Promise<FeedbackDraft> {
  return callApi(readerFeedbackDraftCalls.readFeedbackDraft, { query: { submissionId }, signal });
}

export function saveFeedbackDraft(body: StoreFeedbackDraftBody): Promise<FeedbackDraft> {
  return callApi(readerFeedbackDraftCalls.storeFeedbackDraft, { body });
}

export function readFeedback(submissionId: SubmissionId): Promise<void> {
  return sendCall(feedbackCalls.markFeedbackRead, { body: { submissionId } });
}

export function loadCommentBank(signal?: AbortSignal): Promise<SavedComment[]> {
  return callApi(feedbackBankCalls.listSavedComments, { signal });
}

export function addBankComment(comment: string): Promise<SavedComment> {
  return callApi(feedbackBankCalls.saveComment, { body: { comment } });
}

export function changeBankComment(body: ChangeSavedCommentBody): Promise<SavedComment> {
  return callApi(feedbackBankCalls.changeSavedComment, { body });
}

export function removeBankComment(id: SavedCommentId): Promise<void> {
  return sendCall(feedbackBankCalls.removeSavedComment, { query: { id } });
}

export function loadComments(
  query: SubmissionCommentsQuery,
  signal?: AbortSignal,
): Promise<SubmissionComments> {
  return callApi(feedbackUptakeCalls.listDocumentComments, { query, signal });
}

/** Comments on the user's own text; without a network, as this device has kept them. */
export async function loadOwnComments(
  submissionId: SubmissionId,
  { isShown, signal }: { isShown: boolean; signal: AbortSignal },
): Promise<SubmissionComments> {
  const { answer } = await loadOrKept(
    { name: `comments:${submissionId}`, schema: feedbackUptakeCalls.listDocumentComments.answer, isShown },
    () => loadComments({ submissionId }, signal),
  );
  return answer;
}

export function loadReviewComments(
  query: SubmissionCommentsQuery,
  signal?: AbortSignal,
): Promise<PlacedReviews> {
  return callApi(reviewCommentsCalls.listReceivedComments, { query, signal });
}

export function loadText(query: { submissionId: SubmissionId; seq?: number }, signal?: AbortSignal) {
  return callApi(feedbackUptakeCalls.readCommentableText, { query, signal });
}

export function addComment(body: AddCommentBody): Promise<void> {
  return sendCall(feedbackUptakeCalls.addComment, { body });
}

export function changeComment(body: ChangeCommentBody): Promise<void> {
  return sendCall(feedbackUptakeCalls.changeComment, { body });
}

export function answerComment(body: AnswerCommentBody): Promise<void> {
  return sendCall(feedbackUptakeCalls.answerComment, { body });
}

export function replyToComment(body: ReplyBody): Promise<void> {
  return sendCall(feedbackUptakeCalls.replyToComment, { body });
}

export function changeReply(body: ChangeReplyBody): Promise<void> {
  return sendCall(feedbackUptakeCalls.changeReply, { body });
}

export function loadClassUptake(id: ClassId, signal?: AbortSignal): Promise<ClassUptake> {
  return callApi(feedbackUptakeCalls.readClassUptake, { query: { id }, signal });
}
