import { gradeBookSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { buildClassGrid } from './grid-model.ts';
import { computeColumnAverages, computeRowTotal } from './grid-totals.ts';

const settings = { holdsBack: false, isAnonymous: false, processShare: 0, scale: 'American', version: 0 };
const counts = { numberOfTexts: 2, numberOfGraded: 2, numberOfHeld: 0, numberOfHidden: 0 };
const text = (studentId: number, assignmentId: number, grade: number) => ({
  submissionId: studentId * 10 + assignmentId,
  studentId,
  assignmentId,
  grade,
  alternateGrade: null,
  isSubmitted: true,
  isShown: true,
  mark: null,
});
const book = gradeBookSchema.parse({
  classId: 1,
  className: 'Rhetoric',
  gradeMethod: 'Numeric',
  gradeOptions: [],
  timezone: 'Europe/Berlin',
  missed: [],
  can: { grade: true },
  assignments: [
    { id: 1, pointValue: 40 },
    { id: 2, pointValue: 10 },
  ].map((one) => ({
    ...one,
    title: 'Essay',
    endDate: '2026-10-15T08:00:00Z',
    drafts: [],
    settings,
    ...counts,
  })),
  students: [5, 6].map((id) => ({ id, firstName: 'Emre', lastName: 'Aydın', email: 'emre@example.org' })),
  texts: [text(5, 1, 80), text(5, 2, 30), text(6, 1, 60), text(6, 2, -1)],
});
const grid = buildClassGrid(book, new Map());

it('the totals of a grade book are by student, weighted, of what has a grade', () => {
  expect(grid.rows.map((row) => computeRowTotal(grid, row, book))).toEqual([
    { average: 70, points: 35, pointsOf: 50, isWhole: true },
    { average: 60, points: 24, pointsOf: 40, isWhole: false },
  ]);
});

it('the totals of a grade book are by assignment the average of its grades', () => {
  expect(computeColumnAverages(grid, book)).toEqual([70, 30]);
});
