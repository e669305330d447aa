import type { AssignmentFileId, EditorAppearance, EditorFrame, FileId } from '@redraft/contracts';
import { mediaTypes } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { kindOf, startFileFrom, updateContent } from '../../domain/assignment-files/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { blankFile, downloadFile } from '../../domain/office-files/index.ts';
import { zipCodec } from '../../domain/revisions/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { loadManagedAssignmentFile, lockManagedAssignmentFile } from './service.ts';

/** Opens a file of an assignment in the editor; a blank one is created. Changes reach students who start later. */
export async function openAssignmentFileFrame(
  actor: Actor,
  requested: EditorAppearance & { id: AssignmentFileId; editorHost: EditorHost },
  now: Date,
): Promise<EditorFrame> {
  const { id, lang, theme, editorHost } = requested;
  const kind = kindOf(await loadManagedAssignmentFile(actor, id));
  if (!editorHost.hasEditorFor(kind)) throw new AppError('document.no_editor');
  const fileId = await provideFile(actor, id, now);
  return editorHost.openFrame({ fileId, kind, actor, mode: 'edit', lang, theme, now });
}

async function provideFile(actor: Actor, id: AssignmentFileId, now: Date): Promise<FileId> {
  return inTransaction(async () => {
    const file = await lockManagedAssignmentFile(actor, id);
    if (file.file_id) return file.file_id;
    const fileId = await startFileFrom(file, { title: file.title, at: now });
    await updateContent(id, { fileId, templateTitle: null, templateId: null });
    return fileId;
  });
}

/** The current content of an assignment's file; for a blank one, what a student would get now. */
export async function downloadAssignmentFile(actor: Actor, id: AssignmentFileId): Promise<FileAnswer> {
  const file = await loadManagedAssignmentFile(actor, id);
  if (file.file_id) return downloadFile(file.file_id, file.title);
  const { kind, bytes } = blankFile(file.content_type, zipCodec);
  return { bytes, contentType: mediaTypes[kind], fileName: fileNameOf(file.title, kind) };
}
