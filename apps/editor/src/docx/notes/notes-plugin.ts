import i18next from 'i18next';
import { type EditorState, Plugin } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { createPatchOfNote } from '../document/notes/note-content.ts';
import { getReferencedNote, type NoteKey, noteKeyToString } from '../document/notes/references.ts';
import { mainFocusPlugin } from '../editing/focused-editing.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { addNote, removeNote, returnFromNote } from './commands.ts';
import { attachNoteTexts, replaceCopiedNotes } from './copied-notes.ts';
import type { NoteHooks, NoteView } from './note-view.ts';
import { numberNotes } from './number-format.ts';
import { getNumberedNotes, numberingPlugin } from './numbering.ts';

/** Component that shows the notes. */
export interface NotesContainer {
  /** The text has changed. */
  update: () => void;
  focus: (noteKey: NoteKey, index?: 'start' | 'end') => void;
  getView: (noteKey: NoteKey) => NoteView | undefined;
  destroy: () => void;
}

type NotesContainerFactory = new (
  mainView: EditorView,
  context: PagePluginContext,
  hooks: NoteHooks,
) => NotesContainer;

/** Loads the component that shows the notes. */
type Loader = () => Promise<NotesContainerFactory>;

const notesAtPageEnds: Loader = async () => (await import('./notes-area.ts')).NotesArea;

/** Plugins for notes: numbering, display (by default at the bottom of pages) and clipboard. */
export function notesPlugins(context: PagePluginContext, load: Loader = notesAtPageEnds): Plugin[] {
  const { parts } = context;
  return [
    numberingPlugin({
      numberNotes: (doc, references) => numberNotes(doc, references, parts()),
      formatName: ({ kind, number }) => i18next.t(`notes:${kind}`, { number }),
    }),
    createAreaPlugin(context, load),
    createClipboardPlugin(context),
    mainFocusPlugin(),
  ];
}

/**
 * Runs an action on the notes component: synchronously if it is loaded, so that the next key press already sees the result. False if it cannot be
 * loaded; nothing was done then.
 */
export async function runOnNotesArea(
  mainView: EditorView,
  action: (area: NotesContainer) => void,
): Promise<boolean> {
  const notes = notesByView.get(mainView);
  const area = notes?.openIfLoaded() ?? (await notes?.open().catch(() => null)) ?? null;
  if (area !== null) action(area);
  return area !== null;
}

interface ShownNotes {
  /** Null if it is not loaded yet. */
  openIfLoaded: () => NotesContainer | null;
  open: () => Promise<NotesContainer>;
  area: NotesContainer | null;
}
const notesByView = new WeakMap<EditorView, ShownNotes>();

/** Read-only texts without notes do not load it. */
function createAreaPlugin(context: PagePluginContext, loadFactory: Loader): Plugin {
  let loaded: NotesContainerFactory | null = null;
  const load = async (): Promise<void> => {
    loaded ??= await loadFactory();
  };
  return new Plugin({
    props: {
      handleClickOn: (mainView, _pos, node, _nodePos, _event, isDirect) => {
        const noteKey = getReferencedNote(node);
        if (noteKey === null || !isDirect) return false;
        void runOnNotesArea(mainView, (area) => area.focus(noteKey));
        return true;
      },
    },
    view: (mainView) => {
      const openIfLoaded = (): NotesContainer | null => {
        if (ownNotes.area === null && loaded !== null && notesByView.has(mainView))
          ownNotes.area = new loaded(mainView, context, createHooks(mainView, context));
        return ownNotes.area;
      };
      const open = async (): Promise<NotesContainer> => {
        await load();
        const area = openIfLoaded();
        if (area === null) throw new Error('The text is closed');
        return area;
      };
      const ownNotes: ShownNotes = { openIfLoaded, open, area: null };
      notesByView.set(mainView, ownNotes);
      const openIgnoringErrors = (): void => void open().catch(() => undefined);
      // Writers may insert a note at any time, and should not have to wait for it.
      const loadForWriters = (): void => {
        if (loaded === null && mainView.editable) void load().catch(() => undefined);
      };
      if (hasNotes(mainView.state)) openIgnoringErrors();
      loadForWriters();
      return {
        update: (_main, before) => {
          loadForWriters();
          if (before.doc === mainView.state.doc) return;
          if (ownNotes.area !== null) ownNotes.area.update();
          else if (hasNotes(mainView.state)) openIgnoringErrors();
        },
        destroy: () => {
          notesByView.delete(mainView);
          ownNotes.area?.destroy();
          ownNotes.area = null;
        },
      };
    },
  });
}

function hasNotes(state: EditorState): boolean {
  return getNumberedNotes(state).length > 0;
}

function createHooks(mainView: EditorView, context: PagePluginContext): NoteHooks {
  return {
    onChange: (note, session) => context.patch(createPatchOfNote(note), { session }),
    onLeave: (noteKey) => returnFromNote(mainView, noteKey),
    moveToAdjacent: (noteKey, direction) => {
      const notes = getNumberedNotes(mainView.state);
      const index = notes.findIndex((one) => noteKeyToString(one) === noteKeyToString(noteKey));
      const next = notes[index + direction];
      if (next === undefined) return false;
      notesByView.get(mainView)?.area?.focus(next, direction < 0 ? 'end' : 'start');
      return true;
    },
    remove: (noteKey) => removeNote(mainView, noteKey),
  };
}

function createClipboardPlugin(context: PagePluginContext): Plugin {
  return new Plugin({
    props: {
      transformCopied: (slice, mainView) => {
        const numbers = new Map(
          getNumberedNotes(mainView.state).map((note) => [noteKeyToString(note), note.number]),
        );
        return attachNoteTexts(slice, (noteKey) => {
          const text = notesByView.get(mainView)?.area?.getView(noteKey)?.text;
          return text === undefined ? null : { text, number: numbers.get(noteKeyToString(noteKey)) ?? '*' };
        });
      },
      transformPasted: (slice, mainView) =>
        replaceCopiedNotes(slice, ({ kind, text }) =>
          text === null || !mainView.editable ? null : addNote(mainView, context, { kind, text }),
        ),
    },
  });
}
