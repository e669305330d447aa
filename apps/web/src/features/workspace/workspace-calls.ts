import type { AssignmentId, DraftId, EditorFrame, StudentAssignment, SubmissionId } from '@redraft/contracts';
import { editorFrame, studentAssignment } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';

export function loadAssignment(id: AssignmentId, signal?: AbortSignal): Promise<StudentAssignment> {
  const options = { query: { id }, answer: studentAssignment };
  return callApi('GET', '/api/student/assignment', signal === undefined ? options : { ...options, signal });
}

export function startAssignment(id: AssignmentId): Promise<StudentAssignment> {
  return callApi('POST', '/api/student/assignment', { query: { id }, answer: studentAssignment });
}

export function submitDraft(id: SubmissionId, draftId: DraftId): Promise<void> {
  return callApi('POST', '/api/student/submission', { query: { id, draftId } });
}

export function openEditorFrame(query: {
  submissionId: SubmissionId;
  seq: number | undefined;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/editor/frame', { query, answer: editorFrame });
}
