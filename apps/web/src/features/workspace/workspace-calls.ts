import type { AssignmentId, DraftId, StudentAssignment, SubmissionId } from '@redraft/contracts';
import { studentAssignment } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadAssignment(id: AssignmentId, signal?: AbortSignal): Promise<StudentAssignment> {
  const options = { query: { id }, answer: studentAssignment };
  return callApi('GET', '/api/student/assignment', signal === undefined ? options : { ...options, signal });
}

export function startAssignment(id: AssignmentId): Promise<StudentAssignment> {
  return callApi('POST', '/api/student/assignment', {
    creates: true,
    query: { id },
    answer: studentAssignment,
  });
}

export function submitDraft(id: SubmissionId, draftId: DraftId): Promise<void> {
  return callApi('POST', '/api/student/submission', { creates: true, query: { id, draftId } });
}
