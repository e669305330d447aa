import type { ClassId, ClassSubmissionsQuery, OverseenSubmission, SubmissionId } from '@redraft/contracts';
import {
  overseenClassSchema,
  overseenOverviewSchema,
  overseenSubmissionSchema,
  ownedSubmissionSchema,
  submissionIdSchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { callApi } from '../../lib/api.ts';
import { downloadMade } from '../../lib/files.ts';

/** A page of all classes; the page after the last is empty. */
export function loadCourses(index: number, signal: AbortSignal) {
  return callApi('GET', '/api/education/courses', {
    query: { index },
    answer: z.array(overseenClassSchema),
    signal,
  });
}

export function loadCourse(id: ClassId, signal: AbortSignal) {
  return callApi('GET', '/api/education/overview', { query: { id }, answer: overseenOverviewSchema, signal });
}

/** The texts of one student, or those for one assignment. */
export function loadTexts(query: ClassSubmissionsQuery, signal: AbortSignal) {
  return callApi('GET', '/api/education/submissions', {
    query,
    answer: z.array(ownedSubmissionSchema),
    signal,
  });
}

/** The class as class_detail.xlsx. */
export function downloadCourse(id: ClassId): Promise<void> {
  return downloadMade('/api/education/course', { id });
}

export function loadOverseen(id: SubmissionId, signal: AbortSignal) {
  return callApi('GET', '/api/education/submission', {
    query: { id },
    answer: overseenSubmissionSchema,
    signal,
  });
}

/** The submission before (-1) or after (1) this one, in reading order. */
export async function loadNext(from: OverseenSubmission, direction: -1 | 1): Promise<SubmissionId> {
  const { classId, assignmentId, currentStudentIndex: studentIndex } = from;
  const answer = await callApi('POST', '/api/education/nextsubmission', {
    body: { classId, assignmentId, studentIndex, direction },
    answer: z.object({ submissionId: submissionIdSchema }),
  });
  return answer.submissionId;
}
