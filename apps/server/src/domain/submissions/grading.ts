import type { SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { updateGrade } from './queries.ts';

/** Of the two kinds of grades, the one that is given or, with null, taken away. */
export type Grade = { score: number | null } | { alternateGrade: string | null };

/** Grades a submission that its caller has locked; `details` says what it changes. */
export async function recordGrade(
  actor: Actor,
  { id, grade, details }: { id: SubmissionId; grade: Grade; details: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await updateGrade(id, grade, { userId: actor.userId, at: now });
  const subject = { subject: 'submission' as const, subjectId: id };
  await audit({ at: now, actorId: actor.userId, action: 'submission.grade', ...subject, details });
}
