import type { SetDraftResubmitBody } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { notifyUsers } from '../../notifications/index.ts';
import { closeStep, versionAtClosing } from '../hand-in/index.ts';
import {
  assignmentState,
  earliestExceptionEnd,
  isOverdue,
  listSteps,
  lockManagedText,
  type ManagedText,
  reopenStep,
  rowOf,
  type StepRow,
  statusOnClosing,
  toStep,
  updateException,
} from '../steps/index.ts';
import { followDeadlines } from '../sweep/index.ts';

/** Allows a draft to be handed in again, until a time or without an end, or revokes that. The present submission counts meanwhile. */
export async function setDraftResubmit(actor: Actor, body: SetDraftResubmitBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const text = await lockManagedText(actor, body.submissionId);
    const row = rowOf(text, ({ draft_submission_id }) => draft_submission_id === body.draftSubmissionId);
    const until = body.exceptionDeadline ? new Date(body.exceptionDeadline) : null;
    if (body.status) await grantResubmission(actor, { text, row, until }, now);
    else await revoke(actor, { text, row }, now);
    const details = { draftId: row.draft_id, status: body.status, until: body.status ? until : null };
    const subject = { subject: 'submission' as const, subjectId: body.submissionId };
    const action = body.status ? 'submission.grant_resubmission' : 'submission.revoke_resubmission';
    await audit({ at: now, actorId: actor.userId, action, ...subject, details });
    const { student_id: userId, assignment_id: assignmentId } = text.submission;
    await notifyUsers({
      userId,
      assignmentId,
      draftId: row.draft_id,
      at: now,
      until: details.until,
      kind: body.status ? 'exception_granted' : 'exception_revoked',
    });
  });
}

interface GrantedResubmission {
  text: ManagedText;
  row: StepRow;
  until: Date | null;
}

async function grantResubmission(
  actor: Actor,
  { text, row, until }: GrantedResubmission,
  now: Date,
): Promise<void> {
  if (until !== null && until < earliestExceptionEnd(row.deadline, now))
    throw new AppError('submission.exception_too_early');
  const { id: submissionId, assignment_id: assignmentId, student_id: studentId } = text.submission;
  const step = { submissionId, draftId: row.draft_id };
  await updateException(step, { until });
  // An automatic submission at the deadline counts until there is a newer one.
  if (row.status === 'SUBMITTED_AUTO') await reopenStep(step);
  await followDeadlines({ assignmentId, studentId, actorId: actor.userId, now });
}

async function revoke(
  actor: Actor,
  { text, row }: Omit<GrantedResubmission, 'until'>,
  now: Date,
): Promise<void> {
  const { submission, assignment } = text;
  await updateException({ submissionId: submission.id, draftId: row.draft_id }, null);
  const state = assignmentState(assignment);
  const rows = await listSteps([submission.id]);
  const dueStep = rows.find(({ draft_id }) => draft_id === row.draft_id);
  if (!dueStep || !isOverdue(toStep(dueStep), state, now)) return;
  const version = await versionAtClosing(submission.main_file_id, now);
  // Nothing newer was handed in, even if the text has changed: the earlier submission counts.
  const status = dueStep.kept_status === null ? statusOnClosing(state, version.hasText) : 'MISSED';
  const closing = { row: dueStep, status, version, at: now, actorId: actor.userId };
  await closeStep(submission, { ...closing, isAccepted: assignment.auto_accept }, now);
}
