import type { AssignmentFileId, DocumentView, EditorFrame, PdfCopy, SubmissionId } from '@redraft/contracts';
import { editorFrameSchema, pdfCopySchema } from '@redraft/contracts';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export function openEditorFrame(query: {
  submissionId: SubmissionId;
  /** An additional file; the main one without it. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  seq: number | undefined;
  ahead?: boolean;
  view?: DocumentView;
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

const lookEveryMs = 1500;
/** Then who waits is told so, and asks again. */
const longestWaitMs = 5 * 60_000;

/** A worker makes it; `onWait` is told of it while it is not there. */
export async function downloadStudentPdf(query: WantedFile, onWait: (copy: PdfCopy) => void): Promise<void> {
  const path = '/api/auxfiles/submission/pdf';
  let copy = await callApi('POST', path, { query, answer: pdfCopySchema });
  const named = { ...query, hash: copy.hash };
  for (let waited = 0; isUnmade(copy) && waited < longestWaitMs; waited += lookEveryMs) {
    onWait(copy);
    await new Promise((resolve) => window.setTimeout(resolve, lookEveryMs));
    copy = await callApi('GET', `${path}/state`, { query: named, answer: pdfCopySchema });
  }
  await downloadFile(path, named);
}

function isUnmade({ state }: PdfCopy): boolean {
  return state === 'waiting' || state === 'making';
}
