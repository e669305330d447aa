import type { SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { requestEvaluation } from '../../evaluations/index.ts';
import { requireManaged } from '../steps/index.ts';
import { lockSubmission } from '../texts/index.ts';

/** Marks a text as being revised: effort and revision are computed for its current version, and writing continues. */
export async function setToRevise(actor: Actor, submissionId: SubmissionId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockSubmission(submissionId);
    await requireManaged(actor, submissionId);
    await requestEvaluation({ submissionId, type: 'REVISION', requestedBy: actor.userId }, now);
    const subject = { subject: 'submission' as const, subjectId: submissionId };
    await audit({ at: now, actorId: actor.userId, action: 'submission.revise', ...subject });
  });
}
