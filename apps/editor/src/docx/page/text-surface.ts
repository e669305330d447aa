import { acceptAllChanges } from '@eigenpal/docx-editor-core/prosemirror/commands';
import { removeComments } from '@redraft/documents';
import { escapeXml } from '@redraft/wopi';
import { redo, undo } from 'prosemirror-history';
import type { Surface } from '../../frame/document.ts';
import { selectedWords } from '../document/selected-words.ts';
import type { Editing } from '../editing/editing.ts';
import type { SentDocument } from '../worker/text-work.ts';

/** A text on the page, as the frame around it asks of it. */
export function textSurface(editing: Editing): Surface<SentDocument> {
  const { view } = editing;
  // Loaded while there is time: in the moment in which it is needed, nothing can be waited for.
  let write: typeof import('../document/exit-save.ts').bytesAtOnce | null = null;
  void import('../document/exit-save.ts').then(({ bytesAtOnce }) => {
    write = bytesAtOnce;
  });
  return {
    canWrite: editing.canWrite,
    setCanWrite: editing.setCanWrite,
    replace: editing.replace,
    content: () => ({ doc: view.state.doc.toJSON(), parts: editing.parts() }),
    writeAtOnce: (lastBytes) => write?.({ parts: editing.parts(), doc: view.state.doc }, lastBytes) ?? null,
    focus: () => view.focus(),
    undo: () => void undo(view.state, view.dispatch),
    redo: () => void redo(view.state, view.dispatch),
    paste: ({ mimeType, text }) => {
      if (mimeType.startsWith('text/html')) view.pasteHTML(text);
      else if (mimeType.startsWith('text/plain')) view.pasteText(text);
    },
    insertLink: (url) => void view.pasteHTML(`<a href="${escapeXml(url)}">${escapeXml(url)}</a>`),
    selection: () => selectedWords(view.state.doc, view.state.selection),
    acceptChanges: () => {
      acceptAllChanges()(view.state, view.dispatch);
      // The writer keeps an empty shell of removed comments in the file, marks and part alike.
      return (editing.parts().document.comments ?? []).length > 0 ? removeComments : null;
    },
  };
}
