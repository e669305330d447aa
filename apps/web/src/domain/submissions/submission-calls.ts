import type { AssignmentFileId, EditorFrame, SubmissionId } from '@redraft/contracts';
import { editorFrameSchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export function openEditorFrame(query: {
  submissionId: SubmissionId;
  /** An additional file; the main one without it. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  seq: number | undefined;
  lang: string;
  theme: 'light' | 'dark';
}): Promise<EditorFrame> {
  return callApi('POST', '/api/editor/frame', { query, answer: editorFrameSchema });
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
