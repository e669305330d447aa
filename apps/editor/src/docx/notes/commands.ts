import { isSuggestionModeActive } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import type { Mark, Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isInTextBox } from '../document/in-text-box.ts';
import { mapParagraphs } from '../document/map-paragraphs.ts';
import {
  closeNote,
  createNote,
  createNotePatch,
  freeId,
  openNote,
  patchOfNote,
} from '../document/notes/note-content.ts';
import { createReference, keyOf, type NoteKind, type NoteName } from '../document/notes/references.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { notesIn } from './numbering.ts';

/** What of the main text and of the document these acts need. */
type MainText = Pick<EditorView, 'state' | 'dispatch'>;
export type NotePorts = Pick<PagePluginPorts, 'parts' | 'patch'>;

/** A note can be put where text stands; not into a drawing's text, where no program shows one. */
export function canInsertNote({ selection }: EditorState): boolean {
  const { $to } = selection;
  return $to.parent.inlineContent && !isInTextBox($to);
}

/** A new footnote behind what is selected, as Word does it; one step back. */
export function insertNote(main: MainText, ports: NotePorts & Pick<PagePluginPorts, 'transact'>): NoteName {
  return ports.transact(() => insertNow(main, ports));
}

function insertNow(main: MainText, ports: NotePorts): NoteName {
  const { $to, to } = main.state.selection;
  const marks = marksAt(main.state, $to);
  const id = addNote(main, ports, { kind: 'footnote', text: null });
  // With the note among the parts, this is another state.
  const { state } = main;
  const name: NoteName = { kind: 'footnote', id };
  const change = state.tr.insert(to, createReference(name, referenceMarks($to)));
  const behind = TextSelection.create(change.doc, to + 1);
  main.dispatch(change.setSelection(behind).setStoredMarks(marks).scrollIntoView());
  return name;
}

const taken = new WeakMap<MainText, Set<string>>();

/** Puts a new note among the parts of the document and says its number; the reference is the caller's to place. */
export function addNote(
  main: MainText,
  ports: NotePorts,
  { kind, text }: { kind: NoteKind; text: Node | null },
): number {
  const parts = ports.parts();
  const used = taken.get(main) ?? new Set<string>();
  taken.set(main, used);
  const known = [...notesIn(main.state)].filter((note) => note.kind === kind).map(({ id }) => id);
  let id = freeId(parts, kind, known);
  while (used.has(keyOf({ kind, id }))) id += 1;
  used.add(keyOf({ kind, id }));
  const { note, styles } = createNote({ kind, id }, parts.styles);
  const put = (content: typeof note): void => {
    const style = styles === parts.styles ? {} : { styles };
    // What is pasted is undone with its text: a note that nothing refers to is not written.
    ports.patch(
      { ...style, ...patchOfNote(createNotePatch(kind, content)) },
      { isOutsideHistory: text !== null },
    );
  };
  put(note);
  if (text !== null)
    void withText(text).then((blocks) => put(closeNote(note, { ...openNote(note), blocks })));
  return id;

  /** Its paragraphs get names of their own when they are shown. */
  async function withText(text: Node) {
    const { blocksOf } = await import('../document/side-blocks.ts');
    return mapParagraphs(blocksOf(text, ports.parts()), ({ paraId: _id, textId: _text, ...rest }) => rest);
  }
}

/** Back from a note to behind its number in the text. */
export function returnFromNote(main: EditorView, name: NoteName): void {
  const note = notesIn(main.state).find((one) => keyOf(one) === keyOf(name));
  if (note !== undefined) {
    const selection = TextSelection.near(main.state.doc.resolve(note.pos + 1), -1);
    main.dispatch(main.state.tr.setSelection(selection).scrollIntoView());
  }
  main.focus();
}

/** Takes the number out of the text, and with it the note. A suggestion leaves both. */
export function removeNote(main: EditorView, name: NoteName): void {
  const note = notesIn(main.state).find((one) => keyOf(one) === keyOf(name));
  if (note === undefined || isSuggestionModeActive(main.state)) return;
  returnFromNote(main, name);
  main.dispatch(main.state.tr.delete(note.pos, note.pos + 1));
}

/** The note whose number stands nearest before the caret, or the first one. */
export function noteAtCaret(state: EditorState): NoteName | null {
  const notes = notesIn(state);
  const before = notes.filter(({ pos }) => pos < state.selection.head);
  return before.at(-1) ?? notes[0] ?? null;
}

function marksAt(state: EditorState, $pos: ResolvedPos): readonly Mark[] {
  return state.storedMarks ?? $pos.marks();
}

/** In the letters of its place. */
function referenceMarks($pos: ResolvedPos): readonly Mark[] {
  const kept = ['fontFamily', 'fontSize', 'textColor', 'insertion'];
  return $pos.marks().filter(({ type }) => kept.includes(type.name));
}
