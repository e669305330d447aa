import i18next from 'i18next';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { patchOfNote } from '../document/notes/note-content.ts';
import { keyOf, type NoteName, referenceOf } from '../document/notes/references.ts';
import { mainFocusPlugin } from '../editing/focused-editing.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { addNote, removeNote, returnFromNote } from './commands.ts';
import { adoptNotes, attachNotes } from './copied-notes.ts';
import type { NoteHooks, NoteView } from './note-view.ts';
import { noteNumber } from './number-format.ts';
import { notesIn, numberingPlugin } from './numbering.ts';

/** Component that shows the notes. */
export interface NotesContainer {
  /** The text has changed. */
  update: () => void;
  focus: (name: NoteName, at?: 'start' | 'end') => void;
  viewOf: (name: NoteName) => NoteView | undefined;
  destroy: () => void;
}

type NotesContainerFactory = new (
  main: EditorView,
  ports: PagePluginPorts,
  hooks: NoteHooks,
) => NotesContainer;

/** Loads the component that shows the notes. */
type Loader = () => Promise<NotesContainerFactory>;

const notesAtPageEnds: Loader = async () => (await import('./notes-area.ts')).NotesArea;

/** Plugins for notes: numbering, display (by default at the bottom of pages) and clipboard. */
export function notesPlugins(ports: PagePluginPorts, load: Loader = notesAtPageEnds): Plugin[] {
  const { parts } = ports;
  return [
    numberingPlugin({
      numberOf: (kind, index) => noteNumber(parts(), kind, index),
      nameOf: ({ kind, number }) => i18next.t(`notes:${kind}`, { number }),
    }),
    areaPlugin(ports, load),
    clipboardPlugin(ports),
    mainFocusPlugin(),
  ];
}

/**
 * Runs an action on the notes component: synchronously if it is loaded, so that the next key press already sees the result. False if it cannot be
 * loaded; nothing was done then.
 */
export async function attachNotesViews(
  main: EditorView,
  action: (area: NotesContainer) => void,
): Promise<boolean> {
  const notes = shown.get(main);
  const area = notes?.openNow() ?? (await notes?.open().catch(() => null)) ?? null;
  if (area !== null) action(area);
  return area !== null;
}

interface ShownNotes {
  /** Null if it is not loaded yet. */
  openNow: () => NotesContainer | null;
  open: () => Promise<NotesContainer>;
  area: NotesContainer | null;
}
const shown = new WeakMap<EditorView, ShownNotes>();

/** Read-only texts without notes do not load it. */
function areaPlugin(ports: PagePluginPorts, loadMaker: Loader): Plugin {
  let loaded: NotesContainerFactory | null = null;
  const load = async (): Promise<void> => {
    loaded ??= await loadMaker();
  };
  return new Plugin({
    props: {
      handleClickOn: (main, _pos, node, _nodePos, _event, isDirect) => {
        const name = referenceOf(node);
        if (name === null || !isDirect) return false;
        void attachNotesViews(main, (area) => area.focus(name));
        return true;
      },
    },
    view: (main) => {
      const openNow = (): NotesContainer | null => {
        if (own.area === null && loaded !== null && shown.has(main))
          own.area = new loaded(main, ports, hooksOf(main, ports));
        return own.area;
      };
      const open = async (): Promise<NotesContainer> => {
        await load();
        const area = openNow();
        if (area === null) throw new Error('The text is closed');
        return area;
      };
      const own: ShownNotes = { openNow, open, area: null };
      shown.set(main, own);
      const openQuietly = (): void => void open().catch(() => undefined);
      // Writers may insert a note at any time, and should not have to wait for it.
      const loadForWriters = (): void => {
        if (loaded === null && main.editable) void load().catch(() => undefined);
      };
      if (hasNotes(main.state)) openQuietly();
      loadForWriters();
      return {
        update: (_main, before) => {
          loadForWriters();
          if (before.doc === main.state.doc) return;
          if (own.area !== null) own.area.update();
          else if (hasNotes(main.state)) openQuietly();
        },
        destroy: () => {
          shown.delete(main);
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
    changed: (note, session) => ports.patch(patchOfNote(note), { session }),
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
        return attachNotes(slice, (name) => {
          const text = shown.get(main)?.area?.viewOf(name)?.text;
          return text === undefined ? null : { text, number: numbers.get(keyOf(name)) ?? '*' };
        });
      },
      transformPasted: (slice, main) =>
        adoptNotes(slice, ({ kind, text }) =>
          text === null || !main.editable ? null : addNote(main, ports, { kind, text }),
        ),
    },
  });
}
