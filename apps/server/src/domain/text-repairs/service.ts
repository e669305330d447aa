import type { AuditedAction, FileId, PutInRepairBody, RepairState, SubmissionId } from '@redraft/contracts';
import type { OfficeKind } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { type AuditEntry, audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { notifySaved } from '../../platform/notify.ts';
import { selectAssignment } from '../assignments/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { notifyUsers } from '../notifications/index.ts';
import { appendSave, copyFile, fenceFiles, headOf, readCurrent, requestPurge } from '../revisions/index.ts';
import { listSubmissions, type SubmissionRow } from '../submissions/index.ts';
import {
  endRepair,
  insertRepair,
  listRepairsBefore,
  lockRepairOf,
  type OpenRepair,
  selectOptionalOpenRepair,
} from './queries.ts';
import { readTextAt } from './text-at.ts';

/**
 * An administrator repairs the formatting of a text (docs/decisions/0072) in a working copy. It becomes a new version of the text if it has the same
 * words and the text has not changed meanwhile.
 */

async function selectText(id: SubmissionId): Promise<SubmissionRow> {
  const [submission] = await listSubmissions([id]);
  if (!submission) throw new AppError('not_found');
  return submission;
}

function recorded(
  actor: Pick<Actor, 'userId'> | null,
  action: { id: SubmissionId; action: AuditedAction; details?: Record<string, unknown> },
  at: Date,
): AuditEntry {
  const subject = { subject: 'submission' as const, subjectId: action.id };
  return {
    at,
    actorId: actor?.userId ?? null,
    action: action.action,
    ...subject,
    details: action.details ?? {},
  };
}

/** The administrator's working copy of the current text, new or started before; each opening is recorded, because it shows the text. */
export async function provideRepair(
  actor: Actor,
  id: SubmissionId,
  now: Date,
): Promise<{ fileId: FileId; kind: OfficeKind }> {
  return inTransaction(async () => {
    await lockRepairOf(id, actor.userId);
    const text = await selectText(id);
    await requireOpenClass(text);
    await audit(recorded(actor, { id, action: 'submission.open_to_repair' }, now));
    const open = await selectOptionalOpenRepair(id, actor.userId);
    const fileId = open?.fileId ?? (await beginRepair(actor, text, now));
    return { fileId, kind: (await headOf(fileId)).kind };
  });
}

async function beginRepair(actor: Actor, text: SubmissionRow, now: Date): Promise<FileId> {
  // Locked, so that the version number matches the copied content.
  await fenceFiles([text.main_file_id]);
  const { seq: baseSeq, name } = await headOf(text.main_file_id);
  const { fileId } = await copyFile(text.main_file_id, { name, at: now });
  await insertRepair({ submissionId: text.id, adminId: actor.userId, fileId, baseSeq, at: now });
  return fileId;
}

async function requireOpenClass(text: SubmissionRow): Promise<void> {
  const assignment = await selectAssignment(text.assignment_id);
  if (assignment.class_archived_at !== null) throw new AppError('class.archived');
}

/** Null if no repair was started. */
export async function loadRepairState(actor: Actor, id: SubmissionId): Promise<RepairState | null> {
  const open = await selectOptionalOpenRepair(id, actor.userId);
  return open ? loadState(await selectText(id), open) : null;
}

async function loadState({ main_file_id: main }: SubmissionRow, repair: OpenRepair): Promise<RepairState> {
  const [head, copy] = await Promise.all([headOf(main), headOf(repair.fileId)]);
  const [before, after] = await Promise.all([
    readTextAt({ id: main, kind: head.kind }, repair.baseSeq),
    readTextAt({ id: repair.fileId, kind: copy.kind }, copy.seq),
  ]);
  return {
    startedAt: repair.createdAt.toISOString(),
    isChanged: copy.seq > 0,
    hasSameWords: before === after,
    isBehind: head.seq !== repair.baseSeq,
  };
}

/** Makes the copy the newest version of the text; the previous version stays in the history, and the student is notified. */
export async function applyRepair(
  actor: Actor,
  { submissionId: id, reason }: PutInRepairBody,
  now: Date,
): Promise<void> {
  await inTransaction(async () => {
    await lockRepairOf(id, actor.userId);
    const found = await selectText(id);
    const { assignment_id: assignmentId, student_id: studentId } = found;
    // A save by the student at this moment is either in the text before the comparison, or waits and finds a newer version.
    const [isThere] = await fenceTexts({ assignmentId, studentId });
    if (!isThere) throw new AppError('not_found');
    await requireOpenClass(found);
    const repair = await selectOptionalOpenRepair(id, actor.userId);
    if (!repair) throw new AppError('not_found');
    await fenceFiles([repair.fileId]);
    const state = await loadState(found, repair);
    if (!state.isChanged) throw new AppError('repair.nothing_changed');
    if (!state.hasSameWords) throw new AppError('repair.changes_words');
    if (state.isBehind) throw new AppError('repair.behind');
    const fileId = found.main_file_id;
    const [{ bytes }, head] = await Promise.all([readCurrent(repair.fileId), headOf(fileId)]);
    const baseTime = head.modifiedAt.getTime();
    const saved = await appendSave({
      fileId,
      bytes,
      at: now,
      userId: actor.userId,
      origin: 'repaired',
      baseTime,
    });
    if (!saved.changed) throw new AppError('repair.nothing_changed');
    await notifySaved({ fileId, at: saved.at });
    const details = { from: head.seq, as: saved.seq, reason };
    await close(repair, { versionSeq: saved.seq, reason }, now);
    await audit(recorded(actor, { id, action: 'submission.repair', details }, now));
    const reported = { assignmentId, kind: 'text_repaired' as const, draftId: null, until: null, at: now };
    await notifyUsers({ userId: studentId, ...reported });
  });
}

/** Deletes the copy; the student's text stays unchanged. */
export async function discardRepair(actor: Actor, id: SubmissionId, now: Date): Promise<void> {
  await inTransaction(async () => {
    await lockRepairOf(id, actor.userId);
    const repair = await selectOptionalOpenRepair(id, actor.userId);
    // Idempotent: it was deleted already.
    if (!repair) return;
    await close(repair, { versionSeq: null, reason: '' }, now);
    await audit(recorded(actor, { id, action: 'submission.drop_repair' }, now));
  });
}

async function close(
  repair: OpenRepair,
  outcome: { versionSeq: number | null; reason: string },
  now: Date,
): Promise<void> {
  await endRepair(repair.id, outcome, now);
  await requestPurge([repair.fileId], now);
}

/** Abandoned copies contain students' texts, so they are deleted. */
const retentionDays = 14;

export async function discardOldRepairs(now: Date): Promise<void> {
  const forgotten = await listRepairsBefore(new Date(now.getTime() - retentionDays * 86_400_000));
  for (const repair of forgotten)
    await inTransaction(async () => {
      await close(repair, { versionSeq: null, reason: '' }, now);
      await audit(recorded(null, { id: repair.submissionId, action: 'submission.drop_repair' }, now));
    });
}
