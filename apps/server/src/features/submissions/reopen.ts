import type { SubmissionId, UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { stepsToReopen } from './extension-rules.ts';
import { listSteps } from './queries.ts';
import { toStep } from './service.ts';
import { lockSubmissionsToReopen, reopenStep, type StepScope } from './step-queries.ts';

/**
 * To be called after deadlines have moved, in the same transaction: steps that the sweep had closed and that
 * are due later now are open again. Gives their number. Deadlines that move forward change nothing here:
 * what is handed in stays, and the sweep closes the rest.
 */
export async function reopenClosedSteps(
  options: StepScope & { actorId: UserId | null; now: Date },
): Promise<number> {
  const { actorId, now, ...scope } = options;
  return inTransaction(async () => {
    const ids = await lockSubmissionsToReopen(scope, now);
    if (ids.length === 0) return 0;
    const rows = Map.groupBy(await listSteps(ids), (row): SubmissionId => row.submission_id);
    let reopened = 0;
    for (const [submissionId, own] of rows) {
      for (const step of stepsToReopen(own.map(toStep), now)) {
        await reopenStep(submissionId, step.draftId);
        const closed = own.find((row) => row.draft_id === step.draftId);
        const details = {
          draftId: step.draftId,
          before: { status: step.status, versionSeq: closed?.version_seq ?? null },
        };
        const subject = { subject: 'submission' as const, subjectId: submissionId };
        await audit({ at: now, actorId, action: 'submission.reopen', ...subject, details });
        reopened += 1;
      }
    }
    return reopened;
  });
}
