import type { AssignmentFileId, DocumentView, EditorFrame, PdfCopy, SubmissionId } from '@redraft/contracts';
import * as studentFilesCalls from '@redraft/contracts/calls/student-files';
import * as workspaceCalls from '@redraft/contracts/calls/workspace';
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
  return callApi(workspaceCalls.openSubmissionFrame, { query });
}

interface WantedFile {
  submissionId: SubmissionId;
  /** The main file where no additional one is named. */
  assignmentTemplateId?: AssignmentFileId;
  /** A version other than the newest. */
  seq?: number;
}

export function downloadStudentFile(query: WantedFile): Promise<void> {
  return downloadFile(studentFilesCalls.downloadStudentFile, query);
}

const pollIntervalMs = 1500;
/** Then who waits is told so, and asks again. */
const maxWaitMs = 5 * 60_000;

/** A worker makes it; `onWait` is told of it while it is not there. */
export async function downloadStudentPdf(query: WantedFile, onWait: (copy: PdfCopy) => void): Promise<void> {
  let copy = await callApi(studentFilesCalls.requestPdf, { query });
  const named = { ...query, hash: copy.hash };
  for (let waited = 0; isUnmade(copy) && waited < maxWaitMs; waited += pollIntervalMs) {
    onWait(copy);
    await new Promise((resolve) => window.setTimeout(resolve, pollIntervalMs));
    copy = await callApi(studentFilesCalls.readPdfState, { query: named });
  }
  await downloadFile(studentFilesCalls.downloadStudentPdf, named);
}

function isUnmade({ state }: PdfCopy): boolean {
  return state === 'waiting' || state === 'making';
}
