import i18next from 'i18next';
import { ArrowDownToLine, Asterisk } from 'lucide-react';
import type { Editing } from '../editing/editing.ts';
import type { Tool } from '../tools/tool.ts';
import { canInsertNote, insertNote, noteAtCaret } from './commands.ts';
import { focusNote } from './notes-plugin.ts';
import { notesIn } from './numbering.ts';
import { keyOf } from './references.ts';

export const notesTools: readonly Tool[] = [
  {
    id: 'footnote',
    group: 'insert',
    name: 'notes:insert',
    icon: Asterisk,
    keys: 'Mod-Alt-f',
    isEnabled: (editing) => isWritable(editing) && canInsertNote(editing.view.state),
    run: (editing, page) => {
      const name = insertNote(editing.view, editing);
      const note = notesIn(editing.view.state).find((one) => keyOf(one) === keyOf(name));
      void focusNote(editing.view, name).then(() =>
        page.say(i18next.t('notes:inserted', { number: note?.number })),
      );
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
      if (name !== null) void focusNote(view, name);
    },
  },
];

function isWritable(editing: Editing): boolean {
  return editing.mode() !== 'viewing';
}
