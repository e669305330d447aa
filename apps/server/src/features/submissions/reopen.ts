import type { SubmissionId, UserId } from '@redraft/contracts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { stepsToReopen } from './extension-rules.ts';
import { listSteps, type StepRow } from './queries.ts';
import { toStep } from './service.ts';
import { lockSubmissionsToReopen, reopenSteps, type StepScope } from './step-queries.ts';

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
    const closed = [...rows.values()].flatMap((own) => closedOf(own, now));
    await reopenSteps(closed);
    await audit(
      ...closed.map((row) => ({
        at: now,
        actorId,
        action: 'submission.reopen',
        subject: 'submission' as const,
        subjectId: row.submission_id,
        details: {
          draftId: row.draft_id,
          before: { status: row.status, versionSeq: row.version_seq },
        },
      })),
    );
    return closed.length;
  });
}

/** Of one submission's steps, those to open again. */
function closedOf(own: readonly StepRow[], now: Date): StepRow[] {
  const again = new Set(stepsToReopen(own.map(toStep), now).map((step) => step.draftId));
  return own.filter((row) => again.has(row.draft_id));
}
