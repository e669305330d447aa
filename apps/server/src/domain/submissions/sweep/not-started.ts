import type { AssignmentId, ClassId, DraftId, UserId } from '@redraft/contracts';
import { assistsInClass } from '../../role-scopes/index.ts';
import { statusOfNotStarted } from '../steps/index.ts';
import { notStartedSoon, notStartedSteps } from './not-started-queries.ts';

export interface MissedStep {
  studentId: UserId;
  assignmentId: AssignmentId;
  draftId: DraftId;
  classId: ClassId;
  isFinal: boolean;
  /** The deadline that applied to this student. */
  deadline: Date;
  assignmentTitle: string;
  timeZone: string;
}

interface Scope {
  classId?: ClassId | undefined;
  assignmentId?: AssignmentId | undefined;
  studentId?: UserId | undefined;
}

/** Steps missed by students of a class who never started; at least one field of the scope must be set. */
export async function listMissedSteps(scope: Scope, now: Date): Promise<MissedStep[]> {
  let query = notStartedSteps(now);
  if (scope.assignmentId !== undefined) query = query.where('assignments.id', '=', scope.assignmentId);
  if (scope.classId !== undefined) query = query.where('classes.id', '=', scope.classId);
  if (scope.studentId !== undefined) query = query.where('enrollments.student_id', '=', scope.studentId);
  const rows = await query.orderBy('drafts.deadline').orderBy('drafts.id').execute();
  return rows
    .filter((row) => {
      const { deadline, enrolled_at: enrolledAt, archived_at: archivedAt, isEnforced } = row;
      return statusOfNotStarted({ deadline, enrolledAt, archivedAt, isEnforced }, now) === 'MISSED';
    })
    .map((row) => ({
      studentId: row.student_id,
      assignmentId: row.assignment_id,
      draftId: row.draft_id,
      classId: row.class_id,
      isFinal: row.type === 'FINAL',
      deadline: row.deadline,
      assignmentTitle: row.title,
      timeZone: row.time_zone,
    }));
}

/** Assignments whose final text a student has missed without starting. */
export async function listMissedAssignments(scope: Scope, now: Date): Promise<MissedStep[]> {
  return (await listMissedSteps(scope, now)).filter((step) => step.isFinal);
}

/** What is listed, and how much of it. */
export interface NotStartedScope {
  /** Classes that a user teaches, or those in which they assist. */
  staff: { ownerId: UserId } | { assistantId: UserId };
  after: Date;
  until: Date;
  maxRows: number;
  /** Number of students named per assignment, alphabetically. */
  maxNames: number;
}

/** Current assignments with a draft that comes due, each with the students who have not started it. */
export function listNotStarted({ staff, after, until, maxRows, maxNames }: NotStartedScope) {
  const query = notStartedSoon({ after, until }, { maxRows, maxNames });
  return 'ownerId' in staff
    ? query.where('classes.owner_id', '=', staff.ownerId).execute()
    : query.where(assistsInClass(staff.assistantId)).execute();
}
