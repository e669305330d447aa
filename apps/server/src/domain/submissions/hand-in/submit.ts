import type { DraftId, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { selectAssignment } from '../../assignments/index.ts';
import { requestEvaluation } from '../../evaluations/index.ts';
import { fenceTexts } from '../../fencing/index.ts';
import { recordLearningEvents } from '../../learning-events/index.ts';
import { updateScores } from '../../lti/index.ts';
import { notifyOfHandIn } from '../../notifications/index.ts';
import {
  assignmentState,
  isExceptionActive,
  isSubmitted,
  listSteps,
  statusOnSubmit,
  toStep,
  upsertStep,
  writingVerdict,
} from '../steps/index.ts';
import { loadWritableSubmission, revokeSubmissionTokens } from '../texts/index.ts';
import { versionToHandIn } from './version-to-hand-in.ts';

/** Hands in the current version of the main file as a draft. The last save counts: the page waits until the editor has saved before it calls this. */
export async function submitDraft(
  actor: Actor,
  requested: { submissionId: SubmissionId; draftId: DraftId },
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const submission = await loadWritableSubmission(actor, requested.submissionId);
    const [isThere] = await fenceTexts({
      assignmentId: submission.assignment_id,
      studentId: submission.student_id,
    });
    if (!isThere) throw new AppError('not_found');
    const assignment = await selectAssignment(submission.assignment_id);
    const rows = await listSteps([submission.id]);
    const requestedRow = rows.find((row) => row.draft_id === requested.draftId);
    if (!requestedRow) throw new AppError('not_found');
    if (isSubmitted(requestedRow.status) && !isExceptionActive(toStep(requestedRow), now))
      throw new AppError('assignment.draft_already_submitted');
    const verdict = writingVerdict(rows.map(toStep), assignmentState(assignment), now);
    if (!verdict.canWrite) throw new AppError(verdict.because);
    if (verdict.step.draftId !== requested.draftId) throw new AppError('assignment.not_current_step');
    const status = statusOnSubmit(verdict.step, now);
    const { versionSeq, isAccepted } = await versionToHandIn({ submission, assignment });
    await upsertStep({
      submissionId: submission.id,
      draftId: requested.draftId,
      status,
      submittedAt: now,
      versionSeq,
      isAccepted,
      exception: null,
    });
    await requestEvaluation(
      {
        submissionId: submission.id,
        type: verdict.step.isFinal ? 'FINAL_SUBMISSION' : 'DRAFT_SUBMISSION',
        draftId: requested.draftId,
        versionSeq,
        requestedBy: actor.userId,
      },
      now,
    );
    if (verdict.step.isFinal) await revokeSubmissionTokens(submission);
    await notifyOfHandIn(submission.assignment_id, now);
    const details = { draftId: requested.draftId, status };
    const subject = { subject: 'submission' as const, subjectId: submission.id };
    await audit({ at: now, actorId: actor.userId, action: 'submission.submit', ...subject, details });
    const step = { submissionId: submission.id, draftId: requested.draftId };
    await recordLearningEvents([{ kind: 'submitted', ...step, actorId: actor.userId }], now);
    await updateScores([submission.id], now);
  });
}
