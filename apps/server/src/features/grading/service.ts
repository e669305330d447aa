import type { SubmissionId } from '@redraft/contracts';
import { type Actor, canGradeSubmission } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { selectClass } from '../classes/index.ts';
import { loadReadableSubmission, lockSubmission, type SubmissionRow } from '../submissions/index.ts';
import { isGradeOfClass, numericGrade } from './grade-rules.ts';
import { updateGrade } from './queries.ts';

async function loadGradableSubmission(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  await lockSubmission(id);
  const { submission, standing } = await loadReadableSubmission(actor, id);
  if (!canGradeSubmission(actor, standing)) throw new AppError('access.denied');
  return submission;
}

export async function setGrade(actor: Actor, id: SubmissionId, value: number, now: Date): Promise<void> {
  const grade = numericGrade(value);
  if (grade === 'invalid') throw new AppError('grade.invalid');
  await inTransaction(async () => {
    const submission = await loadGradableSubmission(actor, id);
    await updateGrade(id, grade, { userId: actor.userId, at: now });
    const details = { before: submission.score, after: grade.score };
    const subject = { subject: 'submission' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'submission.grade', ...subject, details });
  });
}

export async function setAlternateGrade(
  actor: Actor,
  id: SubmissionId,
  grade: string,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const submission = await loadGradableSubmission(actor, id);
    const course = await selectClass(submission.class_id);
    if (!isGradeOfClass(grade, course.grades)) throw new AppError('grade.invalid');
    await updateGrade(id, { alternateGrade: grade }, { userId: actor.userId, at: now });
    const details = { before: submission.alternate_grade, after: grade };
    const subject = { subject: 'submission' as const, subjectId: id };
    await audit({ at: now, actorId: actor.userId, action: 'submission.grade', ...subject, details });
  });
}
