import type { UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';

export type ClosingRow = Awaited<ReturnType<typeof listClosings>>[number];

/** Enforced deadlines that have passed since then in an instructor's classes, and the results. */
export function listClosings(ownerId: UserId, { since, now }: { since: Date; now: Date }) {
  const closedAs = (status: string) =>
    sql<number>`count(*) FILTER (WHERE draft_submissions.status = ${status} AND enrollments.dropped_at IS NULL)`;
  return (
    db()
      .selectFrom('classes')
      .innerJoin('assignments', 'assignments.class_id', 'classes.id')
      .innerJoin('drafts', 'drafts.assignment_id', 'assignments.id')
      .leftJoin('draft_submissions', 'draft_submissions.draft_id', 'drafts.id')
      .leftJoin('submissions', 'submissions.id', 'draft_submissions.submission_id')
      .leftJoin('enrollments', (join) =>
        join
          .onRef('enrollments.student_id', '=', 'submissions.student_id')
          .onRef('enrollments.class_id', '=', 'classes.id'),
      )
      .select(['drafts.id as draft_id', 'drafts.title as draft_title', 'drafts.deadline'])
      // Cast: a CHECK of the table holds the words.
      .select(sql<'DRAFT' | 'FINAL'>`drafts.type`.as('draft_type'))
      .select([
        'assignments.title',
        'assignments.id as assignment_id',
        'classes.id as class_id',
        'classes.name as class_name',
        'classes.time_zone',
      ])
      .select([closedAs('SUBMITTED_AUTO').as('auto'), closedAs('MISSED').as('missed')])
      .where('classes.owner_id', '=', ownerId)
      .where('classes.archived_at', 'is', null)
      .where('assignments.prevent_after_due_date', '=', true)
      .where('drafts.deadline', '>', since)
      .where('drafts.deadline', '<=', now)
      .groupBy(['drafts.id', 'assignments.id', 'classes.id'])
      .execute()
  );
}
