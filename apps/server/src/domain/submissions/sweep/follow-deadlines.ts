import type { SubmissionId, UserId } from '@redraft/contracts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import type { TextScope } from '../../fencing/index.ts';
import { notifyUsers } from '../../notifications/index.ts';
import {
  dueAt,
  isExceptionActive,
  listSteps,
  type StepRow,
  statusByDeadline,
  stepsToReopen,
  toStep,
} from '../steps/index.ts';
import { listSubmissionsWithOutdatedStatus, reopenSteps, updateStatus } from './queries.ts';

interface Author {
  actorId: UserId | null;
  now: Date;
}

/**
 * Call it after deadlines have moved, in the same transaction, which has fenced the texts: reopens steps that the sweep closed and that are due later
 * now, and updates which submissions are late. Returns how many steps are reopened. Submitted steps stay submitted, and the sweep closes steps that
 * are due earlier now.
 */
export async function followDeadlines(options: TextScope & Author): Promise<number> {
  const { actorId, now, ...scope } = options;
  return inTransaction(async () => {
    const ids = await listSubmissionsWithOutdatedStatus(scope, now);
    if (ids.length === 0) return 0;
    const rows = Map.groupBy(await listSteps(ids), (row): SubmissionId => row.submission_id);
    for (const submissionSteps of rows.values())
      await updateSubmissionStatus(submissionSteps, { actorId, now });
    const closed = [...rows.values()].flatMap((submissionSteps) => findClosedSteps(submissionSteps, now));
    await reopenSteps(closed);
    await audit(
      ...closed.map((row) => ({
        at: now,
        actorId,
        action: 'submission.reopen' as const,
        subject: 'submission' as const,
        subjectId: row.submission_id,
        details: {
          draftId: row.draft_id,
          before: { status: row.status, versionSeq: row.version_seq },
        },
      })),
    );
    // Granting an exception has notified the student already.
    const byDate = closed.filter((row) => row.exempt_since === null && !isExceptionActive(toStep(row), now));
    await notifyUsers(...byDate.map((row) => isReopened(row, now)));
    return closed.length;
  });
}

/** The notification for the student. */
function isReopened(row: StepRow, at: Date) {
  const { student_id: userId, assignment_id: assignmentId, draft_id: draftId } = row;
  return { userId, assignmentId, draftId, kind: 'open_again' as const, at, until: dueAt(toStep(row)) };
}

/** The steps of a submission that are to be reopened. */
function findClosedSteps(submissionSteps: readonly StepRow[], now: Date): StepRow[] {
  const reopenedDraftIds = new Set(
    stepsToReopen(submissionSteps.map(toStep), now).map((step) => step.draftId),
  );
  return submissionSteps.filter((row) => reopenedDraftIds.has(row.draft_id));
}

/** Updates whether each late submission is still late. */
async function updateSubmissionStatus(
  submissionSteps: readonly StepRow[],
  { actorId, now }: Author,
): Promise<void> {
  for (const row of submissionSteps) {
    const { submission_id: submissionId, draft_id: draftId, deadline } = row;
    const status = statusByDeadline({
      ...row,
      wasLate: row.was_late ?? false,
      submittedAt: row.submitted_at,
    });
    if (status === null) continue;
    await updateStatus({ submissionId, draftId, status });
    const details = { draftId, before: row.status, after: status, deadline: deadline.toISOString() };
    const subject = { subject: 'submission' as const, subjectId: submissionId };
    await audit({ at: now, actorId, action: 'submission.lateness', ...subject, details });
  }
}
