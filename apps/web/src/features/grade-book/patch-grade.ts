import type { AssignmentGrades, ClassId, GradeBook, GradeBookAssignment } from '@redraft/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { CellGrade } from './cell-grade.ts';
import type { GradeCell } from './use-cell-writes.ts';
import { gradeBookKey } from './use-grade-book.ts';

interface GradeChange {
  cell: GradeCell;
  grade: CellGrade;
  replaces: CellGrade;
}

/** Updates cached queries with a saved grade, without refetching. */
export function patchGrade(
  client: QueryClient,
  { classId, ...change }: GradeChange & { classId: ClassId },
): void {
  client.setQueryData<GradeBook>(gradeBookKey(classId), (book) => book && patchBook(book, change));
  client.setQueriesData<AssignmentGrades>(
    { queryKey: ['gradebook-assignment'] },
    (grades) => grades && patchAssignment(grades, change),
  );
}

/** Updates a text's grade and its assignment's number of graded texts. */
export function patchBook(book: GradeBook, change: GradeChange): GradeBook {
  const { cell } = change;
  const text = book.texts.find(({ submissionId }) => submissionId === cell.submissionId);
  if (cell.draftId !== null || !text) return book;
  return {
    ...book,
    texts: patched(book.texts, change),
    assignments: book.assignments.map((one) => (one.id === text.assignmentId ? recount(one, change) : one)),
  };
}

export function patchAssignment(grades: AssignmentGrades, change: GradeChange): AssignmentGrades {
  const { cell, grade } = change;
  if (!grades.rows.some(({ submissionId }) => submissionId === cell.submissionId)) return grades;
  if (cell.draftId === null)
    return { assignment: recount(grades.assignment, change), rows: patched(grades.rows, change) };
  const patchDrafts = (drafts: AssignmentGrades['rows'][number]['drafts']) =>
    drafts.map((draft) => (draft.draftId === cell.draftId ? { ...draft, ...toGradeFields(grade) } : draft));
  return {
    ...grades,
    rows: grades.rows.map((row) =>
      row.submissionId === cell.submissionId ? { ...row, drafts: patchDrafts(row.drafts) } : row,
    ),
  };
}

function recount(
  assignment: GradeBookAssignment,
  { cell, grade, replaces }: GradeChange,
): GradeBookAssignment {
  const more = (grade === null ? 0 : 1) - (replaces === null ? 0 : 1);
  return {
    ...assignment,
    numberOfGraded: assignment.numberOfGraded + more,
    numberOfHeld: assignment.numberOfHeld + (cell.isShown ? 0 : more),
  };
}

function patched<Text extends { submissionId: number }>(texts: Text[], { cell, grade }: GradeChange): Text[] {
  return texts.map((text) =>
    text.submissionId === cell.submissionId ? { ...text, ...toGradeFields(grade) } : text,
  );
}

function toGradeFields(grade: CellGrade) {
  if (typeof grade === 'string') return { alternateGrade: grade };
  return grade === null ? { grade: -1, alternateGrade: null } : { grade };
}
