import type { AssignmentGrades, ClassId, GradeBook, GradeBookAssignment } from '@redraft/contracts';
import type { QueryClient } from '@tanstack/react-query';
import type { CellGrade } from './cell-grade.ts';
import type { GradeCell } from './use-cell-writes.ts';
import { gradeBookKey } from './use-grade-book.ts';

interface Kept {
  cell: GradeCell;
  grade: CellGrade;
  replaces: CellGrade;
}

/** Puts a grade that is kept into what the pages hold, without asking for all of it again. */
export function patchGrade(client: QueryClient, { classId, ...kept }: Kept & { classId: ClassId }): void {
  client.setQueryData<GradeBook>(gradeBookKey(classId), (book) => book && patchBook(book, kept));
  client.setQueriesData<AssignmentGrades>(
    { queryKey: ['gradebook-assignment'] },
    (held) => held && patchAssignment(held, kept),
  );
}

/** The grade of a text, and how many of its assignment have one. */
export function patchBook(book: GradeBook, kept: Kept): GradeBook {
  const { cell } = kept;
  const text = book.texts.find(({ submissionId }) => submissionId === cell.submissionId);
  if (cell.draftId !== null || !text) return book;
  return {
    ...book,
    texts: patched(book.texts, kept),
    assignments: book.assignments.map((one) => (one.id === text.assignmentId ? recount(one, kept) : one)),
  };
}

export function patchAssignment(held: AssignmentGrades, kept: Kept): AssignmentGrades {
  const { cell, grade } = kept;
  if (!held.rows.some(({ submissionId }) => submissionId === cell.submissionId)) return held;
  if (cell.draftId === null)
    return { assignment: recount(held.assignment, kept), rows: patched(held.rows, kept) };
  const patchDrafts = (drafts: AssignmentGrades['rows'][number]['drafts']) =>
    drafts.map((draft) => (draft.draftId === cell.draftId ? { ...draft, ...fieldsOf(grade) } : draft));
  return {
    ...held,
    rows: held.rows.map((row) =>
      row.submissionId === cell.submissionId ? { ...row, drafts: patchDrafts(row.drafts) } : row,
    ),
  };
}

function recount(assignment: GradeBookAssignment, { cell, grade, replaces }: Kept): GradeBookAssignment {
  const more = (grade === null ? 0 : 1) - (replaces === null ? 0 : 1);
  return {
    ...assignment,
    numberOfGraded: assignment.numberOfGraded + more,
    numberOfHeld: assignment.numberOfHeld + (cell.isShown ? 0 : more),
  };
}

function patched<Text extends { submissionId: number }>(texts: Text[], { cell, grade }: Kept): Text[] {
  return texts.map((text) =>
    text.submissionId === cell.submissionId ? { ...text, ...fieldsOf(grade) } : text,
  );
}

function fieldsOf(grade: CellGrade) {
  if (typeof grade === 'string') return { alternateGrade: grade };
  return grade === null ? { grade: -1, alternateGrade: null } : { grade };
}
