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
import { progressLogSchema, readSubmissionSchema, submissionLogsSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

/** `unsubmitted` says that a text is meant that nobody has handed in. */
interface Given<Grade> {
  id: SubmissionId;
  grade: Grade;
  /** What was seen there: another grade that came meanwhile is not written over. */
  replaces: Grade;
  unsubmitted: boolean;
}

export function setGrade(query: Given<number>): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setGrade', { query, answer: readSubmissionSchema });
}

export function setAlternateGrade(query: Given<string>): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setAlternateGrade', { query, answer: readSubmissionSchema });
}

const answer = readSubmissionSchema;

export function setToRevise(submissionId: SubmissionId): Promise<ReadSubmission> {
  return callApi('PUT', '/api/classes/addToEvaluate', { query: { submissionId }, answer });
}

export function finalize(id: SubmissionId): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setFinal', { creates: true, query: { id }, answer });
}

export function setEnableWriting(body: SetEnableWritingBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setEnableWriting', { body, answer });
}

export function setDraftResubmit(body: SetDraftResubmitBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setDraftResubmit', { body, answer });
}

export function endCommenting(body: EndCommentBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/endComment', { creates: true, body, answer });
}

export function submitForStudent(body: {
  submissionId: SubmissionId;
  draftId: DraftId;
}): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/submit', { creates: true, body, answer });
}

export function loadProgress(id: SubmissionId): Promise<ProgressLog> {
  return callApi('POST', '/api/classes/progressLog', { query: { id }, answer: progressLogSchema });
}

/** The first saves that changed the text. */
export function loadLogs(submissionId: SubmissionId): Promise<SubmissionLogs> {
  return callApi('POST', '/api/classes/readsubmissionlogs', {
    query: { submissionId },
    answer: submissionLogsSchema,
  });
}
