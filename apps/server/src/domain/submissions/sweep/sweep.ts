import type { SubmissionId } from '@redraft/contracts';
import { inTransaction } from '../../../platform/db.ts';
import { selectAssignment } from '../../assignments/index.ts';
import {
  type DeadlineCheck,
  fenceTexts,
  listDeadlineChecks,
  lockDeadlineChecks,
  storeDeadlineChecks,
} from '../../fencing/index.ts';
import { closeStep, versionAtClosing } from '../hand-in/index.ts';
import { assignmentState, closedAt, isOverdue, listSteps, statusAtDeadline, toStep } from '../steps/index.ts';
import { selectOptionalSubmission } from '../texts/index.ts';
import { listNextDeadlines } from './queries.ts';

/** Texts per statement. */
const batchSize = 500;

/** Closes steps whose enforced deadline has passed, among the texts due for a check. A failing row does not stop the others: it stays due. */
export async function closeOverdueSteps(
  now: Date,
  report: (error: unknown, submissionId: SubmissionId) => void,
): Promise<number> {
  let closed = 0;
  let lastCheck: DeadlineCheck | null = null;
  for (;;) {
    const looks: DeadlineCheck[] = await listDeadlineChecks({ after: lastCheck, limit: batchSize }, now);
    lastCheck = looks.at(-1) ?? null;
    if (lastCheck === null) return closed;
    const ids = looks.map((check) => check.submission_id);
    const nextDeadlines = await listNextDeadlines(ids);
    for (const { submissionId } of nextDeadlines.filter(({ at }) => at <= now)) {
      try {
        closed += await closeStudentSteps(submissionId, now);
      } catch (error) {
        report(error, submissionId);
      }
    }
    await scheduleNextChecks(ids);
  }
}

/** By the current state, locked against concurrent changes. */
async function scheduleNextChecks(ids: readonly SubmissionId[]): Promise<void> {
  await inTransaction(async () => {
    const lockedIds = await lockDeadlineChecks(ids);
    const nextDeadlines = new Map(
      (await listNextDeadlines(lockedIds)).map(({ submissionId, at }) => [submissionId, at]),
    );
    await storeDeadlineChecks(
      lockedIds.map((submissionId) => ({ submissionId, at: nextDeadlines.get(submissionId) ?? null })),
    );
  });
}

async function closeStudentSteps(id: SubmissionId, now: Date): Promise<number> {
  return inTransaction(async () => {
    const submission = await selectOptionalSubmission(id);
    if (!submission) return 0;
    const { assignment_id: assignmentId, student_id: studentId } = submission;
    const [isThere] = await fenceTexts({ assignmentId, studentId });
    if (!isThere) return 0;
    const set = await selectAssignment(assignmentId);
    const assignment = assignmentState(set);
    let closed = 0;
    const steps = await listSteps([id]);
    // Versions are only loaded for overdue steps, because that is expensive.
    for (const row of steps.filter((step) => isOverdue(toStep(step), assignment, now))) {
      // The version at the deadline counts, however late the sweep runs.
      const version = await versionAtClosing(submission.main_file_id, closedAt(row));
      const status = statusAtDeadline(toStep(row), assignment, { now, hasText: version.hasText });
      if (!status) continue;
      const closing = { row, status, version, at: closedAt(row), actorId: null };
      await closeStep(submission, { ...closing, isAccepted: set.auto_accept }, now);
      closed += 1;
    }
    return closed;
  });
}
