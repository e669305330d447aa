import type { AssignmentId, ClassId, SubmissionId, UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { type AuditEntry, audit, selectOptionalLastActAt } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { loadReadableSubmission, loadVisibleSubmission, type SubmissionRow } from '../submissions/index.ts';
import { lockReader } from './queries.ts';
import { coveredSince, isNewVisit } from './visit-rules.ts';

/** The text, what graphs and times tell of how it came about, and the writing played back. */
type AccessAction = 'submission.read' | 'submission.read_process' | 'submission.rewind';

interface RecordedAccess {
  submissionId: SubmissionId;
  act: AccessAction;
}

/**
 * Somebody's submission, for whatever shows it to staff: that they looked is an act of its own, recorded
 * once for each visit and before anything is shown.
 */
export async function loadAndRecordAccess(actor: Actor, { submissionId, act }: RecordedAccess, now: Date) {
  const found = await loadReadableSubmission(actor, submissionId);
  if (found.submission.student_id !== actor.userId)
    await recordVisit(actor.userId, { action: act, subject: 'submission', subjectId: submissionId }, now);
  return found;
}

/** The same for what its student sees as well: who looks at the own text is not recorded. */
export async function loadOwnOrRecordAccess(
  actor: Actor,
  reading: RecordedAccess,
  now: Date,
): Promise<{ submission: SubmissionRow; isOwn: boolean }> {
  const { submission, isOwn } = await loadVisibleSubmission(actor, reading.submissionId);
  if (!isOwn) await loadAndRecordAccess(actor, reading, now);
  return { submission, isOwn };
}

/** The same for graphs of several texts of one student, which whoever asks has found may be seen. */
export async function recordAccesses(
  actor: Actor,
  texts: readonly { id: SubmissionId; student_id: UserId }[],
  now: Date,
): Promise<void> {
  const action = 'submission.read_process';
  for (const { id: subjectId, student_id: studentId } of texts)
    if (studentId !== actor.userId)
      await recordVisit(actor.userId, { action, subject: 'submission', subjectId }, now);
}

/** That somebody looked at graphs of a whole class: recorded once for each visit, and not for each text in them. */
export async function recordClassAccess(actor: Actor, classId: ClassId, now: Date): Promise<void> {
  await recordVisit(
    actor.userId,
    { action: 'class.read_process', subject: 'class', subjectId: classId },
    now,
  );
}

/** The same of all texts of an assignment. */
export async function recordAssignmentAccess(
  actor: Actor,
  assignmentId: AssignmentId,
  now: Date,
): Promise<void> {
  const action = 'assignment.read_process';
  await recordVisit(actor.userId, { action, subject: 'assignment', subjectId: assignmentId }, now);
}

type Visited = Pick<AuditEntry, 'action' | 'subject' | 'subjectId'>;

async function recordVisit(readerId: UserId, visited: Visited, now: Date): Promise<void> {
  const visit = { actorId: readerId, ...visited };
  const isNew = async () => isNewVisit(await selectOptionalLastActAt(visit, coveredSince(now)), now);
  if (!(await isNew())) return;
  await inTransaction(async () => {
    // A page asks for all its graphs at once: one of them records the visit.
    await lockReader(readerId);
    if (await isNew()) await audit({ at: now, ...visit });
  });
}
