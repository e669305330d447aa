import type { OverseenOverview, OwnedSubmission } from '@redraft/contracts';
import { registerName } from '../../domain/classes/index.ts';

/** One text of one student; `text` is null while it has not been begun. */
export interface TextRow {
  id: number;
  name: string;
  text: OwnedSubmission | null;
}

/** All assignments of the class for one student. */
export function textsOfStudent(
  assignments: OverseenOverview['assignments'],
  texts: readonly OwnedSubmission[],
): TextRow[] {
  const byAssignment = new Map<number, OwnedSubmission>(texts.map((text) => [text.assignmentId, text]));
  return assignments.map(({ id, title }) => ({ id, name: title, text: byAssignment.get(id) ?? null }));
}

/** All students of the class for one assignment. */
export function textsOfAssignment(
  students: OverseenOverview['students'],
  texts: readonly OwnedSubmission[],
): TextRow[] {
  const byStudent = new Map<number, OwnedSubmission>(texts.map((text) => [text.studentId, text]));
  return students.map((student) => ({
    id: student.id,
    name: registerName(student),
    text: byStudent.get(student.id) ?? null,
  }));
}
