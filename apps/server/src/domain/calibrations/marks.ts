import type { GiveMarkBody } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { selectClass } from '../classes/index.ts';
import { listGradableBy, requireMark } from '../second-marking/index.ts';
import { loadReadableSubmission } from '../submissions/index.ts';
import { listMarks, putMark, selectOptionalAssignmentOf, selectOptionalRound } from './queries.ts';
import { isShown } from './round-rules.ts';
import { loadRound } from './team.ts';

/** A team member adds, changes or removes their mark, while marks are hidden. */
export async function giveCalibrationMark(
  actor: Actor,
  { submissionId, mark }: GiveMarkBody,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    const { submission } = await loadReadableSubmission(actor, submissionId);
    const assignmentId = await selectOptionalAssignmentOf(submissionId);
    const row = assignmentId && (await selectOptionalRound(assignmentId, { lock: true }));
    if (!assignmentId || !row) throw new AppError('not_found');
    const classRow = await selectClass(submission.class_id);
    const round = await loadRound(assignmentId, { row, classRow });
    const isMember = round.team.some(({ id }) => id === actor.userId);
    const gradable = await listGradableBy(actor.userId, { classId: classRow.id, texts: [submission] });
    if (!isMember || gradable.length === 0) throw new AppError('access.denied');
    if (isShown(round.rules)) throw new AppError('calibration.closed');
    if (mark !== null) requireMark(mark, classRow);
    const before = (await listMarks(assignmentId)).find(
      (given) => given.submissionId === submissionId && given.userId === actor.userId,
    );
    await putMark({ submissionId, userId: actor.userId }, mark);
    await audit({
      at: now,
      actorId: actor.userId,
      action: 'submission.calibration_mark',
      subject: 'submission',
      subjectId: submissionId,
      details: { before: before?.mark ?? null, after: mark },
    });
  });
}
