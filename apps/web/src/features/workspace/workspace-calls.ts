import type { AssignmentId, DraftId, StudentAssignment, SubmissionId } from '@redraft/contracts';
import { sessionExpirySchema, studentAssignmentSchema } from '@redraft/contracts';
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

/** Until when the session goes on now. */
export async function renewSession(): Promise<string> {
  const { expiry } = await callApi('POST', '/api/auth/renew', {
    answer: sessionExpirySchema,
    isIncidental: true,
  });
  return expiry;
}

export function submitDraft(id: SubmissionId, draftId: DraftId): Promise<void> {
  return callApi('POST', '/api/student/submission', { creates: true, query: { id, draftId } });
}
