import type { DraftId, SubmissionId, SubmissionStatus } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { scheduleDeadlineCheck, type TextScope } from '../../fencing/index.ts';
import { dueAtColumn, effectiveDeadlineColumn, statusColumn, steps } from '../steps/index.ts';

/** The time of the next enforced deadline of an open step, for submissions that have one: when the sweep has to close it. */
export async function listNextDeadlines(
  ids: readonly SubmissionId[],
): Promise<{ submissionId: SubmissionId; at: Date }[]> {
  const rows = await steps()
    .select(['submissions.id', sql<Date>`min(${dueAtColumn})`.as('at')])
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${[...ids]}::bigint[])`)
    .where('classes.archived_at', 'is', null)
    .where('assignments.prevent_after_due_date', '=', true)
    .where(statusColumn, '=', 'NONE')
    .where(dueAtColumn, '<', sql<Date>`'infinity'`)
    .groupBy('submissions.id')
    .orderBy('submissions.id')
    .execute();
  return rows.map(({ id, at }) => ({ submissionId: id, at }));
}

/** Submissions with a step whose state does not match its deadline: closed but not due yet, or late by another deadline than the one that applies. */
export async function listSubmissionsWithOutdatedStatus(
  scope: TextScope,
  now: Date,
): Promise<SubmissionId[]> {
  const isLateNow = sql<boolean>`draft_submissions.submitted_at > ${effectiveDeadlineColumn}`;
  let query = steps()
    .select('submissions.id')
    .distinct()
    .where((eb) =>
      eb.or([
        eb.and([eb(statusColumn, 'in', ['MISSED', 'SUBMITTED_AUTO']), eb(dueAtColumn, '>', now)]),
        eb.and([eb(statusColumn, '=', 'SUBMITTED_LATE'), eb.not(isLateNow)]),
        eb.and([eb(statusColumn, '=', 'SUBMITTED'), eb('draft_submissions.was_late', '=', true), isLateNow]),
      ]),
    );
  if (scope.assignmentId !== undefined) query = query.where('assignments.id', '=', scope.assignmentId);
  if (scope.classId !== undefined) query = query.where('assignments.class_id', '=', scope.classId);
  if (scope.studentId !== undefined) query = query.where('submissions.student_id', '=', scope.studentId);
  const rows = await query.orderBy('submissions.id').execute();
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

/** Reopens closed steps. They keep grades and exceptions. */
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
  await scheduleDeadlineCheck(steps.map((step) => step.submission_id));
}
