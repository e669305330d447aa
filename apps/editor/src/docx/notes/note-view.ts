import i18next from 'i18next';
import type { Node } from 'prosemirror-model';
import { type Command, Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  closeNote,
  createNotePatch,
  type Note,
  type NotePatch,
  type OpenedNote,
  openNote,
} from '../document/notes/note-content.ts';
import type { NoteName } from '../document/notes/references.ts';
import { blocksOf, textOf } from '../document/side-blocks.ts';
import { createSideText, replaceSideText, type SideTextOptions } from './side-text.ts';

/** Callbacks of a note view. */
export interface NoteHooks {
  /** Changes from one view belong to one undo step until something else changes. */
  changed: (note: NotePatch, session: object) => void;
  /** Returns to the reference in the text. */
  leave: (name: NoteName) => void;
  /** Moves to the previous or next note. */
  step: (name: NoteName, direction: -1 | 1) => boolean;
  remove: (name: NoteName) => void;
}

interface NotePorts extends Pick<SideTextOptions, 'main' | 'ports' | 'drawing' | 'isStop'> {
  hooks: NoteHooks;
}

/** One note below the text: its number, which links back, and its editable text. */
export class NoteView {
  readonly dom: HTMLElement;
  readonly name: NoteName;
  readonly #view: EditorView;
  readonly #options: SideTextOptions;
  readonly #label: HTMLButtonElement;
  #note: Note;
  #opened: OpenedNote;
  #number = '';

  constructor(name: NoteName, note: Note, { main, ports, hooks, ...more }: NotePorts) {
    this.name = name;
    this.#note = note;
    this.#opened = openNote(note);
    this.dom = document.createElement('div');
    this.dom.className = 'note';
    this.#label = document.createElement('button');
    this.#label.type = 'button';
    this.#label.className = 'note-back';
    // Keyboard users press Escape; a tab stop per note would be in the way.
    this.#label.tabIndex = -1;
    this.#label.addEventListener('click', () => hooks.leave(name));
    const place = document.createElement('div');
    place.className = 'note-text';
    this.dom.append(this.#label, place);
    this.#options = {
      place,
      doc: textOf(this.#opened.blocks, ports.parts()),
      main,
      ports,
      label: () => i18next.t(`notes:${name.kind}`, { number: this.#number }),
      onChange: (doc) => {
        this.#opened = { ...this.#opened, blocks: blocksOf(doc, ports.parts()) };
        // Stored before the document has it, so that the note is recognised when it is passed back.
        const kept = createNotePatch(name.kind, closeNote(this.#note, this.#opened));
        this.#note = kept;
        hooks.changed(kept, this);
      },
      onLeave: () => hooks.leave(name),
      keys: noteKeys(name, hooks),
      ...more,
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
    this.#label.setAttribute('aria-label', i18next.t(`notes:${this.name.kind}Back`, { number }));
    this.#view.setProps({});
  }

  /** Shows the document's current note; no effect if it is what was typed here. */
  showNote(note: Note): void {
    if (note === this.#note) return;
    this.#note = note;
    this.#opened = openNote(note);
    replaceSideText(this.#view, this.#options, textOf(this.#opened.blocks, this.#options.ports.parts()));
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

function noteKeys(name: NoteName, hooks: NoteHooks): Record<string, Command> {
  const step =
    (direction: -1 | 1): Command =>
    (state, _dispatch, view) => {
      const edge = direction < 0 ? Selection.atStart(state.doc) : Selection.atEnd(state.doc);
      const isInEdge = edge.$head.sameParent(state.selection.$head);
      if (!isInEdge || view?.endOfTextblock(direction < 0 ? 'up' : 'down') !== true) return false;
      return hooks.step(name, direction);
    };
  const removeEmpty: Command = (state) => {
    if (state.doc.childCount > 1 || state.doc.firstChild?.content.size !== 0) return false;
    hooks.remove(name);
    return true;
  };
  return { ArrowUp: step(-1), ArrowDown: step(1), Backspace: removeEmpty };
}
