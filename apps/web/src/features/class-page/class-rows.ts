import { rank } from '@redraft/analytics';
import { clockDuration, durationParts } from '@redraft/calendar';
import type {
  Accommodation,
  AssignmentId,
  ClassMember,
  ClassOverview,
  ClassSection,
  ClassSubmission,
  OwnedSubmission,
  UserId,
} from '@redraft/contracts';
import { accommodationFor, isGranting } from '@redraft/contracts';
import { registerName } from '../../domain/classes/index.ts';

/** What stands in the place of a rank for who has not written. */
export const noRank = rank(0, []);

/** A student in the table of students. */
export interface StudentRow {
  student: ClassMember;
  name: string;
  rank: string;
  /** Its name; null for a student in none. */
  section: string | null;
}

/** One assignment of one student; `submission` is null while it has not been started. */
export interface SubmissionRow<Id> {
  id: Id;
  name: string;
  submission: ClassSubmission | null;
  /** Of a student who never began: whether an enforced deadline has passed. */
  isMissed: boolean;
  /** Where texts are graded without names, whether there is one is not known. */
  isHidden: boolean;
  /** Among those who have written for the same assignment. */
  rank: string;
  /** What moves the deadline for this student. */
  grant: Accommodation | null;
}

export function buildStudentRows(
  students: readonly ClassMember[],
  sections: readonly ClassSection[],
): StudentRow[] {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  const times = students.map(({ totalTime }) => totalTime);
  return students.map((student) => ({
    student,
    name: registerName(student),
    rank: rank(student.totalTime, times),
    section: student.sectionId === null ? null : (names.get(student.sectionId) ?? null),
  }));
}

/** All assignments of the class for one student, those not started included. */
export function buildStudentSubmissionRows(
  { assignments, missed, withoutNames }: Pick<ClassOverview, 'assignments' | 'missed' | 'withoutNames'>,
  studentId: UserId,
  submissions: readonly OwnedSubmission[],
): SubmissionRow<AssignmentId>[] {
  const byAssignment = new Map(submissions.map((submission) => [submission.assignmentId, submission]));
  return assignments.map((assignment) => ({
    id: assignment.id,
    name: assignment.title,
    submission: byAssignment.get(assignment.id) ?? null,
    isMissed: isMissed(missed, { studentId, assignmentId: assignment.id }),
    isHidden: withoutNames.includes(assignment.id) && !byAssignment.has(assignment.id),
    rank: noRank,
    grant: null,
  }));
}

/** All students of the class for one assignment, those who have not started included. */
export function buildAssignmentSubmissionRows(
  id: AssignmentId,
  { students, missed, withoutNames }: Pick<ClassOverview, 'students' | 'missed' | 'withoutNames'>,
  submissions: readonly OwnedSubmission[],
): SubmissionRow<UserId>[] {
  const byStudent = new Map(submissions.map((submission) => [submission.studentId, submission]));
  const timeOf = (studentId: UserId) => byStudent.get(studentId)?.totalTime ?? 0;
  const times = students.map((student) => timeOf(student.id));
  return students.map((student) => ({
    id: student.id,
    name: registerName(student),
    submission: byStudent.get(student.id) ?? null,
    isMissed: isMissed(missed, { studentId: student.id, assignmentId: id }),
    isHidden: withoutNames.includes(id) && !byStudent.has(student.id),
    rank: rank(timeOf(student.id), times),
    grant: grantOf(student, id),
  }));
}

type Missed = ClassOverview['missed'][number];

function isMissed(missed: readonly Missed[], wanted: Missed): boolean {
  return missed.some((one) => one.assignmentId === wanted.assignmentId && one.studentId === wanted.studentId);
}

function grantOf(student: ClassMember, id: AssignmentId): Accommodation | null {
  const accommodation = accommodationFor(student.accommodations, id);
  return accommodation !== null && isGranting(accommodation) ? accommodation : null;
}

/** Hours, minutes and seconds as on a clock; whole days stand before it. */
export function clockTime(totalSeconds: number): {
  days: number;
  clock: string;
} {
  const { days } = durationParts(totalSeconds);
  return { days, clock: clockDuration(totalSeconds - days * 86_400).padStart('00:00:00'.length, '0') };
}
