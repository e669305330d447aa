import type { ClassId, ClassSubmissionsQuery, OverseenSubmission, SubmissionId } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/education';
import { callApi } from '../../lib/api.ts';
import { downloadFile } from '../../lib/files.ts';

/** A page of all classes; the page after the last is empty. */
export function loadCourses(index: number, signal: AbortSignal) {
  return callApi(calls.listCourses, { query: { index }, signal });
}

export function loadCourse(id: ClassId, signal: AbortSignal) {
  return callApi(calls.readCourseOverview, { query: { id }, signal });
}

/** Texts of one student, or for one assignment. */
export function loadTexts(query: ClassSubmissionsQuery, signal: AbortSignal) {
  return callApi(calls.listCourseSubmissions, { query, signal });
}

/** Downloads the class as class_detail.xlsx. */
export function downloadCourse(id: ClassId): Promise<void> {
  return downloadFile(calls.exportCourse, { id });
}

export function loadOverseen(id: SubmissionId, signal: AbortSignal) {
  return callApi(calls.readOverseenSubmission, { query: { id }, signal });
}

/** The submission before (-1) or after (1) this one, in reading order. */
export async function loadNext(from: OverseenSubmission, direction: -1 | 1): Promise<SubmissionId> {
  const { classId, assignmentId, currentStudentIndex: studentIndex } = from;
  const answer = await callApi(calls.nextOverseenSubmission, {
    body: { classId, assignmentId, studentIndex, direction },
  });
  return answer.submissionId;
}
