import { randomInt } from 'node:crypto';
import type { AssignmentId, SetUpSecondMarkingBody, SubmissionId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedAssignment } from '../assignments/index.ts';
import { listSubmissionsInReadingOrder, listWork, type SubmissionRow } from '../submissions/index.ts';
import { listGradableBy, listMarkers } from './markers.ts';
import { drawSample, sampleSize } from './pair-rules.ts';
import { deleteMarking, insertMarking, listPairs, selectOptionalMarkingOf } from './queries.ts';

/** The texts from which a sample is drawn: handed in and ungraded, because markers would see an existing grade. */
export async function listUngraded(id: AssignmentId): Promise<SubmissionRow[]> {
  const studentWork = await listWork(await listSubmissionsInReadingOrder(id));
  return studentWork
    .filter(({ gradeType }) => gradeType !== 'NONE')
    .map(({ submission }) => submission)
    .filter(({ score, alternate_grade: letter }) => score === null && letter === null);
}

/** Draws the texts once, and stores them with their two markers. */
export async function setUpSecondMarking(
  actor: Actor,
  body: SetUpSecondMarkingBody,
  now: Date,
): Promise<void> {
  const { assignmentId, sample, firstId, secondId } = body;
  await inTransaction(async () => {
    const { classRow } = await lockManagedAssignment(actor, assignmentId);
    if (await selectOptionalMarkingOf(assignmentId)) throw new AppError('conflict.changed');
    const markers = await listMarkers(classRow);
    const isMarker = (id: number) => markers.some((marker) => marker.id === id);
    if (!isMarker(firstId) || !isMarker(secondId)) throw new AppError('marking.no_marker');
    const ungraded = await listUngraded(assignmentId);
    const gradableByFirst = await listGradableBy(firstId, { classId: classRow.id, texts: ungraded });
    const gradableByBoth = await listGradableBy(secondId, { classId: classRow.id, texts: gradableByFirst });
    const selected = drawSample(gradableByBoth, sampleSize(sample, gradableByBoth.length), (limit) =>
      randomInt(limit),
    );
    if (selected.length === 0) throw new AppError('marking.no_texts');
    const submissionIds = selected.map(({ id }): SubmissionId => id);
    await insertMarking({ assignmentId, sample, firstId, secondId, submissionIds, at: now });
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'assignment.second_marking',
      subject: 'assignment',
      subjectId: assignmentId,
      details: { sample, firstId, secondId, submissionIds },
    });
  });
}

/** Ends second marking. Agreed grades stay; other marks remain in the audit log only. */
export async function endSecondMarking(actor: Actor, assignmentId: AssignmentId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    const marks = await listPairs(assignmentId);
    if (!(await deleteMarking(assignmentId))) throw new AppError('not_found');
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'assignment.end_second_marking',
      subject: 'assignment',
      subjectId: assignmentId,
      details: { marks },
    });
  });
}
