import type { AssignmentId, OverseenOverview, OwnedSubmission, UserId } from '@redraft/contracts';
import { formatSortName } from '../../domain/classes/index.ts';

/** One text of one student; `text` is null if not started. */
export interface TextRow {
  id: number;
  name: string;
  text: OwnedSubmission | null;
  /** If not started: whether its enforced deadline has passed. */
  isMissed: boolean;
  /** In anonymous grading it is not revealed whether there is a text. */
  isHidden: boolean;
}

/** All assignments of the class for one student. */
export function listStudentTexts(
  { assignments, missed, withoutNames }: Pick<OverseenOverview, 'assignments' | 'missed' | 'withoutNames'>,
  studentId: UserId,
  texts: readonly OwnedSubmission[],
): TextRow[] {
  const byAssignment = new Map<number, OwnedSubmission>(texts.map((text) => [text.assignmentId, text]));
  return assignments.map(({ id, title }) => ({
    id,
    name: title,
    text: byAssignment.get(id) ?? null,
    isMissed: missed.some((one) => one.studentId === studentId && one.assignmentId === id),
    isHidden: withoutNames.includes(id) && !byAssignment.has(id),
  }));
}

/** All students of the class for one assignment. */
export function listAssignmentTexts(
  { students, missed, withoutNames }: Pick<OverseenOverview, 'students' | 'missed' | 'withoutNames'>,
  assignmentId: AssignmentId,
  texts: readonly OwnedSubmission[],
): TextRow[] {
  const byStudent = new Map<number, OwnedSubmission>(texts.map((text) => [text.studentId, text]));
  return students.map((student) => ({
    id: student.id,
    name: formatSortName(student),
    text: byStudent.get(student.id) ?? null,
    isMissed: missed.some((one) => one.studentId === student.id && one.assignmentId === assignmentId),
    isHidden: withoutNames.includes(assignmentId) && !byStudent.has(student.id),
  }));
}
