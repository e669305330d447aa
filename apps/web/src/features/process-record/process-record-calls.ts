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
import {
  certificateCheckSchema,
  certificateSchema,
  evidenceSchema,
  processNotesSchema,
  readingLogSchema,
  rewindMarksSchema,
  textOriginsSchema,
} from '@redraft/contracts';
import { queryOptions } from '@tanstack/react-query';
import { callApi, sendForm } from '../../lib/api.ts';
import { saveAs } from '../../lib/files.ts';

export function loadEvidence(submissionId: SubmissionId): Promise<Evidence> {
  return callApi('GET', '/api/process/evidence', { query: { submissionId }, answer: evidenceSchema });
}

export function loadReadings(submissionId: SubmissionId, before: number | undefined): Promise<ReadingLog> {
  return callApi('GET', '/api/student/readings', {
    query: { submissionId, before },
    answer: readingLogSchema,
  });
}

export const notesQuery = (submissionId: SubmissionId) =>
  queryOptions({
    queryKey: ['process-notes', submissionId],
    queryFn: (): Promise<ProcessNotes> =>
      callApi('GET', '/api/process/notes', { query: { submissionId }, answer: processNotesSchema }),
  });

export function originsQuery(submissionId: SubmissionId) {
  return queryOptions({
    queryKey: ['text-origins', submissionId],
    queryFn: ({ signal }) =>
      callApi('GET', '/api/process/origins', { query: { submissionId }, answer: textOriginsSchema, signal }),
  });
}

export function marksQuery(submissionId: SubmissionId) {
  return queryOptions({
    queryKey: ['rewind-marks-of', submissionId],
    queryFn: () => loadMarks(submissionId),
  });
}

function loadMarks(submissionId: SubmissionId): Promise<RewindMarks> {
  return callApi('GET', '/api/rewind/marks', { query: { submissionId }, answer: rewindMarksSchema });
}

export function addNote(body: AddNoteBody): Promise<void> {
  return callApi('POST', '/api/student/note', { creates: true, body });
}

export function changeNote(body: ChangeNoteBody): Promise<void> {
  return callApi('PUT', '/api/student/note', { body });
}

export function removeNote(id: ProcessNoteId): Promise<void> {
  return callApi('DELETE', '/api/student/note', { query: { id } });
}

export function addMomentComment(body: AddMomentCommentBody): Promise<void> {
  return callApi('POST', '/api/process/comment', { creates: true, body });
}

export function changeMomentComment(body: ChangeMomentCommentBody): Promise<void> {
  return callApi('PUT', '/api/process/comment', { body });
}

export function removeMomentComment(id: ProcessNoteId): Promise<void> {
  return callApi('DELETE', '/api/process/comment', { query: { id } });
}

export async function downloadCertificate(submissionId: SubmissionId): Promise<void> {
  const certificate = await callApi('GET', '/api/certificates/certificate', {
    query: { submissionId },
    answer: certificateSchema,
  });
  const content = new Blob([JSON.stringify(certificate, null, 2)], { type: 'application/json' });
  saveAs(content, `redraft-certificate-${submissionId}.json`);
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
  return sendForm('/api/certificates/check', body, certificateCheckSchema);
}
