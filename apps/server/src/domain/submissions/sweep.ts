import type { FileId, SubmissionId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { selectAssignment } from '../assignments/index.ts';
import { requestEvaluation } from '../evaluations/index.ts';
import {
  type DeadlineLook,
  fenceTexts,
  keepDeadlineLooks,
  listDeadlineLooks,
  lockDeadlineLooks,
} from '../fencing/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { headOf, latestSeqAtOrBefore, textAt } from '../revisions/index.ts';
import { listSteps, type StepRow, selectOptionalSubmission, upsertStep } from './queries.ts';
import { revokeSubmissionTokens } from './revoke-tokens.ts';
import { assignmentState, closedAt, toStep } from './service.ts';
import { listNextDeadlines } from './step-queries.ts';
import { isOverdue, statusAtDeadline } from './step-rules.ts';

/** Texts looked at by one statement. */
const atOnce = 500;

/**
 * Closes the steps whose enforced deadline has passed, among the texts that are to be looked at by now. One bad row does not
 * stop the rest: it stays due.
 */
export async function closeOverdueSteps(
  now: Date,
  report: (error: unknown, submissionId: SubmissionId) => void,
): Promise<number> {
  let closed = 0;
  let after: DeadlineLook | null = null;
  for (;;) {
    const looks: DeadlineLook[] = await listDeadlineLooks({ after, limit: atOnce }, now);
    after = looks.at(-1) ?? null;
    if (after === null) return closed;
    const ids = looks.map((look) => look.submission_id);
    const next = await listNextDeadlines(ids);
    for (const { submissionId } of next.filter(({ at }) => at <= now)) {
      try {
        closed += await closeStepsOf(submissionId, now);
      } catch (error) {
        report(error, submissionId);
      }
    }
    await noteNextLooks(ids);
  }
}

/** By what holds now, and against whoever changes it meanwhile. */
async function noteNextLooks(ids: readonly SubmissionId[]): Promise<void> {
  await inTransaction(async () => {
    const held = await lockDeadlineLooks(ids);
    const next = new Map((await listNextDeadlines(held)).map(({ submissionId, at }) => [submissionId, at]));
    await keepDeadlineLooks(
      held.map((submissionId) => ({ submissionId, at: next.get(submissionId) ?? null })),
    );
  });
}

async function closeStepsOf(id: SubmissionId, now: Date): Promise<number> {
  return inTransaction(async () => {
    const submission = await selectOptionalSubmission(id);
    if (!submission) return 0;
    const { assignment_id: assignmentId, student_id: studentId } = submission;
    const [isThere] = await fenceTexts({ assignmentId, studentId });
    if (!isThere) return 0;
    const assignment = assignmentState(await selectAssignment(assignmentId));
    let closed = 0;
    const steps = await listSteps([id]);
    // What stood there is read for these alone: it is the expensive part.
    for (const row of steps.filter((step) => isOverdue(toStep(step), assignment, now))) {
      const version = await versionAtDeadline(submission.main_file_id, row);
      const status = statusAtDeadline(toStep(row), assignment, { now, hasText: version.hasText });
      if (!status) continue;
      const isHandedIn = status === 'SUBMITTED_AUTO';
      await upsertStep({
        submissionId: id,
        draftId: row.draft_id,
        status,
        submittedAt: isHandedIn ? closedAt(row) : null,
        versionSeq: isHandedIn ? version.seq : null,
      });
      if (isHandedIn) {
        const handedIn = { submissionId: id, draftId: row.draft_id, versionSeq: version.seq };
        await requestEvaluation({ ...handedIn, type: 'AUTO_SUBMISSION', requestedBy: null }, closedAt(row));
      }
      await notifyUsers({
        ...{ userId: studentId, assignmentId, draftId: row.draft_id },
        kind: isHandedIn ? 'submitted_auto' : 'missed',
        // By its deadline, so that the same one is told once, whatever opened the step in between.
        ...{ at: closedAt(row), until: closedAt(row) },
      });
      if (row.type === 'FINAL') await revokeSubmissionTokens(submission);
      const details = { draftId: row.draft_id, status };
      const subject = { subject: 'submission' as const, subjectId: id };
      await audit({ at: now, actorId: null, action: 'submission.close', ...subject, details });
      closed += 1;
    }
    return closed;
  });
}

/**
 * The text counts as it stood at the deadline, however late the sweep comes. What the template brought is not
 * the student's; of files without a text any saved change counts.
 */
async function versionAtDeadline(fileId: FileId, row: StepRow): Promise<{ seq: number; hasText: boolean }> {
  const seq = await latestSeqAtOrBefore(fileId, closedAt(row));
  if (seq === 0) return { seq, hasText: false };
  const [{ kind }, text, start] = await Promise.all([headOf(fileId), textAt(fileId, seq), textAt(fileId, 0)]);
  return { seq, hasText: kind !== 'docx' || (text.trim() !== '' && text !== start) };
}
