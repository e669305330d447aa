import type { DraftId, FileId, SubmissionId, SubmissionStatus, UserId } from '@redraft/contracts';
import { sql } from 'kysely';
import { db } from '../../../platform/db.ts';
import { scheduleDeadlineCheck } from '../../fencing/index.ts';
import { earlierStatusColumn, effectiveDeadlineColumn, statusColumn, steps } from './step-queries.ts';

/**
 * Every draft of each submission's assignment, handed in or not, by deadline, the final one last. Deadlines are those that apply to the student:
 * accommodations keep the order of drafts.
 */
export function listSteps(submissionIds: readonly SubmissionId[]) {
  return steps()
    .select([
      'submissions.id as submission_id',
      'submissions.student_id',
      'submissions.assignment_id',
      'submissions.exempt_since',
      'submissions.writing_ended_at',
      'drafts.id as draft_id',
      'drafts.title',
      effectiveDeadlineColumn.as('deadline'),
      'drafts.type',
      'draft_submissions.id as draft_submission_id',
      statusColumn.as('status'),
      'draft_submissions.submitted_at',
      'draft_submissions.was_late',
      'draft_submissions.version_seq',
      'draft_submissions.is_exception',
      'draft_submissions.exception_deadline',
      earlierStatusColumn.as('kept_status'),
      'draft_submissions.kept_submitted_at',
      'draft_submissions.kept_version_seq',
      'draft_submissions.score',
      'draft_submissions.alternate_grade',
    ])
    .where('submissions.id', '=', sql<SubmissionId>`ANY(${submissionIds}::bigint[])`)
    .orderBy('submissions.id')
    .orderBy(sql`drafts.type = 'FINAL'`)
    .orderBy('drafts.deadline')
    .orderBy('drafts.id')
    .execute();
}

export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];

export async function upsertStep(step: {
  submissionId: SubmissionId;
  draftId: DraftId;
  status: SubmissionStatus;
  submittedAt: Date | null;
  versionSeq: number | null;
  /** Whether readers get that version with its changes accepted. */
  isAccepted?: boolean;
  /** Unchanged if absent; null ends it, as submitting under it does. */
  exception?: { until: Date | null } | null;
}): Promise<void> {
  const values = {
    status: step.status,
    was_late: step.status === 'SUBMITTED_LATE',
    submitted_at: step.submittedAt,
    version_seq: step.versionSeq,
    kept_status: null,
    kept_submitted_at: null,
    kept_version_seq: null,
    is_accepted: step.isAccepted ?? false,
    ...(step.exception === undefined
      ? {}
      : { is_exception: step.exception !== null, exception_deadline: step.exception?.until ?? null }),
  };
  await db()
    .insertInto('draft_submissions')
    .values({ submission_id: step.submissionId, draft_id: step.draftId, ...values })
    .onConflict((conflict) => conflict.columns(['submission_id', 'draft_id']).doUpdateSet(values))
    .execute();
  if (step.status === 'NONE') await scheduleDeadlineCheck([step.submissionId]);
}

/** Whether readers other than the student get a version of a main file with its changes accepted. */
export async function isAcceptedFor(
  { fileId, seq }: { fileId: FileId; seq: number },
  viewerId: UserId,
): Promise<boolean> {
  const found = await db()
    .selectFrom('submissions')
    .innerJoin('draft_submissions', 'draft_submissions.submission_id', 'submissions.id')
    .select('submissions.id')
    .where('submissions.main_file_id', '=', fileId)
    .where('submissions.student_id', '<>', viewerId)
    .where('draft_submissions.version_seq', '=', seq)
    .where('draft_submissions.is_accepted', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** An instructor's decisions about one text: exceptions, and the end of writing. */

interface OneStep {
  submissionId: SubmissionId;
  draftId: DraftId;
}

/** Absent fields stay as they are. */
export async function updateWriting(
  id: SubmissionId,
  change: { exemptSince?: Date | null; endedAt?: Date | null },
): Promise<void> {
  await db()
    .updateTable('submissions')
    .set({
      ...(change.exemptSince === undefined ? {} : { exempt_since: change.exemptSince }),
      ...(change.endedAt === undefined ? {} : { writing_ended_at: change.endedAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Null ends it. */
export async function updateException(
  { submissionId, draftId }: OneStep,
  exception: { until: Date | null } | null,
): Promise<void> {
  await db()
    .updateTable('draft_submissions')
    .set({ is_exception: exception !== null, exception_deadline: exception?.until ?? null })
    .where('submission_id', '=', submissionId)
    .where('draft_id', '=', draftId)
    .execute();
}

/** Reopens a step; its present submission is kept. */
export async function reopenStep({ submissionId, draftId }: OneStep): Promise<void> {
  await sql`
    UPDATE draft_submissions SET status = 'NONE', submitted_at = NULL, version_seq = NULL,
      kept_status = CASE WHEN submitted_at IS NOT NULL THEN status END,
      kept_submitted_at = submitted_at, kept_version_seq = version_seq
    WHERE submission_id = ${submissionId} AND draft_id = ${draftId}`.execute(db());
  await scheduleDeadlineCheck([submissionId]);
}

/** The submission from before the step was reopened counts again. */
export async function restoreEarlierHandIn({ submissionId, draftId }: OneStep): Promise<void> {
  await sql`
    UPDATE draft_submissions SET status = kept_status, submitted_at = kept_submitted_at, version_seq = kept_version_seq,
      kept_status = NULL, kept_submitted_at = NULL, kept_version_seq = NULL
    WHERE submission_id = ${submissionId} AND draft_id = ${draftId} AND kept_status IS NOT NULL`.execute(
    db(),
  );
}
