import type { SubmissionId } from '@redraft/contracts';
import { type Actor, canManageSubmission } from '../../../access/index.ts';
import { AppError } from '../../../platform/errors.ts';
import { type AssignmentRow, selectAssignment } from '../../assignments/index.ts';
import { fenceTexts } from '../../fencing/index.ts';
import { loadReadableSubmission, type SubmissionRow } from '../texts/index.ts';
import { listSteps, type StepRow } from './queries.ts';

export interface ManagedText {
  submission: SubmissionRow;
  assignment: AssignmentRow;
  /** By deadline, the final one last. */
  rows: StepRow[];
}

/** A text of a class that is not archived, locked and fenced until the end of the transaction, for the owner of the class. */
export async function lockManagedText(actor: Actor, id: SubmissionId): Promise<ManagedText> {
  const managed = await requireManaged(actor, id);
  const [isThere] = await fenceTexts({ assignmentId: managed.assignment_id, studentId: managed.student_id });
  if (!isThere) throw new AppError('not_found');
  // Read again, now that it is locked.
  const submission = await requireManaged(actor, id);
  const assignment = await selectAssignment(submission.assignment_id);
  if (assignment.class_archived_at !== null) throw new AppError('class.archived');
  return { submission, assignment, rows: await listSteps([id]) };
}

/** Refuses actors who may read a text but not manage it; for all others it is not found. */
export async function requireManaged(actor: Actor, id: SubmissionId): Promise<SubmissionRow> {
  const { submission, membership } = await loadReadableSubmission(actor, id);
  if (!canManageSubmission(actor, membership)) throw new AppError('access.denied');
  return submission;
}

/** The step of the given draft. */
export function rowOf({ rows }: Pick<ManagedText, 'rows'>, isRequested: (row: StepRow) => boolean): StepRow {
  const row = rows.find(isRequested);
  if (!row) throw new AppError('not_found');
  return row;
}
