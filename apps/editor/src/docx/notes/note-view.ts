import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import { type Command, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  joinNote,
  type Note,
  type SplitNote,
  type StoredNote,
  splitNote,
  toStoredNote,
} from '../document/notes/note-content.ts';
import type { NoteKey } from '../document/notes/references.ts';
import { createSideTextDoc, readSideTextBlocks } from '../document/side-blocks.ts';
import { createSideText, replaceSideText, type SideTextOptions } from './side-text.ts';

/** Callbacks of a note view. */
export interface NoteHooks {
  /** Changes from one view belong to one undo step until something else changes. */
  onChange: (note: StoredNote, session: object) => void;
  /** Returns to the reference in the text. */
  onLeave: (noteKey: NoteKey) => void;
  /** Moves to the previous or next note. */
  moveToAdjacent: (noteKey: NoteKey, direction: -1 | 1) => boolean;
  remove: (noteKey: NoteKey) => void;
}

interface NoteViewOptions
  extends Pick<SideTextOptions, 'mainView' | 'context' | 'createRenderer' | 'isTabStop'> {
  hooks: NoteHooks;
}

/** One note below the text: its number, which links back, and its editable text. */
export class NoteView {
  readonly dom: HTMLElement;
  readonly noteKey: NoteKey;
  readonly #view: EditorView;
  readonly #options: SideTextOptions;
  readonly #label: HTMLButtonElement;
  #note: Note;
  #split: SplitNote;
  #number = '';

  constructor(noteKey: NoteKey, note: Note, { mainView, context, hooks, ...otherOptions }: NoteViewOptions) {
    this.noteKey = noteKey;
    this.#note = note;
    this.#split = splitNote(note);
    this.dom = document.createElement('div');
    this.dom.className = 'note';
    this.#label = document.createElement('button');
    this.#label.type = 'button';
    this.#label.className = 'note-back';
    // Keyboard users press Escape; a tab stop per note would be in the way.
    this.#label.tabIndex = -1;
    this.#label.addEventListener('click', () => hooks.onLeave(noteKey));
    const textElement = document.createElement('div');
    textElement.className = 'note-text';
    this.dom.append(this.#label, textElement);
    this.#options = {
      element: textElement,
      doc: createSideTextDoc(this.#split.blocks, context.parts()),
      mainView,
      context,
      label: () => i18next.t(`notes:${noteKey.kind}`, { number: this.#number }),
      onChange: (doc) => {
        this.#split = { ...this.#split, blocks: readSideTextBlocks(doc, context.parts()) };
        // Stored before the document has it, so that the note is recognised when it is passed back.
        const storedNote = toStoredNote(noteKey.kind, joinNote(this.#note, this.#split));
        this.#note = storedNote;
        hooks.onChange(storedNote, this);
      },
      onLeave: () => hooks.onLeave(noteKey),
      keys: createNoteKeys(noteKey, hooks),
      ...otherOptions,
    };
    this.#view = createSideText(this.#options);
  }

  get text(): Node {
    return this.#view.state.doc;
  }

  showNumber(number: string): void {
    if (number === this.#number) return;
    this.#number = number;
    this.#label.textContent = number;
    this.#label.setAttribute('aria-label', i18next.t(`notes:${this.noteKey.kind}Back`, { number }));
    this.#view.setProps({});
  }

  /** Shows the document's current note; no effect if it is what was typed here. */
  showNote(note: Note): void {
    if (note === this.#note) return;
    this.#note = note;
    this.#split = splitNote(note);
    replaceSideText(
      this.#view,
      this.#options,
      createSideTextDoc(this.#split.blocks, this.#options.context.parts()),
    );
  }

  focus(at: 'start' | 'end'): void {
    const { state } = this.#view;
    const selection = at === 'start' ? Selection.atStart(state.doc) : Selection.atEnd(state.doc);
    this.#view.dispatch(state.tr.setSelection(selection));
    this.#view.focus();
    this.dom.scrollIntoView({ block: 'nearest' });
  }

  /** Moving an element in the DOM loses the focus. */
  keepFocus(move: () => void): void {
    const hadFocus = this.#view.hasFocus();
    move();
    if (hadFocus && !this.#view.hasFocus()) this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
    this.dom.remove();
  }
}

function createNoteKeys(noteKey: NoteKey, hooks: NoteHooks): Record<string, Command> {
  const moveToNote =
    (direction: -1 | 1): Command =>
    (state, _dispatch, view) => {
      const edge = direction < 0 ? Selection.atStart(state.doc) : Selection.atEnd(state.doc);
      const isInEdge = edge.$head.sameParent(state.selection.$head);
      if (!isInEdge || view?.endOfTextblock(direction < 0 ? 'up' : 'down') !== true) return false;
      return hooks.moveToAdjacent(noteKey, direction);
    };
  const removeEmpty: Command = (state) => {
    if (state.doc.childCount > 1 || state.doc.firstChild?.content.size !== 0) return false;
    hooks.remove(noteKey);
    return true;
  };
  return { ArrowUp: moveToNote(-1), ArrowDown: moveToNote(1), Backspace: removeEmpty };
}
