import type { SetAlternateGradeQuery, SetGradeQuery, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../../access/index.ts';
import { audit } from '../../../platform/audit.ts';
import { inTransaction } from '../../../platform/db.ts';
import { AppError } from '../../../platform/errors.ts';
import { lockClass, selectClass } from '../../classes/index.ts';
import { gradeTypeOf, listSteps, submissionStatusOf, toStep } from '../steps/index.ts';
import { type SubmissionRow, selectOptionalSubmission } from '../texts/index.ts';
import { updateGrade } from './grade-queries.ts';
import {
  type GradeValue,
  gradeVerdict,
  isGradeOfClass,
  numericGrade,
  type SeenGrade,
} from './grade-rules.ts';
import { lockMarkable } from './marking.ts';
import { recordGrades } from './record-grades.ts';

/** Locks a submission for grading, and before it the letters of its class, so that they stay the same until the grade is written. */
export async function lockForLetter(actor: Actor, id: SubmissionId, letter: string): Promise<SubmissionRow> {
  const unlocked = await selectOptionalSubmission(id);
  if (unlocked) await lockClass(unlocked.class_id);
  const submission = await lockMarkable(actor, id, 'grade');
  const classRow = await selectClass(submission.class_id);
  // A numeric class does not show letters, so nobody could remove one.
  const isLetter = classRow.grade_method === 'Letter' && isGradeOfClass(letter, classRow.grades);
  if (!isLetter) throw new AppError('grade.invalid');
  return submission;
}

export function scoreOf(grade: number): number | null {
  const read = numericGrade(grade);
  if (read === 'invalid') throw new AppError('grade.invalid');
  return read.score;
}

/** Whether the grade is to be written; throws if the caller saw another grade than the current one. */
export function isWritten(grade: { current: GradeValue; given: GradeValue }, seen: SeenGrade): boolean {
  const verdict = gradeVerdict(grade, seen);
  if (verdict.kind === 'changed') throw new AppError(verdict.because);
  return verdict.kind === 'write';
}

/** Whether the text was not handed in; then a grade requires the caller's confirmation. */
async function isUnsubmitted(id: SubmissionId, isMeant: boolean): Promise<boolean> {
  const status = submissionStatusOf((await listSteps([id])).map(toStep));
  const isOpen = gradeTypeOf(status) === 'NONE';
  if (isOpen && !isMeant) throw new AppError('grade.not_submitted');
  return isOpen;
}

export async function setGrade(actor: Actor, newGrade: SetGradeQuery, now: Date): Promise<void> {
  const { id } = newGrade;
  const score = scoreOf(newGrade.grade);
  await inTransaction(async () => {
    const { score: before } = await lockMarkable(actor, id, 'grade');
    if (!isWritten({ current: before, given: score }, newGrade.replaces)) return;
    // Removing a grade needs no confirmation.
    const unsubmitted = await isUnsubmitted(id, newGrade.unsubmitted || score === null);
    const details = { before, after: score, unsubmitted };
    await recordGrade(actor, { id, grade: { score }, details }, now);
  });
}

export async function setAlternateGrade(
  actor: Actor,
  newGrade: SetAlternateGradeQuery,
  now: Date,
): Promise<void> {
  const { id, grade } = newGrade;
  await inTransaction(async () => {
    const { alternate_grade: before } = await lockForLetter(actor, id, grade);
    if (!isWritten({ current: before, given: grade }, newGrade.replaces)) return;
    const unsubmitted = await isUnsubmitted(id, newGrade.unsubmitted);
    const details = { before, after: grade, unsubmitted };
    await recordGrade(actor, { id, grade: { alternateGrade: grade }, details }, now);
  });
}

/** One of the two kinds of grades; null removes it. */
type Grade = { score: number | null } | { alternateGrade: string | null };

/** Grades a submission that the caller has locked; `details` describes the change. */
async function recordGrade(
  actor: Actor,
  { id, grade, details }: { id: SubmissionId; grade: Grade; details: Record<string, unknown> },
  now: Date,
): Promise<void> {
  await updateGrade(id, grade, { userId: actor.userId, at: now });
  const subject = { subject: 'submission' as const, subjectId: id };
  await audit({ at: now, actorId: actor.userId, action: 'submission.grade', ...subject, details });
  const [value = null] = Object.values(grade);
  await recordGrades([{ submissionId: id, draftId: null, grade: value, actorId: actor.userId }], now);
}
