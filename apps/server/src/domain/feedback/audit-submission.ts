import type { AuditedAction, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';

/** Writes an audit entry about a submission, in the transaction of what it records. */
export async function auditSubmission(
  actor: Actor,
  entry: { submissionId: SubmissionId; action: AuditedAction; details: Record<string, unknown> },
  now: Date,
): Promise<void> {
  const { submissionId, action, details } = entry;
  const subject = { subject: 'submission' as const, subjectId: submissionId };
  await audit({ at: now, actorId: actor.userId, action, ...subject, details });
}
