import { z } from 'zod';
import { defineCall } from '../call.ts';
import {
  assignmentGradesSchema,
  changedGradesSchema,
  changeGradesBodySchema,
  changeGradingBodySchema,
  gradingSettingsSchema,
  releasedGradesSchema,
  releaseGradesBodySchema,
} from '../grade-book.ts';
import { assignmentIdSchema, classIdSchema } from '../ids.ts';
import { packedGradeBookSchema } from '../packed-grade-book.ts';

export const readGradeBook = defineCall({
  method: 'GET',
  path: '/api/classes/gradebook',
  scope: 'grades.read',
  summary: 'The grades of a class, students by assignments',
  query: z.object({ classId: classIdSchema }),
  answer: packedGradeBookSchema,
  errors: ['not_found'],
});

export const readAssignmentGrades = defineCall({
  method: 'GET',
  path: '/api/classes/gradebook/assignment',
  scope: 'grades.read',
  summary: 'The grades of one assignment with those of its drafts, without names where these are hidden',
  query: z.object({ assignmentId: assignmentIdSchema }),
  answer: assignmentGradesSchema,
  errors: ['not_found'],
});

export const changeGrades = defineCall({
  method: 'POST',
  path: '/api/classes/gradebook/grades',
  scope: 'grades.write',
  summary: 'Write cells of a grade book, all or none; each says which grade it replaces',
  body: changeGradesBodySchema,
  answer: changedGradesSchema,
  errors: [
    'not_found',
    'grade.invalid',
    'grade.changed',
    'grade.many_changed',
    'grade.not_submitted',
    'grade.marked_twice',
  ],
});

export const releaseGrades = defineCall({
  method: 'POST',
  path: '/api/classes/gradebook/release',
  scope: 'grades.write',
  summary: 'Show grades that are held back to their students, all or those named',
  body: releaseGradesBodySchema,
  answer: releasedGradesSchema,
  errors: ['not_found'],
});

export const changeGrading = defineCall({
  method: 'POST',
  path: '/api/classes/gradebook/settings',
  summary: 'How an assignment is graded: held back, without names, with a share of effort and revision',
  body: changeGradingBodySchema,
  answer: gradingSettingsSchema,
  errors: ['not_found', 'conflict.changed'],
});
