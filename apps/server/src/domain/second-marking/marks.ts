import type { GiveMarkBody, Mark, SettleMarksBody, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedAssignment } from '../assignments/index.ts';
import { type ClassRow, selectClass } from '../classes/index.ts';
import { loadReadableSubmission, setAlternateGrade, setGrade } from '../submissions/index.ts';
import { listGradableBy, placeOf } from './markers.ts';
import { isMarkOpen, shownMarks } from './pair-rules.ts';
import { lockPairs, type PairRow, selectOptionalMarkingOf, updateMark, updateSettled } from './queries.ts';

/** Points or a letter, depending on the class. */
export function requireMark(mark: Mark, { grade_method: method, grades }: ClassRow): void {
  const isLetter = grades.some(({ value, selected }) => selected && value === mark);
  if (method === 'Numeric' ? typeof mark !== 'number' : !isLetter) throw new AppError('grade.invalid');
}

/** A marker adds, changes or removes their mark, until the other marker has one. */
export async function giveMark(actor: Actor, { submissionId, mark }: GiveMarkBody, now: Date): Promise<void> {
  await inTransaction(async () => {
    const { submission } = await loadReadableSubmission(actor, submissionId);
    const [pair] = await lockPairs([submissionId]);
    if (!pair) throw new AppError('not_found');
    const marking = await selectOptionalMarkingOf(pair.assignmentId);
    const position = marking && placeOf(actor, marking);
    const { class_id: classId } = submission;
    const gradable = await listGradableBy(actor.userId, { classId, texts: [submission] });
    if (!position || gradable.length === 0) throw new AppError('access.denied');
    if (!isMarkOpen(pair)) throw new AppError('marking.closed');
    if (mark !== null) requireMark(mark, await selectClass(classId));
    await updateMark(submissionId, position, mark);
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.second_mark',
      subject: 'submission',
      subjectId: submissionId,
      details: { place: position, before: pair[position], after: mark },
    });
  });
}

/** The instructor sets the agreed mark of texts, which becomes their grade. */
export async function settleMarks(
  actor: Actor,
  { assignmentId, grades }: SettleMarksBody,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { classRow } = await lockManagedAssignment(actor, assignmentId);
    for (const { grade } of grades) requireMark(grade, classRow);
    const ids = grades.map(({ submissionId }): SubmissionId => submissionId);
    const pairs = new Map((await lockPairs(ids)).map((pair) => [pair.submissionId, pair]));
    const gradesWithPairs = grades.map((one) => ({ ...one, pair: pairs.get(one.submissionId) }));
    if (gradesWithPairs.some(({ pair }) => pair?.assignmentId !== assignmentId))
      throw new AppError('not_found');
    if (!gradesWithPairs.every(({ pair }) => pair && isReady(pair))) throw new AppError('marking.not_ready');
    // Before the grades are written: unsettled texts do not accept a grade.
    await updateSettled(ids, now);
    for (const { submissionId: id, grade, pair } of gradesWithPairs) {
      const details = { first: pair?.first, second: pair?.second, grade };
      const subject = { subject: 'submission' as const, subjectId: id };
      await audit({ at: now, actorId: actor.userId, action: 'submission.settle_marks', ...subject, details });
      if (typeof grade === 'number') await setGrade(actor, { id, grade, unsubmitted: true }, now);
      else await setAlternateGrade(actor, { id, grade, unsubmitted: true }, now);
    }
  });
}

const isReady = (pair: PairRow) => !pair.isSettled && shownMarks(pair) !== null;
