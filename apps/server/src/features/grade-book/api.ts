import {
  assignmentGradesSchema,
  assignmentIdSchema,
  changedGradesSchema,
  changeGradesBodySchema,
  changeGradingBodySchema,
  classIdSchema,
  gradingSettingsSchema,
  packedGradeBookSchema,
  packGradeBook,
  releasedGradesSchema,
  releaseGradesBodySchema,
} from '@redraft/contracts';
import { z } from 'zod';
import { changeGrading, releaseGrades } from '../../domain/grading/index.ts';
import { changeGrades } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { loadGradeBook, readAssignmentGrades } from './grade-book.ts';

export const gradeBookRoutes = [
  defineRoute({
    method: 'GET',
    path: '/api/classes/gradebook',
    summary: 'The grades of a class, students by assignments',
    permission: 'class.read_as_member',
    query: z.object({ classId: classIdSchema }),
    answer: packedGradeBookSchema,
    errors: ['not_found'],
    handler: async ({ actor, query, now }) =>
      packGradeBook((await loadGradeBook(actor, query.classId, now)).book),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/classes/gradebook/assignment',
    summary: 'The grades of one assignment with those of its drafts, without names where these are hidden',
    permission: 'class.read_as_member',
    query: z.object({ assignmentId: assignmentIdSchema }),
    answer: assignmentGradesSchema,
    errors: ['not_found'],
    handler: ({ actor, query, now }) => readAssignmentGrades(actor, query.assignmentId, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/gradebook/grades',
    summary: 'Write cells of a grade book, all or none; each says which grade it replaces',
    permission: 'submission.grade',
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
    handler: async ({ actor, body, now }) => ({ changed: await changeGrades(actor, body, now) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/gradebook/release',
    summary: 'Show grades that are held back to their students, all or those named',
    permission: 'submission.grade',
    body: releaseGradesBodySchema,
    answer: releasedGradesSchema,
    errors: ['not_found'],
    handler: ({ actor, body, now }) => releaseGrades(actor, body, now),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/classes/gradebook/settings',
    summary: 'How an assignment is graded: held back, without names, with a share of effort and revision',
    permission: 'assignment.manage',
    body: changeGradingBodySchema,
    answer: gradingSettingsSchema,
    errors: ['not_found', 'conflict.changed'],
    handler: ({ actor, body, now }) => changeGrading(actor, body, now),
  }),
];
