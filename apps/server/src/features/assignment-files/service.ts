import type {
  AssignmentFile,
  AssignmentFileId,
  AssignmentId,
  AuditedAction,
  NewAssignmentFile,
  TemplateId,
} from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import {
  type AssignmentFileRow,
  addAssignmentFiles,
  blankContent,
  copyTemplate,
  deleteAssignmentFile,
  listAssignmentFilesById,
  listFilesOfAssignment,
  lockAssignmentFile,
  readFileToAdd,
  selectAssignmentFile,
  selectOptionalAssignmentFile,
  updateAssignmentFile,
  updateContent,
} from '../../domain/assignment-files/index.ts';
import {
  loadManagedAssignment,
  lockAssignment,
  lockAssignments,
  lockManagedAssignment,
} from '../../domain/assignments/index.ts';
import { type EditorHost, revokeFileTokens } from '../../domain/editor-host/index.ts';
import { requestPurge } from '../../domain/revisions/index.ts';
import { audit } from '../../platform/audit.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';

/** The files of an assignment, for the owner of its class. */
export async function listAssignmentFilesFor(
  actor: Actor,
  assignmentId: AssignmentId,
  editorHost: EditorHost,
): Promise<AssignmentFile[]> {
  await loadManagedAssignment(actor, assignmentId);
  return listFilesOfAssignment([assignmentId], editorHost);
}

/** A file of an assignment that the actor manages; not found for others. */
export async function loadManagedAssignmentFile(
  actor: Actor,
  id: AssignmentFileId,
): Promise<AssignmentFileRow> {
  const file = await selectOptionalAssignmentFile(id);
  if (!file) throw new AppError('not_found');
  await loadManagedAssignment(actor, file.assignment_id);
  return file;
}

/** The same, locked against other changes; students who start now wait too. */
export async function lockManagedAssignmentFile(
  actor: Actor,
  id: AssignmentFileId,
): Promise<AssignmentFileRow> {
  const { assignment_id: assignmentId } = await loadManagedAssignmentFile(actor, id);
  await lockAssignment(assignmentId);
  await lockAssignmentFile(id);
  const file = await selectOptionalAssignmentFile(id);
  if (!file) throw new AppError('not_found');
  return file;
}

export async function addAssignmentFile(
  actor: Actor,
  file: NewAssignmentFile & { assignmentId: AssignmentId },
  now: Date,
): Promise<AssignmentFileRow> {
  const { assignmentId } = file;
  return inTransaction(async () => {
    await lockManagedAssignment(actor, assignmentId);
    const [id] = await addAssignmentFiles({ actor, assignmentId, files: [readFileToAdd(file)], now });
    if (id === undefined) throw new Error('No file was added.');
    const created = await selectAssignmentFile(id);
    await record(actor, { action: 'assignment.file.add', file: created, now });
    return created;
  });
}

/** Changes titles and import permissions of several files, all or none. */
export async function changeAssignmentFiles(
  actor: Actor,
  changes: readonly { id: AssignmentFileId; title: string; allowImport: boolean }[],
  now: Date,
): Promise<AssignmentFileRow[]> {
  return inTransaction(async () => {
    const changed: AssignmentFileRow[] = [];
    for (const { file, title, allowImport } of await withLockedFiles(actor, changes)) {
      await updateAssignmentFile(file.id, { title, allowImport });
      const details = { before: file.title, after: title, allowImport };
      await record(actor, { action: 'assignment.file.update', file, now, details });
      changed.push({ ...file, title, allow_import: allowImport });
    }
    return changed;
  });
}

/** Each with its file, locked against other changes. */
async function withLockedFiles<Change extends { id: AssignmentFileId }>(
  actor: Actor,
  changes: readonly Change[],
): Promise<(Change & { file: AssignmentFileRow })[]> {
  const ids = changes.map(({ id }) => id);
  const assignmentIds = new Set((await listAssignmentFilesById(ids)).map((file) => file.assignment_id));
  for (const id of assignmentIds) await loadManagedAssignment(actor, id);
  await lockAssignments([...assignmentIds]);
  const files = new Map((await listAssignmentFilesById(ids)).map((file) => [file.id, file]));
  return changes.map((change) => {
    const file = files.get(change.id);
    if (!file) throw new AppError('not_found');
    return { ...change, file };
  });
}

export async function setAllowImport(
  actor: Actor,
  id: AssignmentFileId,
  change: { allowImport: boolean; now: Date },
): Promise<AssignmentFileRow> {
  const { allowImport, now } = change;
  return inTransaction(async () => {
    const file = await lockManagedAssignmentFile(actor, id);
    await updateAssignmentFile(id, { allowImport });
    const details = { allowImport };
    await record(actor, { action: 'assignment.file.update', file, now, details });
    return { ...file, allow_import: allowImport };
  });
}

/** Copies the content of a template into the file, or makes it blank. Students' existing copies do not change. */
export async function applyTemplate(
  actor: Actor,
  requested: { assignmentFileId: AssignmentFileId; templateId: TemplateId | undefined },
  now: Date,
): Promise<AssignmentFileRow> {
  const { assignmentFileId, templateId } = requested;
  return inTransaction(async () => {
    const file = await lockManagedAssignmentFile(actor, assignmentFileId);
    const { content_type: contentType, title } = file;
    const content =
      templateId === undefined
        ? blankContent
        : await copyTemplate({ ownerId: actor.userId, templateId, contentType, title, at: now });
    await updateContent(assignmentFileId, content);
    await dropFile(file, now);
    const details = { before: file.template_title, after: content.templateTitle };
    await record(actor, { action: 'assignment.file.apply', file, now, details });
    return selectAssignmentFile(assignmentFileId);
  });
}

export async function removeAssignmentFile(actor: Actor, id: AssignmentFileId, now: Date): Promise<void> {
  await inTransaction(async () => {
    const file = await lockManagedAssignmentFile(actor, id);
    if (file.type === 'MAIN') throw new AppError('assignment.main_file_stays');
    if (file.number_of_copies > 0) throw new AppError('template.has_copies');
    await deleteAssignmentFile(id);
    await dropFile(file, now);
    await record(actor, { action: 'assignment.file.remove', file, now });
  });
}

/** The replaced content: its editors are closed now, and the sweep deletes it. */
async function dropFile(file: AssignmentFileRow, now: Date): Promise<void> {
  if (file.file_id === null) return;
  await revokeFileTokens({ fileId: file.file_id });
  await requestPurge([file.file_id], now);
}

async function record(
  actor: Actor,
  entry: { action: AuditedAction; file: AssignmentFileRow; now: Date; details?: Record<string, unknown> },
): Promise<void> {
  const { action, file, now, details = {} } = entry;
  await audit({
    at: now,
    actorId: actor.userId,
    action,
    subject: 'assignment',
    subjectId: file.assignment_id,
    details: { assignmentFileId: file.id, title: file.title, ...details },
  });
}
