import type { AssignmentId, DraftId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { dueAtColumn, effectiveDeadlineColumn, statusColumn, stepsToDo } from '../steps/index.ts';

export interface ComingDeadline {
  studentId: UserId;
  assignmentId: AssignmentId;
  draftId: DraftId;
  /** The deadline that applies to this student. */
  deadline: Date;
  isBegun: boolean;
}

/** Deadlines until a given time of steps that students in open classes have not submitted and can still write, started or not. */
export async function listComingDeadlines(until: Date, now: Date): Promise<ComingDeadline[]> {
  const rows = await stepsToDo()
    .leftJoin('submissions', (join) =>
      join
        .onRef('submissions.assignment_id', '=', 'assignments.id')
        .onRef('submissions.student_id', '=', 'enrollments.student_id'),
    )
    .leftJoin('draft_submissions', (join) =>
      join
        .onRef('draft_submissions.draft_id', '=', 'drafts.id')
        .onRef('draft_submissions.submission_id', '=', 'submissions.id'),
    )
    .select(['enrollments.student_id', 'assignments.id as assignment_id', 'drafts.id as draft_id'])
    .select([effectiveDeadlineColumn.as('deadline'), sql<boolean>`submissions.id IS NOT NULL`.as('is_begun')])
    .where('classes.archived_at', 'is', null)
    .where('assignments.paused_at', 'is', null)
    .where('assignments.start_at', '<=', now)
    // No student's deadline is before the general one.
    .where('drafts.deadline', '<=', until)
    .where(effectiveDeadlineColumn, '>', now)
    .where(effectiveDeadlineColumn, '<=', until)
    // An exception keeps it open longer.
    .where(dueAtColumn, '<=', until)
    .where(statusColumn, '=', 'NONE')
    .orderBy('enrollments.student_id')
    .orderBy('drafts.id')
    .execute();
  return rows.map((row) => ({
    studentId: row.student_id,
    assignmentId: row.assignment_id,
    draftId: row.draft_id,
    deadline: row.deadline,
    isBegun: row.is_begun,
  }));
}
