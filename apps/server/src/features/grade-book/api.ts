import { packGradeBook } from '@redraft/contracts';
import * as calls from '@redraft/contracts/calls/grade-book';
import { changeGrades, changeGrading, releaseGrades } from '../../domain/submissions/index.ts';
import { defineRoute } from '../../platform/route.ts';
import { loadGradeBook, readAssignmentGrades } from './grade-book.ts';

export const gradeBookRoutes = [
  defineRoute(calls.readGradeBook, {
    permission: 'class.read_as_member',
    handler: async ({ actor, query, now }) =>
      packGradeBook((await loadGradeBook(actor, query.classId, now)).book),
  }),
  defineRoute(calls.readAssignmentGrades, {
    permission: 'class.read_as_member',
    handler: ({ actor, query, now }) => readAssignmentGrades(actor, query.assignmentId, now),
  }),
  defineRoute(calls.changeGrades, {
    permission: 'submission.grade',
    handler: async ({ actor, body, now }) => ({ changed: await changeGrades(actor, body, now) }),
  }),
  defineRoute(calls.releaseGrades, {
    permission: 'submission.grade',
    handler: ({ actor, body, now }) => releaseGrades(actor, body, now),
  }),
  defineRoute(calls.changeGrading, {
    permission: 'assignment.manage',
    handler: ({ actor, body, now }) => changeGrading(actor, body, now),
  }),
];
