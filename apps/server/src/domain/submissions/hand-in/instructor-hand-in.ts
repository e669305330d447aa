import type { AuditedAction, DraftId, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { requestEvaluation } from '../../evaluations/index.ts';
import { recordLearningEvents } from '../../learning-events/index.ts';
import { updateScores } from '../../lti/index.ts';
import {
  isSubmitted,
  lockManagedText,
  type ManagedText,
  rowOf,
  type StepRow,
  updateException,
  updateWriting,
  upsertStep,
} from '../steps/index.ts';
import { revokeSubmissionTokens } from '../texts/index.ts';
import { versionToHandIn } from './version-to-hand-in.ts';

/** Makes the current text the final one: its student can no longer write. */
export async function finalizeText(actor: Actor, id: SubmissionId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const text = await lockManagedText(actor, id);
    const row = rowOf(text, ({ type }) => type === 'FINAL');
    if (isSubmitted(row.status)) throw new AppError('assignment.draft_already_submitted');
    await handIn(actor, { ...text, row, status: 'SUBMITTED', action: 'submission.finalize' }, now);
  });
}

/** Hands in the current text on behalf of the student, as a draft that was not handed in. */
export async function submitForStudent(
  actor: Actor,
  requested: { submissionId: SubmissionId; draftId: DraftId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const text = await lockManagedText(actor, requested.submissionId);
    const row = rowOf(text, ({ draft_id }) => draft_id === requested.draftId);
    if (text.submission.score !== null || text.submission.alternate_grade !== null)
      throw new AppError('submission.graded');
    if (isSubmitted(row.status)) throw new AppError('submission.draft_exists');
    await handIn(
      actor,
      { ...text, row, status: 'SUBMITTED_INSTRUCTOR', action: 'submission.submit_for' },
      now,
    );
  });
}

interface HandIn extends ManagedText {
  row: StepRow;
  status: 'SUBMITTED' | 'SUBMITTED_INSTRUCTOR';
  action: AuditedAction;
}

async function handIn(actor: Actor, requested: HandIn, now: Date): Promise<void> {
  const { submission, row, status } = requested;
  const step = { submissionId: submission.id, draftId: row.draft_id };
  const { versionSeq, isAccepted } = await versionToHandIn(requested);
  await upsertStep({ ...step, status, submittedAt: now, versionSeq, isAccepted, exception: null });
  const requestedBy = actor.userId;
  await requestEvaluation({ ...step, type: 'INSTRUCTOR_SUBMISSION', versionSeq, requestedBy }, now);
  if (row.type === 'FINAL') await endExceptions(requested);
  const details = { draftId: row.draft_id, status, versionSeq };
  const subject = { subject: 'submission' as const, subjectId: submission.id };
  await audit({ at: now, actorId: actor.userId, action: requested.action, ...subject, details });
  await recordLearningEvents([{ kind: 'submitted', ...step, actorId: actor.userId }], now);
  await updateScores([submission.id], now);
}

/** Exceptions granted before must not keep a final text open. */
async function endExceptions({ submission, rows }: ManagedText): Promise<void> {
  await updateWriting(submission.id, { exemptSince: null, endedAt: null });
  for (const row of rows.filter(({ is_exception }) => is_exception))
    await updateException({ submissionId: submission.id, draftId: row.draft_id }, null);
  await revokeSubmissionTokens(submission);
}
