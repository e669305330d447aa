import type { AssignmentId, SubmissionId } from '@redraft/contracts';
import { type Actor, canReadClassAsStudent } from '../../access/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { type AssignmentRow, lockAssignment, selectOptionalAssignment } from '../assignments/index.ts';
import { type ClassRow, loadStanding, selectClass } from '../classes/index.ts';
import {
  assignmentState,
  insertSubmission,
  selectOptionalSubmissionOf,
  startVerdict,
  withOwnEnds,
} from '../submissions/index.ts';
import { mainFileFor } from '../templates/index.ts';

/** An assignment as it ends for a student of its class; hidden ones do not exist for students. */
export async function loadStudentAssignment(
  actor: Actor,
  id: AssignmentId,
): Promise<{ assignment: AssignmentRow; course: ClassRow }> {
  const assignment = await selectOptionalAssignment(id);
  if (!assignment?.visible) throw new AppError('not_found');
  const standing = await loadStanding(actor, assignment.class_id);
  if (!canReadClassAsStudent(actor, standing)) throw new AppError('not_found');
  const course = await selectClass(assignment.class_id);
  if (course.archived_at) throw new AppError('not_found');
  const student = { classId: assignment.class_id, studentId: actor.userId };
  const [own = assignment] = await withOwnEnds([assignment], student);
  return { assignment: own, course };
}

/** Begins the work: a submission with its own main file. */
export async function startAssignment(actor: Actor, id: AssignmentId, now: Date): Promise<SubmissionId> {
  return inTransaction(async () => {
    await lockAssignment(id);
    const { assignment } = await loadStudentAssignment(actor, id);
    const verdict = startVerdict(assignmentState(assignment), now);
    if (verdict.because) throw new AppError(verdict.because);
    if (await selectOptionalSubmissionOf(id, actor.userId)) throw new AppError('assignment.already_started');
    const submissionId = await insertSubmission({
      assignmentId: id,
      studentId: actor.userId,
      mainFileId: await mainFileFor(id, { title: assignment.title, at: now }),
      at: now,
    });
    const subject = { subject: 'submission' as const, subjectId: submissionId };
    await audit({ at: now, actorId: actor.userId, action: 'submission.start', ...subject });
    return submissionId;
  });
}
