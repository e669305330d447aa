import type {
  AssignmentId,
  DraftId,
  HandInPreview,
  StudentAssignment,
  SubmissionId,
} from '@redraft/contracts';
import { handInPreviewSchema, studentAssignmentSchema, templateTextSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadAssignment(id: AssignmentId, signal?: AbortSignal): Promise<StudentAssignment> {
  const options = { query: { id }, answer: studentAssignmentSchema };
  return callApi('GET', '/api/student/assignment', signal === undefined ? options : { ...options, signal });
}

export function startAssignment(id: AssignmentId): Promise<StudentAssignment> {
  return callApi('POST', '/api/student/assignment', {
    creates: true,
    query: { id },
    answer: studentAssignmentSchema,
  });
}

/** What would be handed in now. */
export function loadHandInPreview(id: SubmissionId, signal: AbortSignal): Promise<HandInPreview> {
  return callApi('GET', '/api/student/submission/preview', {
    query: { id },
    answer: handInPreviewSchema,
    signal,
  });
}

/** The text with which the student began. */
export async function loadTemplateText(id: SubmissionId, signal: AbortSignal): Promise<string> {
  const { text } = await callApi('GET', '/api/student/submission/template', {
    query: { id },
    answer: templateTextSchema,
    signal,
  });
  return text;
}

export function submitDraft(id: SubmissionId, draftId: DraftId): Promise<void> {
  return callApi('POST', '/api/student/submission', { creates: true, query: { id, draftId } });
}
