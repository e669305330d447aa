import { randomInt } from 'node:crypto';
import type { AssignmentId, BeginCalibrationBody, SubmissionId, UserId } from '@redraft/contracts';
import { calibrationTexts } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { lockManagedAssignment } from '../assignments/index.ts';
import { drawSample, listGradableBy, listMarkers, listUngraded } from '../second-marking/index.ts';
import { listMarkedTwice } from '../submissions/index.ts';
import { deleteRound, insertRound, listMarks, selectOptionalRound, updateClosed } from './queries.ts';

/** Texts of the assignment without a grade and without a second marker. */
export async function listCalibratable(id: AssignmentId) {
  const ungraded = await listUngraded(id);
  const secondMarked = await listMarkedTwice(ungraded.map((text): SubmissionId => text.id));
  return ungraded.filter((text) => !secondMarked.has(text.id));
}

/** Selects a few random texts that the whole team may grade, once per round. */
export async function beginCalibration(actor: Actor, body: BeginCalibrationBody, now: Date): Promise<void> {
  const { assignmentId, markerIds } = body;
  await inTransaction(async () => {
    const { classRow } = await lockManagedAssignment(actor, assignmentId);
    if (await selectOptionalRound(assignmentId)) throw new AppError('conflict.changed');
    const markers = new Set((await listMarkers(classRow)).map(({ id }): UserId => id));
    if (!markerIds.every((id) => markers.has(id))) throw new AppError('calibration.no_marker');
    let texts = await listCalibratable(assignmentId);
    for (const id of markerIds) texts = await listGradableBy(id, { classId: classRow.id, texts });
    const sample = drawSample(texts, calibrationTexts, (limit) => randomInt(limit));
    if (sample.length === 0) throw new AppError('calibration.no_texts');
    const submissionIds = sample.map(({ id }): SubmissionId => id);
    await insertRound({ assignmentId, markerIds, submissionIds, at: now });
    await note(actor, 'begin_calibration', { assignmentId, now, details: { markerIds, submissionIds } });
  });
}

/** Reveals the existing marks. Idempotent. */
export async function closeCalibration(actor: Actor, assignmentId: AssignmentId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    const round = await selectOptionalRound(assignmentId, { lock: true });
    if (!round) throw new AppError('not_found');
    if (round.closedAt !== null) return;
    await updateClosed(assignmentId, now);
    await note(actor, 'close_calibration', { assignmentId, now, details: {} });
  });
}

/** Ends the round. Its marks remain in the audit log only, and another round can begin. */
export async function endCalibration(actor: Actor, assignmentId: AssignmentId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    const marks = await listMarks(assignmentId);
    if (!(await deleteRound(assignmentId))) throw new AppError('not_found');
    await note(actor, 'end_calibration', { assignmentId, now, details: { marks } });
  });
}

type AuditedAction = 'begin_calibration' | 'close_calibration' | 'end_calibration';

async function note(
  { userId }: Actor,
  action: AuditedAction,
  { assignmentId, now, details }: { assignmentId: AssignmentId; now: Date; details: Record<string, unknown> },
): Promise<void> {
  await audit({
    at: now,
    actorId: userId,
    action: `assignment.${action}`,
    subject: 'assignment',
    subjectId: assignmentId,
    details,
  });
}
