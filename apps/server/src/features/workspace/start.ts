import type { AssignmentId, SubmissionId } from '@redraft/contracts';
import { type Actor, canReadClassAsStudent } from '../../access/index.ts';
import { provideMainFile } from '../../domain/assignment-files/index.ts';
import {
  type AssignmentRow,
  type DraftRow,
  lockAssignmentShared,
  selectOptionalAssignment,
} from '../../domain/assignments/index.ts';
import { type ClassRow, selectClass } from '../../domain/classes/index.ts';
import { recordLearningEvents } from '../../domain/learning-events/index.ts';
import { updateScores } from '../../domain/lti/index.ts';
import { loadMembership } from '../../domain/members/index.ts';
import {
  lockStart,
  recordSubmission,
  selectOptionalSubmissionOf,
  verdictOn,
  withOwnDates,
} from '../../domain/submissions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

export interface StudentAssignmentRows {
  assignment: AssignmentRow;
  drafts: DraftRow[];
  classRow: ClassRow;
}

/**
 * An assignment with the dates that apply to a student of its class; hidden ones are not found. In an archived class, students can still read what
 * they have written.
 */
export async function loadStudentAssignment(actor: Actor, id: AssignmentId): Promise<StudentAssignmentRows> {
  const regular = await selectOptionalAssignment(id);
  if (!regular?.visible) throw new AppError('not_found');
  const membership = await loadMembership(actor, regular.class_id);
  if (!canReadClassAsStudent(actor, membership)) throw new AppError('not_found');
  const classRow = await selectClass(regular.class_id);
  return { ...(await withOwnDates(regular, actor.userId)), classRow };
}

/** Starts the assignment: creates a submission with its own main file. */
export async function startAssignment(actor: Actor, id: AssignmentId, now: Date): Promise<SubmissionId> {
  return inTransaction(async () => {
    await lockAssignmentShared(id);
    await lockStart(id, actor.userId);
    const { assignment } = await loadStudentAssignment(actor, id);
    const verdict = verdictOn(assignment, undefined, now);
    if (verdict.may === 'nothing') throw new AppError(verdict.because);
    if (await selectOptionalSubmissionOf(id, actor.userId)) throw new AppError('assignment.already_started');
    const submissionId = await recordSubmission({
      assignmentId: id,
      studentId: actor.userId,
      mainFileId: await provideMainFile(id, { title: assignment.title, at: now }),
      at: now,
    });
    const subject = { subject: 'submission' as const, subjectId: submissionId };
    await audit({ at: now, actorId: actor.userId, action: 'submission.start', ...subject });
    const event = { kind: 'assignment_started' as const, submissionId, actorId: actor.userId };
    await recordLearningEvents([event], now);
    await updateScores([submissionId], now);
    return submissionId;
  });
}
