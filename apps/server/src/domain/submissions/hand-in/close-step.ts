import type { FileId, UserId } from '@redraft/contracts';
import { audit } from '../../../platform/audit.ts';
import { requestEvaluation } from '../../evaluations/index.ts';
import { recordLearningEvents } from '../../learning-events/index.ts';
import { updateScores } from '../../lti/index.ts';
import { notifyUsers } from '../../notifications/index.ts';
import { headOf, latestSeqAtOrBefore, textAt } from '../../revisions/index.ts';
import { restoreEarlierHandIn, restoresEarlierHandIn, type StepRow, upsertStep } from '../steps/index.ts';
import { revokeSubmissionTokens, type SubmissionRow } from '../texts/index.ts';

export interface ClosingVersion {
  seq: number;
  hasText: boolean;
}

/** The version at a given time. The template's content is not the student's work; in files without a tracked text, any saved change counts. */
export async function versionAtClosing(fileId: FileId, at: Date): Promise<ClosingVersion> {
  const seq = await latestSeqAtOrBefore(fileId, at);
  if (seq === 0) return { seq, hasText: false };
  const [{ kind }, text, initialText] = await Promise.all([
    headOf(fileId),
    textAt(fileId, seq),
    textAt(fileId, 0),
  ]);
  return { seq, hasText: kind !== 'docx' || (text.trim() !== '' && text !== initialText) };
}

interface ClosedText {
  row: StepRow;
  /** Determined by the rules; an earlier submission counts if there is nothing newer. */
  status: 'SUBMITTED_AUTO' | 'MISSED';
  version: ClosingVersion;
  /** Whether readers get the submission with its changes accepted. */
  isAccepted: boolean;
  /** When the step's time was over. */
  at: Date;
  /** Null for a deadline. */
  actorId: UserId | null;
}

/** Closes an open step of a text that the caller has fenced. */
export async function closeStep(
  submission: Pick<SubmissionRow, 'id' | 'main_file_id' | 'assignment_id' | 'student_id'>,
  { row, status, version, isAccepted, at, actorId }: ClosedText,
  now: Date,
): Promise<void> {
  const step = { submissionId: submission.id, draftId: row.draft_id };
  const isStored = restoresEarlierHandIn(row.kept_status === null ? null : row.kept_version_seq, {
    status,
    seq: version.seq,
  });
  if (isStored) await restoreEarlierHandIn(step);
  else {
    const isHandedIn = status === 'SUBMITTED_AUTO';
    const submittedAt = isHandedIn ? at : null;
    const versionSeq = isHandedIn ? version.seq : null;
    await upsertStep({ ...step, status, submittedAt, versionSeq, isAccepted: isHandedIn && isAccepted });
    if (isHandedIn) {
      const handedIn = { ...step, versionSeq: version.seq, type: 'AUTO_SUBMISSION' as const };
      await requestEvaluation({ ...handedIn, requestedBy: actorId }, at);
      await recordLearningEvents([{ kind: 'submitted', ...step, actorId, at }], now);
    }
    if (actorId === null)
      await notifyUsers({
        userId: submission.student_id,
        assignmentId: submission.assignment_id,
        draftId: row.draft_id,
        kind: isHandedIn ? 'submitted_auto' : 'missed',
        // Identified by its deadline, so that the same one is notified once, even if the step was reopened in between.
        at,
        until: at,
        writtenAt: now,
      });
  }
  if (row.type === 'FINAL') await revokeSubmissionTokens(submission);
  const details = { draftId: row.draft_id, status: isStored ? row.kept_status : status };
  const subject = { subject: 'submission' as const, subjectId: submission.id };
  await audit({ at: now, actorId, action: 'submission.close', ...subject, details });
  await updateScores([submission.id], now);
}
