import type { SubmissionStatus } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';

// Cast: a CHECK of the table restricts the statuses.
export const statusColumn = sql<SubmissionStatus>`coalesce(draft_submissions.status, 'NONE')`;

/** Whether a row of `draft_submissions` is handed in: `isSubmitted` of step-rules.ts. */
export const isSubmittedNow = sql<boolean>`draft_submissions.status NOT IN ('NONE', 'MISSED')`;

export const earlierStatusColumn = sql<SubmissionStatus | null>`draft_submissions.kept_status`;

/** Each submission with each draft of its assignment, the state of that step, and the student's accommodations. */
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

const extraMinutes = sql<number>`ceil(greatest(extract(epoch FROM drafts.deadline - assignments.start_at), 0)
  * coalesce(here.extra_percent, everywhere.extra_percent) / 6000)::integer`;

const extension = sql<number>`coalesce(here.extension_minutes, everywhere.extension_minutes)`;

const withShare = sql<Date>`(drafts.deadline + make_interval(mins => ${extraMinutes}))`;

/** Whole days are calendar days: the same local time in the zone of the class. */
const withDays = sql<Date>`CASE WHEN ${extension} < 1440 THEN ${withShare} ELSE
  (${withShare} AT TIME ZONE classes.time_zone + make_interval(days => ${extension} / 1440))
    AT TIME ZONE classes.time_zone END`;

const classEnd = sql<Date>`(classes.end_day + 1)::timestamp AT TIME ZONE classes.time_zone`;

/** `effectiveDeadline` of extension-rules.ts over the rows of `steps`; a test with random values compares the two. */
export const effectiveDeadlineColumn = sql<Date>`CASE WHEN ${extension} IS NULL THEN drafts.deadline ELSE
  greatest(drafts.deadline, least(${classEnd}, ${withDays} + make_interval(mins => ${extension} % 1440))) END`;

/** `dueAt` of step-rules.ts: an exception keeps a step open beyond its deadline, one without an end indefinitely. */
export const dueAtColumn = sql<Date>`CASE WHEN submissions.exempt_since IS NOT NULL THEN 'infinity'
  WHEN draft_submissions.is_exception
  THEN greatest(coalesce(draft_submissions.exception_deadline, 'infinity'), ${effectiveDeadlineColumn})
  ELSE ${effectiveDeadlineColumn} END`;

/** Each draft that students in a class can see, started or not, with what determines their deadlines. */
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
