import type {
  AssignmentId,
  AssignmentTemplateId,
  DraftId,
  EditorFrame,
  StudentAssignment,
  SubmissionId,
} from '@redraft/contracts';
import { editorFrame, studentAssignment } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

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
  /** An additional file; the main one without it. */
  assignmentTemplateId?: AssignmentTemplateId;
  seq: number | undefined;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/editor/frame', { query, answer: editorFrame });
}

/** The student's own copy of an additional file; the same one every time. */
export function beginAdditionalFile(
  submissionId: SubmissionId,
  assignmentTemplateId: AssignmentTemplateId,
): Promise<void> {
  return callApi('POST', '/api/auxfiles/submission', { query: { submissionId, assignmentTemplateId } });
}

/** The main file where no additional one is named. */
export function downloadStudentFile(query: {
  submissionId: SubmissionId;
  assignmentTemplateId?: AssignmentTemplateId;
}): Promise<void> {
  return downloadFile('/api/auxfiles/submission/file', query);
}
