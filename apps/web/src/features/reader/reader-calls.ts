import type {
  DraftId,
  EndCommentBody,
  ProgressLog,
  ReadSubmission,
  SetDraftResubmitBody,
  SetEnableWritingBody,
  SubmissionId,
  SubmissionLogs,
} from '@redraft/contracts';
import * as readerCalls from '@redraft/contracts/calls/reader';
import * as readerActsCalls from '@redraft/contracts/calls/reader-acts';
import * as readerLogsCalls from '@redraft/contracts/calls/reader-logs';
import { callApi } from '../../lib/api.ts';

/** `unsubmitted` confirms that an unsubmitted text is graded on purpose. */
interface Given<Grade> {
  id: SubmissionId;
  grade: Grade;
  /** The grade that the user saw: the server rejects the change if another grade was set in the meantime. */
  previousGrade: Grade;
  unsubmitted: boolean;
}

export function setGrade(query: Given<number>): Promise<ReadSubmission> {
  return callApi(readerCalls.setGrade, { query });
}

export function setAlternateGrade(query: Given<string>): Promise<ReadSubmission> {
  return callApi(readerCalls.setAlternateGrade, { query });
}

export function setToRevise(submissionId: SubmissionId): Promise<ReadSubmission> {
  return callApi(readerActsCalls.setToRevise, { query: { submissionId } });
}

export function finalize(id: SubmissionId): Promise<ReadSubmission> {
  return callApi(readerActsCalls.finalizeSubmission, { query: { id } });
}

export function setEnableWriting(body: SetEnableWritingBody): Promise<ReadSubmission> {
  return callApi(readerActsCalls.setEnableWriting, { body });
}

export function setDraftResubmit(body: SetDraftResubmitBody): Promise<ReadSubmission> {
  return callApi(readerActsCalls.setDraftResubmit, { body });
}

export function endCommenting(body: EndCommentBody): Promise<ReadSubmission> {
  return callApi(readerActsCalls.endCommenting, { body });
}

export function submitForStudent(body: {
  submissionId: SubmissionId;
  draftId: DraftId;
}): Promise<ReadSubmission> {
  return callApi(readerActsCalls.submitForStudent, { body });
}

export function loadProgress(id: SubmissionId): Promise<ProgressLog> {
  return callApi(readerLogsCalls.readProgressLog, { query: { id } });
}

/** The first saves that changed the text. */
export function loadLogs(submissionId: SubmissionId): Promise<SubmissionLogs> {
  return callApi(readerLogsCalls.readSubmissionLogs, { query: { submissionId } });
}
