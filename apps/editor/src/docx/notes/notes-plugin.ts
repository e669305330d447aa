import i18next from 'i18next';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginPorts } from '../view/page-plugin-ports.ts';
import { withCarriedNotes, withTakenNotes } from './carried-notes.ts';
import { addNote, removeNote, returnFromNote } from './commands.ts';
import { mainFocusPlugin } from './in-focus.ts';
import { patchOfNote } from './note-content.ts';
import type { NoteHooks } from './note-view.ts';
import type { NotesArea } from './notes-area.ts';
import { noteNumber } from './number-format.ts';
import { notesIn, numberingPlugin } from './numbering.ts';
import { keyOf, type NoteName, referenceOf } from './references.ts';

/** The notes of the text: counted, shown at the feet of the pages, and taken along by the clipboard. */
export function notesPlugins(ports: PagePluginPorts): Plugin[] {
  const { parts } = ports;
  return [
    numberingPlugin({
      numberOf: (kind, index) => noteNumber(parts(), kind, index),
      nameOf: ({ kind, number }) => i18next.t(`notes:${kind}`, { number }),
    }),
    areaPlugin(ports),
    clipboardPlugin(ports),
    mainFocusPlugin(),
  ];
}

export async function focusNote(main: EditorView, name: NoteName): Promise<void> {
  const area = await shown.get(main)?.open();
  area?.focus(name);
}

/** Most texts have no notes, and load nothing of what shows them. */
interface ShownNotes {
  open: () => Promise<NotesArea>;
  area: NotesArea | null;
}
const shown = new WeakMap<EditorView, ShownNotes>();

function areaPlugin(ports: PagePluginPorts): Plugin {
  return new Plugin({
    props: {
      handleClickOn: (main, _pos, node, _nodePos, _event, isDirect) => {
        const name = referenceOf(node);
        if (name === null || !isDirect) return false;
        void focusNote(main, name);
        return true;
      },
    },
    view: (main) => {
      let coming: Promise<NotesArea> | null = null;
      let isGone = false;
      const ask = async (): Promise<NotesArea> => {
        const { NotesArea } = await import('./notes-area.ts');
        const made = new NotesArea(main, ports, hooksOf(main, ports));
        if (isGone) made.destroy();
        own.area = made;
        return made;
      };
      const open = (): Promise<NotesArea> => {
        coming ??= ask();
        return coming;
      };
      const own: ShownNotes = { open, area: null };
      shown.set(main, own);
      if (hasNotes(main.state)) void open();
      return {
        update: (_main, before) => {
          if (before.doc === main.state.doc) return;
          if (own.area !== null) own.area.update();
          else if (hasNotes(main.state)) void open();
        },
        destroy: () => {
          isGone = true;
          own.area?.destroy();
          own.area = null;
        },
      };
    },
  });
}

function hasNotes(state: EditorState): boolean {
  return notesIn(state).length > 0;
}

function hooksOf(main: EditorView, ports: PagePluginPorts): NoteHooks {
  return {
    changed: (note) => ports.patch(patchOfNote(note)),
    leave: (name) => returnFromNote(main, name),
    step: (name, direction) => {
      const notes = notesIn(main.state);
      const at = notes.findIndex((one) => keyOf(one) === keyOf(name));
      const next = notes[at + direction];
      if (next === undefined) return false;
      shown.get(main)?.area?.focus(next, direction < 0 ? 'end' : 'start');
      return true;
    },
    remove: (name) => removeNote(main, name),
  };
}

function clipboardPlugin(ports: PagePluginPorts): Plugin {
  return new Plugin({
    props: {
      transformCopied: (slice, main) => {
        const numbers = new Map(notesIn(main.state).map((note) => [keyOf(note), note.number]));
        return withCarriedNotes(slice, (name) => {
          const text = shown.get(main)?.area?.viewOf(name)?.text;
          return text === undefined ? null : { text, number: numbers.get(keyOf(name)) ?? '*' };
        });
      },
      transformPasted: (slice, main) =>
        withTakenNotes(slice, ({ kind, text }) =>
          text === null || !main.editable ? null : addNote(main, ports, { kind, text }),
        ),
    },
  });
}
