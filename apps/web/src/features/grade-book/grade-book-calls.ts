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
import {
  assignmentGradesSchema,
  gradingSettingsSchema,
  packedGradeBookSchema,
  readGradesSchema,
  readSubmissionSchema,
  releasedGradesSchema,
  unpackGradeBook,
} from '@redraft/contracts';
import { callApi, sendForm } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

export async function loadGradeBook(classId: ClassId, signal?: AbortSignal): Promise<GradeBook> {
  const answer = packedGradeBookSchema;
  return unpackGradeBook(
    await callApi('GET', '/api/classes/gradebook', { query: { classId }, answer, signal }),
  );
}

export function loadAssignmentGrades(
  assignmentId: AssignmentId,
  signal?: AbortSignal,
): Promise<AssignmentGrades> {
  return callApi('GET', '/api/classes/gradebook/assignment', {
    query: { assignmentId },
    answer: assignmentGradesSchema,
    signal,
  });
}

export function writeGrades(body: ChangeGradesBody): Promise<void> {
  return callApi('POST', '/api/classes/gradebook/grades', { body });
}

export function releaseGrades(body: ReleaseGradesBody): Promise<{ released: number; ungraded: number }> {
  return callApi('POST', '/api/classes/gradebook/release', { body, answer: releasedGradesSchema });
}

export function changeGrading(body: ChangeGradingBody): Promise<GradingSettings> {
  return callApi('POST', '/api/classes/gradebook/settings', { body, answer: gradingSettingsSchema });
}

export function giveDraftGrade(body: DraftGradeBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/draft/grade', { body, answer: readSubmissionSchema });
}

export function giveDraftLetter(body: DraftAlternateGradeBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/draft/altgrade', { body, answer: readSubmissionSchema });
}

export function giveGrade(query: SetGradeQuery): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setGrade', { query, answer: readSubmissionSchema });
}

export function giveLetter(query: SetAlternateGradeQuery): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setAlternateGrade', { query, answer: readSubmissionSchema });
}

export function downloadGrades(query: ExportGradesQuery): Promise<void> {
  return downloadFile('/api/classes/gradebook/export', query);
}

/** Says what the file would change; nothing is written. */
export function readGradesFile(classId: ClassId, file: File): Promise<ReadGrades> {
  const form = new FormData();
  form.set('classId', String(classId));
  form.set('selectedFile', file);
  return sendForm('/api/classes/gradebook/import', form, readGradesSchema);
}

export function scoreByRubric(body: RubricScoresBody): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/rubricScores', { body, answer: readSubmissionSchema });
}
