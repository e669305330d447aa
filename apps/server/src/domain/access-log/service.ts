import type { AssignmentId, ClassId, SubmissionId, UserId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import { type AuditEntry, audit, selectOptionalLastActAt } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { loadReadableSubmission, loadVisibleSubmission, type SubmissionRow } from '../submissions/index.ts';
import { lockReader } from './queries.ts';
import { coveredSince, isNewVisit } from './visit-rules.ts';

/** Reading the text, the charts and times of its writing process, or the replay. */
type AccessAction = 'submission.read' | 'submission.read_process' | 'submission.rewind';

interface RecordedAccess {
  submissionId: SubmissionId;
  act: AccessAction;
}

/** Loads a submission for a staff view: the access is an act of its own, recorded once per visit and before anything is shown. */
export async function loadAndRecordAccess(actor: Actor, { submissionId, act }: RecordedAccess, now: Date) {
  const submission = await loadReadableSubmission(actor, submissionId);
  if (submission.submission.student_id !== actor.userId)
    await recordVisit(actor.userId, { action: act, subject: 'submission', subjectId: submissionId }, now);
  return submission;
}

/** The same for views that the student has too; students' accesses to their own texts are not recorded. */
export async function loadOwnOrRecordAccess(
  actor: Actor,
  reading: RecordedAccess,
  now: Date,
): Promise<{ submission: SubmissionRow; isOwn: boolean }> {
  const { submission, isOwn } = await loadVisibleSubmission(actor, reading.submissionId);
  if (!isOwn) await loadAndRecordAccess(actor, reading, now);
  return { submission, isOwn };
}

/** The same for charts of several texts of one student; the caller has checked the permission. */
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

/** The same for the texts themselves. */
export async function recordReadings(
  actor: Actor,
  texts: readonly { id: SubmissionId; student_id: UserId }[],
  now: Date,
): Promise<void> {
  const action = 'submission.read';
  for (const { id: subjectId, student_id: studentId } of texts)
    if (studentId !== actor.userId)
      await recordVisit(actor.userId, { action, subject: 'submission', subjectId }, now);
}

/** Records that someone viewed charts of a whole class: once per visit, not for each text. */
export async function recordClassAccess(actor: Actor, classId: ClassId, now: Date): Promise<void> {
  await recordVisit(
    actor.userId,
    { action: 'class.read_process', subject: 'class', subjectId: classId },
    now,
  );
}

/** The same for all texts of an assignment. */
export async function recordAssignmentAccess(
  actor: Actor,
  assignmentId: AssignmentId,
  now: Date,
): Promise<void> {
  const action = 'assignment.read_process';
  await recordVisit(actor.userId, { action, subject: 'assignment', subjectId: assignmentId }, now);
}

type VisitedSubject = Pick<AuditEntry, 'action' | 'subject' | 'subjectId'>;

async function recordVisit(readerId: UserId, subject: VisitedSubject, now: Date): Promise<void> {
  const visit = { actorId: readerId, ...subject };
  const isNew = async () => isNewVisit(await selectOptionalLastActAt(visit, coveredSince(now)), now);
  if (!(await isNew())) return;
  await inTransaction(async () => {
    // A page requests all its charts at once: only one of the requests records the visit.
    await lockReader(readerId);
    if (await isNew()) await audit({ at: now, ...visit });
  });
}
