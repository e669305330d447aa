import type { DraftId, SubmissionId, SubmissionStatus } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../platform/db.ts';
import { lookAtDeadlines, type TextScope } from '../fencing/index.ts';

// Boundary: a CHECK of the table holds the statuses.
export const status = sql<SubmissionStatus>`coalesce(draft_submissions.status, 'NONE')`;

/** Handed in, of rows of `draft_submissions`: `isSubmitted` of step-rules.ts. */
export const isSubmittedNow = sql<boolean>`draft_submissions.status NOT IN ('NONE', 'MISSED')`;

export const keptStatus = sql<SubmissionStatus | null>`draft_submissions.kept_status`;

/** Each submission with each draft of its assignment, what became of it, and what its student is granted. */
export function steps() {
  return db()
    .selectFrom('submissions')
    .innerJoin('assignments', 'assignments.id', 'submissions.assignment_id')
    .innerJoin('classes', 'classes.id', 'assignments.class_id')
    .innerJoin('drafts', 'drafts.assignment_id', 'assignments.id')
    .leftJoin('draft_submissions', (join) =>
      join
        .onRef('draft_submissions.draft_id', '=', 'drafts.id')
        .onRef('draft_submissions.submission_id', '=', 'submissions.id'),
    )
    .leftJoin('accommodations as here', (join) =>
      join
        .onRef('here.student_id', '=', 'submissions.student_id')
        .onRef('here.assignment_id', '=', 'assignments.id'),
    )
    .leftJoin('accommodations as everywhere', (join) =>
      join
        .onRef('everywhere.student_id', '=', 'submissions.student_id')
        .onRef('everywhere.class_id', '=', 'assignments.class_id')
        .on('everywhere.assignment_id', 'is', null),
    );
}

const share = sql<number>`ceil(greatest(extract(epoch FROM drafts.deadline - assignments.start_at), 0)
  * coalesce(here.extra_percent, everywhere.extra_percent) / 6000)::integer`;
const extension = sql<number>`coalesce(here.extension_minutes, everywhere.extension_minutes)`;
const withShare = sql<Date>`(drafts.deadline + make_interval(mins => ${share}))`;
/** Whole days are days of the calendar: the same time on the clock of the class. */
const withDays = sql<Date>`CASE WHEN ${extension} < 1440 THEN ${withShare} ELSE
  (${withShare} AT TIME ZONE classes.time_zone + make_interval(days => ${extension} / 1440))
    AT TIME ZONE classes.time_zone END`;
const classEnd = sql<Date>`(classes.end_day + 1)::timestamp AT TIME ZONE classes.time_zone`;

/** `effectiveDeadline` of extension-rules.ts over the rows of `steps`; random values hold the two together. */
export const effectiveDeadline = sql<Date>`CASE WHEN ${extension} IS NULL THEN drafts.deadline ELSE
  greatest(drafts.deadline, least(${classEnd}, ${withDays} + make_interval(mins => ${extension} % 1440))) END`;

/** `dueAt` of step-rules.ts: an exception holds a step open beyond its deadline, one without an end for good. */
export const dueAt = sql<Date>`CASE WHEN submissions.exempt_since IS NOT NULL THEN 'infinity'
  WHEN draft_submissions.is_exception
  THEN greatest(coalesce(draft_submissions.exception_deadline, 'infinity'), ${effectiveDeadline})
  ELSE ${effectiveDeadline} END`;

/** Each draft that students in a class can see, begun or not, with what decides when it is due for them. */
export function stepsToDo() {
  return db()
    .selectFrom('enrollments')
    .innerJoin('classes', 'classes.id', 'enrollments.class_id')
    .innerJoin('assignments', 'assignments.class_id', 'classes.id')
    .innerJoin('drafts', 'drafts.assignment_id', 'assignments.id')
    .leftJoin('accommodations as here', (join) =>
      join
        .onRef('here.student_id', '=', 'enrollments.student_id')
        .onRef('here.assignment_id', '=', 'assignments.id'),
    )
    .leftJoin('accommodations as everywhere', (join) =>
      join
        .onRef('everywhere.student_id', '=', 'enrollments.student_id')
        .onRef('everywhere.class_id', '=', 'classes.id')
        .on('everywhere.assignment_id', 'is', null),
    )
    .where('enrollments.dropped_at', 'is', null)
    .where('assignments.visible', '=', true);
}

/** Each draft of assignments that students in the class have never begun, with what decides when it is due for them. */
function neverBegun() {
  return stepsToDo().where(({ not, exists, selectFrom }) =>
    not(
      exists(
        selectFrom('submissions')
          .select('submissions.id')
          .whereRef('submissions.assignment_id', '=', 'assignments.id')
          .whereRef('submissions.student_id', '=', 'enrollments.student_id'),
      ),
    ),
  );
}

