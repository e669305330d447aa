import type { ReadSubmission, SubmissionId, TimeMetrics } from '@redraft/contracts';
import { readSubmission, submissionId, timeMetrics } from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';

export function loadSubmission(id: SubmissionId): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/readsubmission', {
    query: { submissionId: id },
    answer: readSubmission,
  });
}

export function loadTimeMetrics(id: SubmissionId): Promise<TimeMetrics> {
  return callApi('POST', '/api/classes/getTimeConsumed', { query: { id }, answer: timeMetrics });
}

/** The submission before (-1) or after (1) this one, in reading order. */
export async function loadNeighbour(from: ReadSubmission, direction: -1 | 1): Promise<SubmissionId> {
  const answer = await callApi('POST', '/api/classes/getnextsubmissionId', {
    body: {
      classId: from.classId,
      assignmentId: from.assignmentId,
      studentIndex: from.currentStudentIndex,
      direction,
    },
    answer: z.object({ submissionId }),
  });
  return answer.submissionId;
}

export function setGrade(id: SubmissionId, grade: number): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setGrade', { query: { id, grade }, answer: readSubmission });
}

export function setAlternateGrade(id: SubmissionId, grade: string): Promise<ReadSubmission> {
  return callApi('POST', '/api/classes/setAlternateGrade', { query: { id, grade }, answer: readSubmission });
}
