import type { AssignmentGrades, GradeBook } from '@redraft/contracts';
import { assignmentIdSchema, draftIdSchema, submissionIdSchema } from '@redraft/contracts';
import { expect, it } from 'vitest';
import { patchAssignment, patchBook } from './patch-grade.ts';
import type { GradeCell } from './use-cell-writes.ts';

const submissionId = submissionIdSchema.parse(1);
const text = { submissionId, assignmentId: assignmentIdSchema.parse(5), grade: -1, alternateGrade: null };
const counted = { id: text.assignmentId, numberOfGraded: 3, numberOfHeld: 2 };
const draft = { draftId: draftIdSchema.parse(9), grade: -1, alternateGrade: null };
// cast: only what is patched.
const book = { texts: [text], assignments: [counted, { ...counted, id: 6 }] } as unknown as GradeBook;
const held = { assignment: counted, rows: [{ ...text, drafts: [draft] }] } as unknown as AssignmentGrades;
const cell: GradeCell = {
  kind: 'grade',
  key: '1',
  submissionId,
  draftId: null,
  grade: null,
  isSubmitted: true,
  isShown: false,
  mark: null,
};

it.each([
  { says: 'counts as one more', replaces: null, grade: 80, graded: 4, held: 3 },
  { says: 'counts once when it replaces another', replaces: 70, grade: 80, graded: 3, held: 2 },
  { says: 'counts no more once it is taken away', replaces: 70, grade: null, graded: 2, held: 1 },
])('a grade that is kept $says', ({ replaces, grade, graded, held: numberOfHeld }) => {
  const after = patchBook(book, { cell, grade, replaces });
  expect(after.assignments).toMatchObject([
    { numberOfGraded: graded, numberOfHeld },
    { numberOfGraded: 3, numberOfHeld: 2 },
  ]);
  expect(after.texts[0]?.grade).toBe(grade ?? -1);
  expect(patchAssignment(held, { cell, grade, replaces }).assignment).toMatchObject({
    numberOfGraded: graded,
    numberOfHeld,
  });
});

it('a grade that is kept is not held back where its student sees it', () => {
  const shown = { ...cell, isShown: true };
  const after = patchBook(book, { cell: shown, grade: 80, replaces: null });
  expect(after.assignments[0]).toMatchObject({ numberOfGraded: 4, numberOfHeld: 2 });
});

it('a grade that is kept of a draft leaves the counts of texts alone', () => {
  const own = { cell: { ...cell, draftId: draft.draftId }, grade: 80, replaces: null };
  expect(patchBook(book, own)).toBe(book);
  expect(patchAssignment(held, own)).toMatchObject({
    assignment: counted,
    rows: [{ grade: -1, drafts: [{ grade: 80 }] }],
  });
});
