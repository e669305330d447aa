import type { AssignmentTemplateId, EditorFrame, EditorLook, FileId } from '@redraft/contracts';
import { mediaTypes } from '@redraft/documents';
import type { Actor } from '../../access/index.ts';
import { kindOfItem, startFromItem, updateItemFile } from '../../domain/assignment-files/index.ts';
import { hasEditorFor, openFrame } from '../../domain/editor-host/index.ts';
import { blankFile, downloadFile } from '../../domain/library/index.ts';
import { zipCodec } from '../../domain/revisions/index.ts';
import { inTransaction } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { fileNameOf } from '../../platform/file-name.ts';
import type { FileAnswer } from '../../platform/route.ts';
import { loadManagedItem, lockManagedItem } from './service.ts';

/** Opens the file of an item in the editor; a blank one is made now. What is saved reaches who begins later. */
export async function openItemFrame(
  actor: Actor,
  wanted: EditorLook & { id: AssignmentTemplateId },
  now: Date,
): Promise<EditorFrame> {
  const { id, lang, theme } = wanted;
  const kind = kindOfItem(await loadManagedItem(actor, id));
  if (!hasEditorFor(kind)) throw new AppError('document.no_editor');
  const fileId = await provideFile(actor, id, now);
  return openFrame({ fileId, kind, actor, mode: 'edit', lang, theme, now });
}

async function provideFile(actor: Actor, id: AssignmentTemplateId, now: Date): Promise<FileId> {
  return inTransaction(async () => {
    const item = await lockManagedItem(actor, id);
    if (item.file_id) return item.file_id;
    const fileId = await startFromItem(item, { title: item.title, at: now });
    await updateItemFile(id, { fileId, templateTitle: null, templateFileId: null });
    return fileId;
  });
}

/** The file of an item as it stands; of a blank one, what a student would get now. */
export async function downloadItem(actor: Actor, id: AssignmentTemplateId): Promise<FileAnswer> {
  const item = await loadManagedItem(actor, id);
  if (item.file_id) return downloadFile(item.file_id, item.title);
  const { kind, bytes } = blankFile(item.content_type, zipCodec);
  return { bytes, contentType: mediaTypes[kind], fileName: fileNameOf(item.title, kind) };
}
