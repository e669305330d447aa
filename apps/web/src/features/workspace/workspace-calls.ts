import type {
  AssignmentFileId,
  AssignmentId,
  DraftId,
  EditorFrame,
  StudentAssignment,
  SubmissionId,
} from '@redraft/contracts';
import { editorFrame, studentAssignment } from '@redraft/contracts';
import { callApi, sendForm } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

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

export function openEditorFrame(query: {
  submissionId: SubmissionId;
  /** An additional file; the main one without it. */
  assignmentTemplateId?: AssignmentFileId;
  seq: number | undefined;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/editor/frame', { query, answer: editorFrame });
}

/** The student's own copy of an additional file; the same one every time. */
export function beginAdditionalFile(
  submissionId: SubmissionId,
  assignmentTemplateId: AssignmentFileId,
): Promise<void> {
  return callApi('POST', '/api/auxfiles/submission', {
    creates: true,
    query: { submissionId, assignmentTemplateId },
  });
}

interface WantedFile {
  submissionId: SubmissionId;
  /** The main file where no additional one is named. */
  assignmentTemplateId?: AssignmentFileId;
  /** A version other than the newest. */
  seq?: number;
}

export function downloadStudentFile(query: WantedFile): Promise<void> {
  return downloadFile('/api/auxfiles/submission/file', query);
}

export function downloadStudentPdf(query: WantedFile): Promise<void> {
  return downloadFile('/api/auxfiles/submission/pdf', query);
}

/** A file that was worked on in its own program, in the place of the one that was taken along. */
export async function putBackFile(returned: {
  submissionId: SubmissionId;
  assignmentTemplateId?: AssignmentFileId | undefined;
  file: File;
}): Promise<void> {
  const body = new FormData();
  body.set('submissionId', String(returned.submissionId));
  if (returned.assignmentTemplateId !== undefined)
    body.set('assignmentTemplateId', String(returned.assignmentTemplateId));
  body.set('selectedFile', returned.file);
  await sendForm('/api/auxfiles/submission/file', body);
}
