import { z } from 'zod';
import { defineCall } from '../call.ts';
import { setAlternateGradeQuerySchema, setGradeQuerySchema } from '../grading.ts';
import { submissionIdSchema } from '../ids.ts';
import {
  neighbourBodySchema,
  readingPlaceQuerySchema,
  readingPlaceSchema,
  readSubmissionQuerySchema,
  readSubmissionSchema,
} from '../submissions.ts';

export const readSubmission = defineCall({
  method: 'POST',
  path: '/api/classes/readsubmission',
  scope: 'submissions.read',
  summary: 'A submission for those who teach the class',
  query: readSubmissionQuerySchema,
  answer: readSubmissionSchema,
  errors: ['not_found'],
});

export const readNeighbour = defineCall({
  method: 'POST',
  path: '/api/classes/getnextsubmissionId',
  summary: 'The submission of the previous (direction -1) or next (1) student',
  body: neighbourBodySchema,
  answer: z.object({ submissionId: submissionIdSchema }),
  errors: ['not_found', 'submission.no_neighbour'],
});

export const readReadingPlace = defineCall({
  method: 'GET',
  path: '/api/classes/readingplace',
  summary: 'Where a text stands among those of a filter, and its neighbours there',
  query: readingPlaceQuerySchema,
  answer: readingPlaceSchema,
  errors: ['not_found'],
});

export const setGrade = defineCall({
  method: 'POST',
  path: '/api/classes/setGrade',
  scope: 'grades.write',
  summary: 'Set the numeric grade, of a text that nobody handed in with unsubmitted=true; -1 takes it away',
  query: setGradeQuerySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
});

export const setAlternateGrade = defineCall({
  method: 'POST',
  path: '/api/classes/setAlternateGrade',
  scope: 'grades.write',
  summary: 'Set the letter grade, of a text that nobody handed in with unsubmitted=true',
  query: setAlternateGradeQuerySchema,
  answer: readSubmissionSchema,
  errors: ['not_found', 'grade.invalid', 'grade.changed', 'grade.not_submitted', 'grade.marked_twice'],
});
