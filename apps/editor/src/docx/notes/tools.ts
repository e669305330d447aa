import i18next from 'i18next';
import { ArrowDownToLine, Asterisk } from 'lucide-react';
import { bufferKeys, stopBufferingKeys } from '../../ui/held-keys/key-buffer.ts';
import { showToast } from '../../ui/toast.ts';
import { noteKeyToString } from '../document/notes/references.ts';
import type { DocumentEditor } from '../editing/editing.ts';
import type { Tool } from '../toolkit/tool.ts';
import { canInsertNote, findNoteAtCaret, insertNote } from './commands.ts';
import { runOnNotesArea } from './notes-plugin.ts';
import { getNumberedNotes } from './numbering.ts';

export const notesTools: readonly Tool[] = [
  {
    id: 'footnote',
    group: 'insert',
    name: 'notes:insert',
    icon: Asterisk,
    keys: 'Mod-Alt-f',
    isEnabled: (editor) => isWritable(editor) && canInsertNote(editor.view.state),
    run: async (editor, page) => {
      const { view } = editor;
      bufferKeys();
      const isShown = await runOnNotesArea(view, (area) => {
        if (!isWritable(editor) || !canInsertNote(view.state)) return;
        const noteKey = insertNote(view, editor);
        area.focus(noteKey);
        const note = getNumberedNotes(view.state).find(
          (one) => noteKeyToString(one) === noteKeyToString(noteKey),
        );
        page.announce(i18next.t('notes:inserted', { number: note?.number }));
      });
      if (isShown) return;
      showToast({ text: i18next.t('notes:notLoaded') });
      stopBufferingKeys();
    },
  },
  {
    id: 'go-to-footnote',
    group: 'view',
    name: 'notes:goTo',
    icon: ArrowDownToLine,
    keys: 'Mod-Alt-Shift-f',
    isEnabled: ({ view }) => getNumberedNotes(view.state).length > 0,
    run: ({ view }) => {
      const noteKey = findNoteAtCaret(view.state);
      if (noteKey === null) return;
      bufferKeys();
      void runOnNotesArea(view, (area) => area.focus(noteKey)).then(
        (isShown) => isShown || stopBufferingKeys(),
      );
    },
  },
];

function isWritable(editor: DocumentEditor): boolean {
  return editor.mode() !== 'viewing';
}
