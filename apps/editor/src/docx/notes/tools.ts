import i18next from 'i18next';
import { ArrowDownToLine, Asterisk } from 'lucide-react';
import { bufferKeys, stopBufferingKeys } from '../../ui/held-keys/key-buffer.ts';
import { showToast } from '../../ui/toast.ts';
import { keyOf } from '../document/notes/references.ts';
import type { Editing } from '../editing/editing.ts';
import type { Tool } from '../toolkit/tool.ts';
import { canInsertNote, insertNote, noteAtCaret } from './commands.ts';
import { attachNotesViews } from './notes-plugin.ts';
import { notesIn } from './numbering.ts';

export const notesTools: readonly Tool[] = [
  {
    id: 'footnote',
    group: 'insert',
    name: 'notes:insert',
    icon: Asterisk,
    keys: 'Mod-Alt-f',
    isEnabled: (editing) => isWritable(editing) && canInsertNote(editing.view.state),
    run: async (editing, page) => {
      const { view } = editing;
      bufferKeys();
      const isShown = await attachNotesViews(view, (area) => {
        if (!isWritable(editing) || !canInsertNote(view.state)) return;
        const name = insertNote(view, editing);
        area.focus(name);
        const note = notesIn(view.state).find((one) => keyOf(one) === keyOf(name));
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
    isEnabled: ({ view }) => notesIn(view.state).length > 0,
    run: ({ view }) => {
      const name = noteAtCaret(view.state);
      if (name === null) return;
      bufferKeys();
      void attachNotesViews(view, (area) => area.focus(name)).then(
        (isShown) => isShown || stopBufferingKeys(),
      );
    },
  },
];

function isWritable(editing: Editing): boolean {
  return editing.mode() !== 'viewing';
}
