import type {
  AssignmentGrades,
  AssignmentId,
  ChangeGradesBody,
  ChangeGradingBody,
  ClassId,
  DraftAlternateGradeBody,
  DraftGradeBody,
  ExportGradesQuery,
  GradeBook,
  GradingSettings,
  ReadGrades,
  ReadSubmission,
  ReleaseGradesBody,
  RubricScoresBody,
  SetAlternateGradeQuery,
  SetGradeQuery,
} from '@redraft/contracts';
import { unpackGradeBook } from '@redraft/contracts';
import * as gradeBookCalls from '@redraft/contracts/calls/grade-book';
import * as gradeBookFilesCalls from '@redraft/contracts/calls/grade-book-files';
import * as readerCalls from '@redraft/contracts/calls/reader';
import * as readerDraftGradesCalls from '@redraft/contracts/calls/reader-draft-grades';
import * as readerRubricScoresCalls from '@redraft/contracts/calls/reader-rubric-scores';
import { callApi, sendCall, sendForm } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export async function loadGradeBook(classId: ClassId, signal?: AbortSignal): Promise<GradeBook> {
  return unpackGradeBook(await callApi(gradeBookCalls.readGradeBook, { query: { classId }, signal }));
}

export function loadAssignmentGrades(
  assignmentId: AssignmentId,
  signal?: AbortSignal,
): Promise<AssignmentGrades> {
  return callApi(gradeBookCalls.readAssignmentGrades, { query: { assignmentId }, signal });
}

export function writeGrades(body: ChangeGradesBody): Promise<void> {
  return sendCall(gradeBookCalls.changeGrades, { body });
}

export function releaseGrades(body: ReleaseGradesBody): Promise<{ released: number; ungraded: number }> {
  return callApi(gradeBookCalls.releaseGrades, { body });
}

export function changeGrading(body: ChangeGradingBody): Promise<GradingSettings> {
  return callApi(gradeBookCalls.changeGrading, { body });
}

export function giveDraftGrade(body: DraftGradeBody): Promise<ReadSubmission> {
  return callApi(readerDraftGradesCalls.setDraftGrade, { body });
}

export function giveDraftLetter(body: DraftAlternateGradeBody): Promise<ReadSubmission> {
  return callApi(readerDraftGradesCalls.setDraftAlternateGrade, { body });
}

export function giveGrade(query: SetGradeQuery): Promise<ReadSubmission> {
  return callApi(readerCalls.setGrade, { query });
}

export function giveLetter(query: SetAlternateGradeQuery): Promise<ReadSubmission> {
  return callApi(readerCalls.setAlternateGrade, { query });
}

export function downloadGrades(query: ExportGradesQuery): Promise<void> {
  return downloadFile(gradeBookFilesCalls.exportGrades, query);
}

/** Previews what a file would change, without writing anything. */
export function readGradesFile(classId: ClassId, file: File): Promise<ReadGrades> {
  const form = new FormData();
  form.set('classId', String(classId));
  form.set('selectedFile', file);
  return sendForm(gradeBookFilesCalls.readGradesFile, form);
}

export function scoreByRubric(body: RubricScoresBody): Promise<ReadSubmission> {
  return callApi(readerRubricScoresCalls.scoreByRubric, { body });
}
