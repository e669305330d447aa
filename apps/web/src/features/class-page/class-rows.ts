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
import { findAccommodation, isGranting } from '@redraft/contracts';
import { formatSortName } from '../../domain/classes/index.ts';

/** Placeholder for the rank of a student who has not written. */
export const emptyRank = rank(0, []);

/** A row of the students table. */
export interface StudentRow {
  student: ClassMember;
  name: string;
  rank: string;
  /** Name of the section; null if the student is in none. */
  section: string | null;
}

/** One assignment of one student; `submission` is null if not started. */
export interface SubmissionRow<Id> {
  id: Id;
  name: string;
  submission: ClassSubmission | null;
  /** If not started: whether an enforced deadline has passed. */
  isMissed: boolean;
  /** In anonymous grading it is not revealed whether there is a text. */
  isHidden: boolean;
  /** Rank among the students who have written for the same assignment. */
  rank: string;
  /** The student's accommodation for this deadline. */
  ownAccommodation: Accommodation | null;
}

export function buildStudentRows(
  students: readonly ClassMember[],
  sections: readonly ClassSection[],
): StudentRow[] {
  const names = new Map(sections.map(({ id, name }) => [id, name]));
  const times = students.map(({ totalTime }) => totalTime);
  return students.map((student) => ({
    student,
    name: formatSortName(student),
    rank: rank(student.totalTime, times),
    section: student.sectionId === null ? null : (names.get(student.sectionId) ?? null),
  }));
}

/** All assignments of the class for one student, including those not started. */
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
    rank: emptyRank,
    ownAccommodation: null,
  }));
}

/** All students of the class for one assignment, including those who have not started. */
export function buildAssignmentSubmissionRows(
  id: AssignmentId,
  { students, missed, withoutNames }: Pick<ClassOverview, 'students' | 'missed' | 'withoutNames'>,
  submissions: readonly OwnedSubmission[],
): SubmissionRow<UserId>[] {
  const byStudent = new Map(submissions.map((submission) => [submission.studentId, submission]));
  const findTime = (studentId: UserId) => byStudent.get(studentId)?.totalTime ?? 0;
  const times = students.map((student) => findTime(student.id));
  return students.map((student) => ({
    id: student.id,
    name: formatSortName(student),
    submission: byStudent.get(student.id) ?? null,
    isMissed: isMissed(missed, { studentId: student.id, assignmentId: id }),
    isHidden: withoutNames.includes(id) && !byStudent.has(student.id),
    rank: rank(findTime(student.id), times),
    ownAccommodation: findGrantedAccommodation(student, id),
  }));
}

type Missed = ClassOverview['missed'][number];

function isMissed(missed: readonly Missed[], target: Missed): boolean {
  return missed.some((one) => one.assignmentId === target.assignmentId && one.studentId === target.studentId);
}

function findGrantedAccommodation(student: ClassMember, id: AssignmentId): Accommodation | null {
  const accommodation = findAccommodation(student.accommodations, id);
  return accommodation !== null && isGranting(accommodation) ? accommodation : null;
}

/** Hours, minutes and seconds; whole days are separate. */
export function splitDuration(totalSeconds: number): {
  days: number;
  time: string;
} {
  const { days } = durationParts(totalSeconds);
  return { days, time: clockDuration(totalSeconds - days * 86_400).padStart('00:00:00'.length, '0') };
}