/** The drafts that have come due for students in the class who never began their assignment, with what decides about them. */
export function unbegunSteps(now: Date) {
  return (
    neverBegun()
      .select(['enrollments.student_id', 'enrollments.enrolled_at', 'assignments.id as assignment_id'])
      .select(['drafts.id as draft_id', 'drafts.type', 'classes.archived_at', 'classes.time_zone'])
      .select('classes.id as class_id')
      .select(['assignments.title', 'assignments.prevent_after_due_date as isEnforced'])
      .select(effectiveDeadline.as('deadline'))
      .where('assignments.prevent_after_due_date', '=', true)
      // No student's deadline lies before that of everybody.
      .where('drafts.deadline', '<=', now)
  );
}

/** For each running assignment with a draft that is due between two moments, who has never begun it; the first that is due first. */
export function unbegunSoon(
  { after, until }: { after: Date; until: Date },
  { most, named }: { most: number; named: number },
) {
  const name = sql`users.first_name || ' ' || users.last_name`;
  const hasNoNames = sql<boolean>`coalesce(grading_settings.is_anonymous, false)`;
  return (
    neverBegun()
      .innerJoin('users', 'users.id', 'enrollments.student_id')
      .leftJoin('grading_settings', 'grading_settings.assignment_id', 'assignments.id')
      .select(['assignments.id as assignment_id', 'assignments.title'])
      .select(['classes.id as class_id', 'classes.name as class_name', 'classes.time_zone'])
      .select(sql<Date>`min(${effectiveDeadline})`.as('deadline'))
      .select(sql<number>`count(DISTINCT users.id)::int`.as('students'))
      .select(
        sql<string[]>`CASE WHEN ${hasNoNames} THEN '{}'
          ELSE (array_agg(DISTINCT ${name}))[1:${sql.lit(named)}] END`.as('names'),
      )
      .where('classes.archived_at', 'is', null)
      .where('assignments.start_at', '<=', after)
      .where('assignments.paused_at', 'is', null)
      // No student's deadline lies before that of everybody.
      .where('drafts.deadline', '<=', until)
      .where(effectiveDeadline, '>', after)
      .where(effectiveDeadline, '<=', until)
      .groupBy(['assignments.id', 'classes.id', 'grading_settings.is_anonymous'])
      .orderBy('deadline')
      .orderBy('assignments.id')
      .limit(most)
  );
}

/** When the next enforced deadline of an open step passes, of submissions that have one: what the sweep has to close then. */
export async function listNextDeadlines(
  ids: readonly SubmissionId[],
): Promise<{ submissionId: SubmissionId; at: Date }[]> {
  const rows = await steps()
    .select(['submissions.id', sql<Date>`min(${dueAt})`.as('at')])
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .where('classes.archived_at', 'is', null)
    .where('assignments.prevent_after_due_date', '=', true)
    .where(status, '=', 'NONE')
    .where(dueAt, '<', sql<Date>`'infinity'`)
    .groupBy('submissions.id')
    .orderBy('submissions.id')
    .execute();
  return rows.map(({ id, at }) => ({ submissionId: id, at }));
}

/**
 * The submissions with a step that its deadline does not fit any more: closed and not due yet, or handed in late by
 * another deadline than the one that holds.
 */
export async function listSubmissionsToFollow(scope: TextScope, now: Date): Promise<SubmissionId[]> {
  const isLateNow = sql<boolean>`draft_submissions.submitted_at > ${effectiveDeadline}`;
  let found = steps()
    .select('submissions.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb(status, 'in', ['MISSED', 'SUBMITTED_AUTO']), eb(dueAt, '>', now)]),
        eb.and([eb(status, '=', 'SUBMITTED_LATE'), eb.not(isLateNow)]),
        eb.and([eb(status, '=', 'SUBMITTED'), eb('draft_submissions.was_late', '=', true), isLateNow]),
      ]),
    );
  if (scope.assignmentId !== undefined) found = found.where('assignments.id', '=', scope.assignmentId);
  if (scope.classId !== undefined) found = found.where('assignments.class_id', '=', scope.classId);
  if (scope.studentId !== undefined) found = found.where('submissions.student_id', '=', scope.studentId);
  const rows = await found.orderBy('submissions.id').execute();
  return rows.map((row) => row.id);
}

export async function updateStatus(step: {
  submissionId: SubmissionId;
  draftId: DraftId;
  status: SubmissionStatus;
}): Promise<void> {
  await db()
    .updateTable('draft_submissions')
    .set({ status: step.status })
    .where('submission_id', '=', step.submissionId)
    .where('draft_id', '=', step.draftId)
    .execute();
}

/** Makes closed steps open again. Grades and exceptions stay with them. */
export async function reopenSteps(
  steps: readonly { submission_id: SubmissionId; draft_id: DraftId }[],
): Promise<void> {
  await sql`
    UPDATE draft_submissions SET status = 'NONE', submitted_at = NULL, version_seq = NULL, is_accepted = false
    FROM unnest(
      ${steps.map((step) => step.submission_id)}::bigint[],
      ${steps.map((step) => step.draft_id)}::bigint[]) AS closed (submission_id, draft_id)
    WHERE draft_submissions.submission_id = closed.submission_id
      AND draft_submissions.draft_id = closed.draft_id`.execute(db());
  await lookAtDeadlines(steps.map((step) => step.submission_id));
}
