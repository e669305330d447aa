import type {
  AddMomentCommentBody,
  AddNoteBody,
  CertificateCheck,
  ChangeMomentCommentBody,
  ChangeNoteBody,
  Evidence,
  ProcessNoteId,
  ProcessNotes,
  ReadingLog,
  RewindMarks,
  SubmissionId,
} from '@redraft/contracts';
import * as certificatesCalls from '@redraft/contracts/calls/certificates';
import * as processRecordCalls from '@redraft/contracts/calls/process-record';
import * as rewindCalls from '@redraft/contracts/calls/rewind';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendCall, sendForm } from '../../lib/api.ts';
import { downloadFile, saveAs } from '../../lib/files.ts';

export function loadEvidence(submissionId: SubmissionId): Promise<Evidence> {
  return callApi(processRecordCalls.readEvidence, { query: { submissionId } });
}

export function loadReadings(submissionId: SubmissionId, before: number | undefined): Promise<ReadingLog> {
  return callApi(processRecordCalls.listReadings, { query: { submissionId, before } });
}

export const notesQuery = (submissionId: SubmissionId) =>
  queryOptions({
    queryKey: ['process-notes', submissionId],
    queryFn: (): Promise<ProcessNotes> =>
      callApi(processRecordCalls.listProcessNotes, { query: { submissionId } }),
  });

export function originsQuery(submissionId: SubmissionId) {
  return queryOptions({
    queryKey: ['text-origins', submissionId],
    queryFn: ({ signal }) => callApi(processRecordCalls.readOrigins, { query: { submissionId }, signal }),
  });
}

export function marksQuery(submissionId: SubmissionId) {
  return queryOptions({
    queryKey: ['rewind-marks-of', submissionId],
    queryFn: () => loadMarks(submissionId),
  });
}

function loadMarks(submissionId: SubmissionId): Promise<RewindMarks> {
  return callApi(rewindCalls.readRewindMarks, { query: { submissionId } });
}

export function addNote(body: AddNoteBody): Promise<void> {
  return sendCall(processRecordCalls.addProcessNote, { body });
}

export function changeNote(body: ChangeNoteBody): Promise<void> {
  return sendCall(processRecordCalls.changeProcessNote, { body });
}

export function removeNote(id: ProcessNoteId): Promise<void> {
  return sendCall(processRecordCalls.removeProcessNote, { query: { id } });
}

export function addMomentComment(body: AddMomentCommentBody): Promise<void> {
  return sendCall(processRecordCalls.addMomentComment, { body });
}

export function changeMomentComment(body: ChangeMomentCommentBody): Promise<void> {
  return sendCall(processRecordCalls.changeMomentComment, { body });
}

export function removeMomentComment(id: ProcessNoteId): Promise<void> {
  return sendCall(processRecordCalls.removeMomentComment, { query: { id } });
}

export async function downloadCertificate(submissionId: SubmissionId): Promise<void> {
  const certificate = await callApi(certificatesCalls.downloadCertificate, { query: { submissionId } });
  const content = new Blob([JSON.stringify(certificate, null, 2)], { type: 'application/json' });
  saveAs(content, `redraft-certificate-${submissionId}.json`);
}

/** The certificate as an Open Badges 3.0 credential. */
export function downloadBadge(submissionId: SubmissionId): Promise<void> {
  return downloadFile(certificatesCalls.downloadBadge, { submissionId });
}

export function checkCertificate({
  certificate,
  text,
}: {
  certificate: File;
  text: File | null;
}): Promise<CertificateCheck> {
  const body = new FormData();
  body.set('certificate', certificate);
  if (text !== null) body.set('text', text);
  return sendForm(certificatesCalls.checkCertificate, body);
}
