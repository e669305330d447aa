import { sql } from 'kysely';
import { effectiveDeadlineColumn, stepsToDo } from '../steps/index.ts';

/** Each draft of assignments that students in the class have not started, with what determines their deadlines. */
function neverStarted() {
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

/** Drafts that have come due for students in the class who have not started their assignment. */
export function notStartedSteps(now: Date) {
  return (
    neverStarted()
      .select(['enrollments.student_id', 'enrollments.enrolled_at', 'assignments.id as assignment_id'])
      .select(['drafts.id as draft_id', 'drafts.type', 'classes.archived_at', 'classes.time_zone'])
      .select('classes.id as class_id')
      .select(['assignments.title', 'assignments.prevent_after_due_date as isEnforced'])
      .select(effectiveDeadlineColumn.as('deadline'))
      .where('assignments.prevent_after_due_date', '=', true)
      // No student's deadline is before the general one.
      .where('drafts.deadline', '<=', now)
  );
}

/** For each current assignment with a draft due between two times: who has not started it; earliest deadline first. */
export function notStartedSoon(
  { after, until }: { after: Date; until: Date },
  { maxRows, maxNames }: { maxRows: number; maxNames: number },
) {
  const name = sql`users.first_name || ' ' || users.last_name`;
  const hasNoNames = sql<boolean>`coalesce(grading_settings.is_anonymous, false)`;
  return (
    neverStarted()
      .innerJoin('users', 'users.id', 'enrollments.student_id')
      .leftJoin('grading_settings', 'grading_settings.assignment_id', 'assignments.id')
      .select(['assignments.id as assignment_id', 'assignments.title'])
      .select(['classes.id as class_id', 'classes.name as class_name', 'classes.time_zone'])
      .select(sql<Date>`min(${effectiveDeadlineColumn})`.as('deadline'))
      .select(sql<number>`count(DISTINCT users.id)::int`.as('students'))
      .select(
        sql<string[]>`CASE WHEN ${hasNoNames} THEN '{}'
          ELSE (array_agg(DISTINCT ${name}))[1:${sql.lit(maxNames)}] END`.as('names'),
      )
      .where('classes.archived_at', 'is', null)
      .where('assignments.start_at', '<=', after)
      .where('assignments.paused_at', 'is', null)
      // No student's deadline is before the general one.
      .where('drafts.deadline', '<=', until)
      .where(effectiveDeadlineColumn, '>', after)
      .where(effectiveDeadlineColumn, '<=', until)
      .groupBy(['assignments.id', 'classes.id', 'grading_settings.is_anonymous'])
      .orderBy('deadline')
      .orderBy('assignments.id')
      .limit(maxRows)
  );
}
