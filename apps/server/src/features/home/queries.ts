import type { AssignmentId, ClassId, News, SubmissionId, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { assistsInClass, hasPermissionInClass } from '../../domain/role-scopes/index.ts';
import { db } from '../../platform/db.ts';

/** Which classes: those that a user teaches, assists in or oversees. */
export interface StaffScope {
  kind: 'taught' | 'assisted';
  actorId: UserId;
}
export type Scope = StaffScope | { kind: 'overseen'; actorId: UserId };

interface AssignmentRow {
  assignment_id: AssignmentId;
  title: string;
  class_id: ClassId;
  class_name: string;
  time_zone: string;
}

const assignmentColumns = sql`assignments.id AS assignment_id, assignments.title, classes.id AS class_id, classes.name AS class_name,
  classes.time_zone`;

/** Of classes that are not archived. */
function isWithin(scope: Scope) {
  const isHere = sql`classes.archived_at IS NULL`;
  switch (scope.kind) {
    case 'taught':
      return sql`${isHere} AND classes.owner_id = ${scope.actorId}`;
    case 'assisted':
      return sql`${isHere} AND ${assistsInClass(scope.actorId)}`;
    case 'overseen':
      return sql`${isHere} AND ${hasPermissionInClass(scope.actorId, 'class.oversee')}`;
  }
}

export async function countClasses(scope: Scope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM classes WHERE ${isWithin(scope)}`.execute(db());
  return rows[0]?.count ?? 0;
}

export interface ToReadRow extends AssignmentRow {
  texts: number;
  oldest_at: Date;
  submission_id: SubmissionId;
}

/**
 * By assignment, texts of current students submitted since then that the reader has neither opened nor seen graded afterwards; longest waiting first.
 */
export async function listToRead(
  scope: Scope,
  { since, limit }: { since: Date; limit: number },
): Promise<ToReadRow[]> {
  const { rows } = await sql<ToReadRow>`
    WITH handed_in AS (
      SELECT submissions.id, submissions.assignment_id, max(draft_submissions.submitted_at) AS at
      FROM classes
      JOIN assignments ON assignments.class_id = classes.id
      JOIN submissions ON submissions.assignment_id = assignments.id
      JOIN enrollments ON enrollments.class_id = classes.id AND enrollments.student_id = submissions.student_id
        AND enrollments.dropped_at IS NULL
      JOIN draft_submissions ON draft_submissions.submission_id = submissions.id
        AND draft_submissions.status NOT IN ('NONE', 'MISSED')
      WHERE ${isWithin(scope)}
      GROUP BY submissions.id
      HAVING max(draft_submissions.submitted_at) > ${since}
        AND (submissions.graded_at IS NULL OR submissions.graded_at < max(draft_submissions.submitted_at))
    ), waiting AS (
      SELECT handed_in.* FROM handed_in
      -- LATERAL with LIMIT uses the index once per text; for NOT EXISTS, PostgreSQL chose to scan the whole log.
      LEFT JOIN LATERAL (
        SELECT audit_log.id FROM audit_log WHERE audit_log.subject_type = 'submission' AND audit_log.subject_id = handed_in.id
          AND audit_log.at >= handed_in.at AND audit_log.action = 'submission.read' AND audit_log.actor_id = ${scope.actorId}
        LIMIT 1) AS opening ON true
      WHERE opening.id IS NULL
    )
    SELECT ${assignmentColumns}, count(*)::int AS texts, min(waiting.at) AS oldest_at,
      (array_agg(waiting.id ORDER BY waiting.at, waiting.id))[1] AS submission_id
    FROM waiting
    JOIN assignments ON assignments.id = waiting.assignment_id
    JOIN classes ON classes.id = assignments.class_id
    GROUP BY assignments.id, classes.id
    ORDER BY oldest_at, assignments.id LIMIT ${limit}`.execute(db());
  return rows;
}

export interface DeadlineRow extends AssignmentRow {
  step_title: string;
  is_final: boolean;
  deadline: Date;
  handed_in: number;
  students: number;
}

/** General deadlines between two times, earliest first, each with the number of submissions. */
export async function listDeadlines(
  scope: Scope,
  { after, until, limit }: { after: Date; until: Date; limit: number },
): Promise<DeadlineRow[]> {
  const { rows } = await sql<DeadlineRow>`
    WITH coming AS (
      SELECT ${assignmentColumns}, drafts.id AS draft_id, drafts.title AS step_title, drafts.type = 'FINAL' AS is_final, drafts.deadline
      FROM classes
      JOIN assignments ON assignments.class_id = classes.id
      JOIN drafts ON drafts.assignment_id = assignments.id
      WHERE ${isWithin(scope)} AND assignments.visible AND drafts.deadline > ${after} AND drafts.deadline <= ${until}
      ORDER BY drafts.deadline, drafts.id LIMIT ${limit}
    )
    SELECT coming.*, (
      SELECT count(*)::int FROM enrollments WHERE enrollments.class_id = coming.class_id AND enrollments.dropped_at IS NULL
    ) AS students, (
      SELECT count(*)::int FROM draft_submissions
      JOIN submissions ON submissions.id = draft_submissions.submission_id
      JOIN enrollments ON enrollments.class_id = coming.class_id AND enrollments.student_id = submissions.student_id
        AND enrollments.dropped_at IS NULL
      WHERE submissions.assignment_id = coming.assignment_id AND draft_submissions.draft_id = coming.draft_id
        AND draft_submissions.status NOT IN ('NONE', 'MISSED')
    ) AS handed_in
    FROM coming ORDER BY deadline, draft_id`.execute(db());
  return rows;
}

export interface NewsRow extends AssignmentRow {
  kind: News['kind'];
  at: Date;
}

/** A student's unread news: feedback and reviews until the feedback is opened, a grade for some days. By assignment and kind, newest first. */
export async function listNews(
  studentId: UserId,
  { now, since, gradesSince, limit }: { now: Date; since: Date; gradesSince: Date; limit: number },
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    SELECT ${assignmentColumns}, notifications.kind, max(notifications.at) AS at
    FROM notifications
    JOIN assignments ON assignments.id = notifications.assignment_id AND assignments.visible
    JOIN classes ON classes.id = assignments.class_id AND classes.archived_at IS NULL
    JOIN enrollments ON enrollments.class_id = classes.id AND enrollments.student_id = notifications.user_id
      AND enrollments.dropped_at IS NULL
    LEFT JOIN submissions ON submissions.assignment_id = assignments.id AND submissions.student_id = notifications.user_id
    LEFT JOIN feedback_lists ON feedback_lists.submission_id = submissions.id
    WHERE notifications.user_id = ${studentId} AND notifications.at <= ${now} AND (
      (notifications.kind IN ('feedback_added', 'review_received') AND notifications.at > ${since}
        AND notifications.at > coalesce(feedback_lists.seen_at, '-infinity'))
      OR (notifications.kind = 'grade_released' AND notifications.at > ${gradesSince}))
    GROUP BY assignments.id, classes.id, notifications.kind
    ORDER BY at DESC, assignments.id LIMIT ${limit}`.execute(db());
  return rows;
}
