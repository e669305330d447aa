import type { ContentType } from '@redraft/contracts';
import { type EditorAppearance, type EditorSampleFrame, extensionOf, type FileId } from '@redraft/contracts';
import type { Actor } from '../../access/index.ts';
import type { EditorHost } from '../../domain/editor-host/index.ts';
import { provideSample } from '../../domain/editor-samples/index.ts';
import { AppError } from '../../platform/errors.ts';

/** Opens a sample in the editor; not available for types that no editor opens. */
export async function openSampleFrame(
  actor: Actor,
  requested: EditorAppearance & { type: ContentType; id?: FileId | undefined; editorHost: EditorHost },
  now: Date,
): Promise<EditorSampleFrame> {
  const { type, id, lang, theme, editorHost } = requested;
  if (!editorHost.hasEditorFor(extensionOf[type])) throw new AppError('document.no_editor');
  const { fileId, kind, isOwn } = await provideSample(actor, { type, id }, now);
  const mode = isOwn ? 'edit' : 'view';
  return { ...(await editorHost.openFrame({ fileId, kind, actor, mode, lang, theme, now })), fileId };
}
