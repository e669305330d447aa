import { acceptAllChanges } from '@eigenpal/docx-editor-core/prosemirror/commands';
import { removeComments } from '@redraft/documents';
import { escapeXml } from '@redraft/wopi';
import type { HostCommentsPort, Surface } from '../../frame/document.ts';
import { readSelectedText } from '../document/selected-words.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import { getFocusedEditor } from '../editing/focused-editing.ts';
import { redoIn, undoIn } from '../editing/undo.ts';
import type { SentDocument } from '../worker/text-work.ts';
import { runWhenPageIsIdle } from './run-when-at-rest.ts';

/** Implements the frame's interface for a text document. */
export function createTextSurface(
  editor: DocumentEditor,
  hostComments: HostCommentsPort | null,
): Surface<SentDocument> {
  const { view } = editor;
  // Loaded in idle time: during page unload nothing can be awaited.
  let writeSync: typeof import('../document/exit-save.ts').writeBytesSync | null = null;
  runWhenPageIsIdle(async () => {
    writeSync = (await import('../document/exit-save.ts')).writeBytesSync;
  });
  return {
    ...(hostComments === null ? {} : { hostComments }),
    canWrite: editor.canWrite,
    setCanWrite: editor.setCanWrite,
    replace: editor.replace,
    content: () => ({ doc: view.state.doc.toJSON(), parts: editor.parts() }),
    writeSync: (lastBytes) => writeSync?.({ parts: editor.parts(), doc: view.state.doc }, lastBytes) ?? null,
    focus: () => view.focus(),
    undo: () => void undoIn(view, getFocusedEditor(editor).view),
    redo: () => void redoIn(view, getFocusedEditor(editor).view),
    paste: ({ mimeType, text }) => {
      if (mimeType.startsWith('text/html')) view.pasteHTML(text);
      else if (mimeType.startsWith('text/plain')) view.pasteText(text);
    },
    insertLink: (url) => void view.pasteHTML(`<a href="${escapeXml(url)}">${escapeXml(url)}</a>`),
    selection: () => readSelectedText(view.state.doc, view.state.selection),
    acceptChanges: () => {
      // Only the author accepts changes.
      if (editor.isSuggestOnly) return null;
      acceptAllChanges()(view.state, view.dispatch);
      // The writer leaves empty remains of removed comments in the file, both anchors and part.
      return (editor.parts().document.comments ?? []).length > 0 ? removeComments : null;
    },
  };
}
