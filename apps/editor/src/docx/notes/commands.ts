import { isSuggestionModeActive } from '@eigenpal/docx-editor-core/prosemirror/plugins';
import type { Mark, Node, ResolvedPos } from 'prosemirror-model';
import { type EditorState, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { isInTextBox } from '../document/in-text-box.ts';
import { mapParagraphs } from '../document/map-paragraphs.ts';
import {
  createNote,
  createPatchOfNote,
  findFreeNoteId,
  joinNote,
  splitNote,
  toStoredNote,
} from '../document/notes/note-content.ts';
import {
  createReference,
  type NoteKey,
  type NoteKind,
  noteKeyToString,
} from '../document/notes/references.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { getNumberedNotes } from './numbering.ts';

/** Parts of the main view and the document that these commands need. */
type MainView = Pick<EditorView, 'state' | 'dispatch'>;
export type NoteContext = Pick<PagePluginContext, 'parts' | 'patch'>;

/** A note can be inserted into text, but not into the text of a drawing, where no program shows it. */
export function canInsertNote({ selection }: EditorState): boolean {
  const { $to } = selection;
  return $to.parent.inlineContent && !isInTextBox($to);
}

/** Inserts a footnote after the selection, as in Word; one undo step. */
export function insertNote(
  mainView: MainView,
  context: NoteContext & Pick<PagePluginContext, 'transact'>,
): NoteKey {
  return context.transact(() => insertReferenceAndNote(mainView, context));
}

function insertReferenceAndNote(mainView: MainView, context: NoteContext): NoteKey {
  const { $to, to } = mainView.state.selection;
  const marks = marksAt(mainView.state, $to);
  const id = addNote(mainView, context, { kind: 'footnote', text: null });
  // Adding the note to the parts has changed the state.
  const { state } = mainView;
  const noteKey: NoteKey = { kind: 'footnote', id };
  const change = state.tr.insert(to, createReference(noteKey, referenceMarks($to)));
  const afterReference = TextSelection.create(change.doc, to + 1);
  mainView.dispatch(change.setSelection(afterReference).setStoredMarks(marks).scrollIntoView());
  return noteKey;
}

const usedIds = new WeakMap<MainView, Set<string>>();

/** Adds a note to the parts of the document and returns its id; the caller inserts the reference. */
export function addNote(
  mainView: MainView,
  context: NoteContext,
  { kind, text }: { kind: NoteKind; text: Node | null },
): number {
  const parts = context.parts();
  const used = usedIds.get(mainView) ?? new Set<string>();
  usedIds.set(mainView, used);
  const knownIds = [...getNumberedNotes(mainView.state)]
    .filter((note) => note.kind === kind)
    .map(({ id }) => id);
  let id = findFreeNoteId(parts, kind, knownIds);
  while (used.has(noteKeyToString({ kind, id }))) id += 1;
  used.add(noteKeyToString({ kind, id }));
  const { note, styles } = createNote({ kind, id }, parts.styles);
  const storeNote = (content: typeof note): void => {
    const style = styles === parts.styles ? {} : { styles };
    // Undoing the paste removes only the reference: a note without a reference is not written to the file.
    context.patch(
      { ...style, ...createPatchOfNote(toStoredNote(kind, content)) },
      { isOutsideHistory: text !== null },
    );
  };
  storeNote(note);
  if (text !== null)
    void withText(text).then((blocks) => storeNote(joinNote(note, { ...splitNote(note), blocks })));
  return id;

  /** Its paragraphs get ids when they are shown. */
  async function withText(text: Node) {
    const { readSideTextBlocks } = await import('../document/side-blocks.ts');
    return mapParagraphs(
      readSideTextBlocks(text, context.parts()),
      ({ paraId: _id, textId: _text, ...rest }) => rest,
    );
  }
}

/** Moves the caret from a note to the position after its reference. */
export function returnFromNote(mainView: EditorView, noteKey: NoteKey): void {
  const note = getNumberedNotes(mainView.state).find(
    (one) => noteKeyToString(one) === noteKeyToString(noteKey),
  );
  if (note !== undefined) {
    const selection = TextSelection.near(mainView.state.doc.resolve(note.pos + 1), -1);
    mainView.dispatch(mainView.state.tr.setSelection(selection).scrollIntoView());
  }
  mainView.focus();
}

/** Deletes the reference, and with it the note. In suggesting mode both are only marked. */
export function removeNote(mainView: EditorView, noteKey: NoteKey): void {
  const note = getNumberedNotes(mainView.state).find(
    (one) => noteKeyToString(one) === noteKeyToString(noteKey),
  );
  if (note === undefined || isSuggestionModeActive(mainView.state)) return;
  returnFromNote(mainView, noteKey);
  mainView.dispatch(mainView.state.tr.delete(note.pos, note.pos + 1));
}

/** The note whose reference precedes the caret most closely, or the first one. */
export function findNoteAtCaret(state: EditorState): NoteKey | null {
  const notes = getNumberedNotes(state);
  const before = notes.filter(({ pos }) => pos < state.selection.head);
  return before.at(-1) ?? notes[0] ?? null;
}

function marksAt(state: EditorState, $pos: ResolvedPos): readonly Mark[] {
  return state.storedMarks ?? $pos.marks();
}

/** With the font of the surrounding text. */
function referenceMarks($pos: ResolvedPos): readonly Mark[] {
  const keptMarks = ['fontFamily', 'fontSize', 'textColor', 'insertion'];
  return $pos.marks().filter(({ type }) => keptMarks.includes(type.name));
}
