import type { SetAlternateGradeQuery, SetGradeQuery, SubmissionId } from '@redraft/contracts';
import { type Actor, canGradeSubmission } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockClass, selectClass } from '../classes/index.ts';
import { isGradeOfClass, numericGrade } from './grade-rules.ts';
import {
  listSteps,
  lockSubmission,
  type SubmissionRow,
  selectOptionalSubmission,
  updateGrade,
} from './queries.ts';
import { loadReadableSubmission, toStep } from './service.ts';
import { gradeTypeOf, submissionStatusOf } from './step-rules.ts';

async function loadGradableSubmission(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  await lockSubmission(id);
  const { submission, standing } = await loadReadableSubmission(actor, id);
  if (!canGradeSubmission(actor, standing)) throw new AppError('access.denied');
  return submission;
}

/** Whether nobody has handed the text in; then it takes a grade only from who says that this is meant. */
async function isUnsubmitted(id: SubmissionId, isMeant: boolean): Promise<boolean> {
  const status = submissionStatusOf((await listSteps([id])).map(toStep));
  const isOpen = gradeTypeOf(status) === 'NONE';
  if (isOpen && !isMeant) throw new AppError('grade.not_submitted');
  return isOpen;
}

export async function setGrade(actor: Actor, given: SetGradeQuery, now: Date): Promise<void> {
  const { id } = given;
  const grade = numericGrade(given.grade);
  if (grade === 'invalid') throw new AppError('grade.invalid');
  await inTransaction(async () => {
    const submission = await loadGradableSubmission(actor, id);
    // What nobody handed in may lose its grade without a question.
    const unsubmitted = await isUnsubmitted(id, given.unsubmitted || grade.score === null);
    const details = { before: submission.score, after: grade.score, unsubmitted };
    await recordGrade(actor, { id, grade, details }, now);
  });
}

export async function setAlternateGrade(
  actor: Actor,
  given: SetAlternateGradeQuery,
  now: Date,
): Promise<void> {
  const { id, grade } = given;
  await inTransaction(async () => {
    const found = await selectOptionalSubmission(id);
    // Its letters stay as they are until this one is given. Always before the submission.
    if (found) await lockClass(found.class_id);
    const submission = await loadGradableSubmission(actor, id);
    const course = await selectClass(submission.class_id);
    if (!isGradeOfClass(grade, course.grades)) throw new AppError('grade.invalid');
    const unsubmitted = await isUnsubmitted(id, given.unsubmitted);
    const details = { before: submission.alternate_grade, after: grade, unsubmitted };
    await recordGrade(actor, { id, grade: { alternateGrade: grade }, details }, now);
  });
}

/** Of the two kinds of grades, the one that is given or, with null, taken away. */
type Grade = { score: number | null } | { alternateGrade: string | null };

/** Grades a submission that its caller has locked; `details` says what it changes. */
async function recordGrade(
  actor: Actor,
  { id, grade, details }: { id: SubmissionId; grade: Grade; details: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await updateGrade(id, grade, { userId: actor.userId, at: now });
  const subject = { subject: 'submission' as const, subjectId: id };
  await audit({ at: now, actorId: actor.userId, action: 'submission.grade', ...subject, details });
}
