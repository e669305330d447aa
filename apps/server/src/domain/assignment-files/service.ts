import type {
  AssignmentFile,
  AssignmentFileId,
  AssignmentId,
  FileId,
  TemplateId,
  UserId,
} from '@redraft/contracts';
import { limits } from '@redraft/contracts';
import { convertTemplate } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import { lockAssignmentsToRemove } from '../assignments/index.ts';
import type { EditorHost } from '../editor-host/index.ts';
import { fenceTexts } from '../fencing/index.ts';
import { blankFile } from '../office-files/index.ts';
import { copyFile, createFile, readCurrent, requestPurge, zipCodec } from '../revisions/index.ts';
import { contentTypeOf, lockOptionalTemplate } from '../template-library/index.ts';
import { type FileToAdd, presentAssignmentFile } from './present.ts';
import {
  type AssignmentFileRow,
  insertAssignmentFile,
  listAssignmentFiles,
  listFilesOf,
  lockAssignmentFilesOf,
} from './queries.ts';

/** Files of assignments, main files first. */
export async function listFilesOfAssignment(
  assignmentIds: readonly AssignmentId[],
  editorHost: EditorHost,
): Promise<AssignmentFile[]> {
  const rows = await listAssignmentFiles(assignmentIds);
  return rows.map((row) => presentAssignmentFile(row, editorHost));
}

/** Adds files to an assignment that the caller has locked; each is a copy of the chosen template. */
export async function addAssignmentFiles(requested: {
  actor: Pick<Actor, 'userId'>;
  assignmentId: AssignmentId;
  files: readonly FileToAdd[];
  now: Date;
}): Promise<AssignmentFileId[]> {
  const { actor, assignmentId, files, now } = requested;
  requireQuota(await listAssignmentFiles([assignmentId]), files);
  const ids: AssignmentFileId[] = [];
  for (const file of files) {
    const { type, contentType, templateId, title, allowImport } = file;
    const content =
      templateId === null
        ? blankContent
        : await copyTemplate({ ownerId: actor.userId, templateId, contentType, title, at: now });
    ids.push(
      await insertAssignmentFile({
        assignmentId,
        type,
        contentType,
        title,
        allowImport,
        ...content,
        at: now,
      }),
    );
  }
  return ids;
}

function requireQuota(existing: readonly AssignmentFileRow[], added: readonly FileToAdd[]): void {
  const types = [...existing, ...added].map((file) => file.type);
  const count = (type: 'MAIN' | 'ADDITIONAL') => types.filter((one) => one === type).length;
  if (count('MAIN') > 1) throw new AppError('assignment.one_main_file');
  if (count('ADDITIONAL') > limits.additionalFiles) throw new AppError('template.too_many');
}

export interface FileContent {
  fileId: FileId | null;
  templateTitle: string | null;
  templateId: TemplateId | null;
}

/** A blank file is created on demand. */
export const blankContent: FileContent = { fileId: null, templateTitle: null, templateId: null };

/** Content from a template of the instructor's own library; documents are created from its bytes. */
export async function copyTemplate(requested: {
  ownerId: UserId;
  templateId: TemplateId;
  contentType: AssignmentFileRow['content_type'];
  title: string;
  at: Date;
}): Promise<FileContent> {
  const { ownerId, templateId, contentType, title, at } = requested;
  const template = await lockOptionalTemplate(ownerId, templateId);
  if (!template) throw new AppError('template.unknown');
  if (contentTypeOf(template.kind) !== contentType) throw new AppError('document.wrong_type');
  const { bytes } = await readCurrent(template.file_id);
  const document = convertTemplate(bytes, template.kind, zipCodec);
  const name = fileNameOf(title, document.kind);
  const { fileId } = await createFile({ ...document, name, origin: 'base', at });
  return { fileId, templateTitle: template.title, templateId };
}

/** Copies the current files for a copy of the assignment. */
export async function copyAssignmentFiles(copy: {
  from: AssignmentId;
  to: AssignmentId;
  at: Date;
}): Promise<void> {
  const files = await listAssignmentFiles([copy.from]);
  // Every assignment has a main file, so this one was deleted after it was read.
  if (files.length === 0) throw new AppError('not_found');
  for (const file of files) {
    const { file_id: fileId, file_kind: kind, title } = file;
    const own = fileId && kind && (await copyFile(fileId, { name: fileNameOf(title, kind), at: copy.at }));
    await insertAssignmentFile({
      assignmentId: copy.to,
      type: file.type,
      contentType: file.content_type,
      title,
      fileId: own ? own.fileId : null,
      templateTitle: file.template_title,
      templateId: file.template_id,
      allowImport: file.allow_import,
      at: copy.at,
    });
  }
}

/** For assignments that are being deleted, locked by the caller: removes all files that belong to them. */
export async function purgeFilesOf(assignmentIds: readonly AssignmentId[], at: Date): Promise<void> {
  // A student who opens an additional file at this moment either finishes before this or finds no file to copy.
  await lockAssignmentFilesOf(assignmentIds);
  for (const assignmentId of assignmentIds) await fenceTexts({ assignmentId });
  await lockAssignmentsToRemove(assignmentIds);
  await requestPurge(await listFilesOf(assignmentIds), at);
}

/** A student's own file, copied from the current content of the assignment's file. */
export async function startFileFrom(
  source: AssignmentFileRow,
  { title, at }: { title: string; at: Date },
): Promise<FileId> {
  if (source.file_id && source.file_kind) {
    const name = fileNameOf(title, source.file_kind);
    return (await copyFile(source.file_id, { name, at })).fileId;
  }
  const blank = blankFile(source.content_type, zipCodec);
  const name = fileNameOf(title, blank.kind);
  return (await createFile({ ...blank, name, origin: 'base', at })).fileId;
}

/** The main file of a student who starts now. */
export async function provideMainFile(
  assignmentId: AssignmentId,
  file: { title: string; at: Date },
): Promise<FileId> {
  return startFileFrom(await selectMainFile(assignmentId), file);
}

async function selectMainFile(assignmentId: AssignmentId): Promise<AssignmentFileRow> {
  const main = (await listAssignmentFiles([assignmentId])).find((file) => file.type === 'MAIN');
  if (!main) throw new Error(`Assignment ${assignmentId} has no main file.`);
  return main;
}
