import type { AssignmentFileId, DocumentView, EditorFrame, PdfCopy, SubmissionId } from '@redraft/contracts';
import * as studentFilesCalls from '@redraft/contracts/calls/student-files';
import * as workspaceCalls from '@redraft/contracts/calls/workspace';
import { callApi } from '../../lib/api.ts';
import { delay } from '../../lib/delay.ts';
import { downloadFile } from '../../lib/files.ts';

export interface FrameQuery {
  submissionId: SubmissionId;
  /** An attached file; the main text if undefined. */
  assignmentTemplateId?: AssignmentFileId | undefined;
  seq: number | undefined;
  ahead?: boolean;
  view?: DocumentView;
  lang: string;
  theme: 'light' | 'dark';
}

export function openEditorFrame(query: FrameQuery): Promise<EditorFrame> {
  return callApi(workspaceCalls.openSubmissionFrame, { query });
}

interface WantedFile {
  submissionId: SubmissionId;
  /** The main text if undefined. */
  assignmentTemplateId?: AssignmentFileId;
  /** A version other than the newest. */
  seq?: number;
}

export function downloadStudentFile(query: WantedFile): Promise<void> {
  return downloadFile(studentFilesCalls.downloadStudentFile, query);
}

/** The OpenDocument file that was imported last, as it was uploaded. */
export function downloadOriginal(query: WantedFile): Promise<void> {
  return downloadFile(studentFilesCalls.downloadOriginal, query);
}

const pollIntervalMs = 1500;
/** Maximum wait; afterwards the user is told to try again. */
const maxWaitMs = 5 * 60_000;

/** The PDF is created by a worker; `onWait` is called while it is not ready. */
export async function downloadStudentPdf(query: WantedFile, onWait: (copy: PdfCopy) => void): Promise<void> {
  let copy = await callApi(studentFilesCalls.requestPdf, { query });
  const queryWithHash = { ...query, hash: copy.hash };
  for (let waited = 0; isPending(copy) && waited < maxWaitMs; waited += pollIntervalMs) {
    onWait(copy);
    await delay(pollIntervalMs);
    copy = await callApi(studentFilesCalls.readPdfState, { query: queryWithHash });
  }
  await downloadFile(studentFilesCalls.downloadStudentPdf, queryWithHash);
}

function isPending({ state }: PdfCopy): boolean {
  return state === 'waiting' || state === 'making';
}
