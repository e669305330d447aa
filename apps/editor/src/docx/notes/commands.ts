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

/** Parts of the main view and the document that these commands need. */
type MainText = Pick<EditorView, 'state' | 'dispatch'>;
export type NotePorts = Pick<PagePluginPorts, 'parts' | 'patch'>;

/** A note can be inserted into text, but not into the text of a drawing, where no program shows it. */
export function canInsertNote({ selection }: EditorState): boolean {
  const { $to } = selection;
  return $to.parent.inlineContent && !isInTextBox($to);
}

/** Inserts a footnote after the selection, as in Word; one undo step. */
export function insertNote(main: MainText, ports: NotePorts & Pick<PagePluginPorts, 'transact'>): NoteName {
  return ports.transact(() => insertNow(main, ports));
}

function insertNow(main: MainText, ports: NotePorts): NoteName {
  const { $to, to } = main.state.selection;
  const marks = marksAt(main.state, $to);
  const id = addNote(main, ports, { kind: 'footnote', text: null });
  // Adding the note to the parts has changed the state.
  const { state } = main;
  const name: NoteName = { kind: 'footnote', id };
  const change = state.tr.insert(to, createReference(name, referenceMarks($to)));
  const behind = TextSelection.create(change.doc, to + 1);
  main.dispatch(change.setSelection(behind).setStoredMarks(marks).scrollIntoView());
  return name;
}

const taken = new WeakMap<MainText, Set<string>>();

/** Adds a note to the parts of the document and returns its id; the caller inserts the reference. */
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
    // Undoing the paste removes only the reference: a note without a reference is not written to the file.
    ports.patch(
      { ...style, ...patchOfNote(createNotePatch(kind, content)) },
      { isOutsideHistory: text !== null },
    );
  };
  put(note);
  if (text !== null)
    void withText(text).then((blocks) => put(closeNote(note, { ...openNote(note), blocks })));
  return id;

  /** Its paragraphs get ids when they are shown. */
  async function withText(text: Node) {
    const { blocksOf } = await import('../document/side-blocks.ts');
    return mapParagraphs(blocksOf(text, ports.parts()), ({ paraId: _id, textId: _text, ...rest }) => rest);
  }
}

/** Moves the caret from a note to the position after its reference. */
export function returnFromNote(main: EditorView, name: NoteName): void {
  const note = notesIn(main.state).find((one) => keyOf(one) === keyOf(name));
  if (note !== undefined) {
    const selection = TextSelection.near(main.state.doc.resolve(note.pos + 1), -1);
    main.dispatch(main.state.tr.setSelection(selection).scrollIntoView());
  }
  main.focus();
}

/** Deletes the reference, and with it the note. In suggesting mode both are only marked. */
export function removeNote(main: EditorView, name: NoteName): void {
  const note = notesIn(main.state).find((one) => keyOf(one) === keyOf(name));
  if (note === undefined || isSuggestionModeActive(main.state)) return;
  returnFromNote(main, name);
  main.dispatch(main.state.tr.delete(note.pos, note.pos + 1));
}

/** The note whose reference precedes the caret most closely, or the first one. */
export function noteAtCaret(state: EditorState): NoteName | null {
  const notes = notesIn(state);
  const before = notes.filter(({ pos }) => pos < state.selection.head);
  return before.at(-1) ?? notes[0] ?? null;
}

function marksAt(state: EditorState, $pos: ResolvedPos): readonly Mark[] {
  return state.storedMarks ?? $pos.marks();
}

/** With the font of the surrounding text. */
function referenceMarks($pos: ResolvedPos): readonly Mark[] {
  const kept = ['fontFamily', 'fontSize', 'textColor', 'insertion'];
  return $pos.marks().filter(({ type }) => kept.includes(type.name));
}
