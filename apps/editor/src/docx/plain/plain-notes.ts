import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { getNotesOfKind, type Note } from '../document/notes/note-content.ts';
import { type NoteKey, type NoteKind, noteKeyToString, noteKinds } from '../document/notes/references.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { type NoteHooks, NoteView } from '../notes/note-view.ts';
import type { NotesContainer } from '../notes/notes-plugin.ts';
import { getNumberedNotes, type NumberedNote } from '../notes/numbering.ts';
import { plainTextPlugin } from './plain-text-plugin.ts';
import { noteElementId } from './plain-views.ts';

/** Notes after the text: one section per kind, with a list that the references link to. */
export class PlainNotes implements NotesContainer {
  readonly #mainView: EditorView;
  readonly #context: PagePluginContext;
  readonly #hooks: NoteHooks;
  readonly #root = document.createElement('div');
  readonly #lists: Record<NoteKind, { section: HTMLElement; list: HTMLElement }>;
  readonly #items = new Map<string, { item: HTMLElement; view: NoteView }>();
  readonly #unsubscribe: () => void;

  constructor(mainView: EditorView, context: PagePluginContext, hooks: NoteHooks) {
    this.#mainView = mainView;
    this.#context = context;
    this.#hooks = hooks;
    this.#lists = { footnote: createNotesSection('footnote'), endnote: createNotesSection('endnote') };
    this.#root.className = 'plain-notes';
    mainView.dom.after(this.#root);
    this.#unsubscribe = context.subscribe(() => this.#updateNotes());
    this.update();
  }

  update(): void {
    const notes = getNumberedNotes(this.#mainView.state);
    const keys = new Set(notes.map(noteKeyToString));
    for (const [key, { item, view }] of this.#items) {
      if (keys.has(key)) continue;
      view.destroy();
      item.remove();
      this.#items.delete(key);
    }
    for (const kind of noteKinds) {
      const { section, list } = this.#lists[kind];
      const notesOfKind = notes.filter((note) => note.kind === kind);
      for (const [index, note] of notesOfKind.entries()) this.#insertItem(list, note, index);
      if (notesOfKind.length === 0) section.remove();
      else if (!section.isConnected) this.#root.append(section);
    }
  }

  focus(noteKey: NoteKey, at: 'start' | 'end' = 'end'): void {
    this.update();
    this.getView(noteKey)?.focus(at);
  }

  getView(noteKey: NoteKey): NoteView | undefined {
    return this.#items.get(noteKeyToString(noteKey))?.view;
  }

  destroy(): void {
    this.#unsubscribe();
    for (const { view } of this.#items.values()) view.destroy();
    this.#root.remove();
  }

  #insertItem(list: HTMLElement, note: NumberedNote, index: number): void {
    const item = this.#items.get(noteKeyToString(note)) ?? this.#createItem(note);
    if (item === null) return;
    item.view.showNumber(note.number);
    const elementAtIndex = list.children[index] ?? null;
    if (elementAtIndex !== item.item) item.view.keepFocus(() => list.insertBefore(item.item, elementAtIndex));
  }

  #createItem({ kind, id }: NumberedNote) {
    const note = this.#findNote({ kind, id });
    if (note === undefined) return null;
    const item = document.createElement('li');
    item.id = noteElementId({ kind, id });
    const { mainView, context, hooks } = {
      mainView: this.#mainView,
      context: this.#context,
      hooks: this.#hooks,
    };
    const view = new NoteView({ kind, id }, note, {
      mainView,
      context,
      hooks,
      createRenderer: plainTextPlugin,
      isTabStop: true,
    });
    item.append(view.dom);
    const created = { item, view };
    this.#items.set(noteKeyToString({ kind, id }), created);
    return created;
  }

  #findNote({ kind, id }: NoteKey): Note | undefined {
    return getNotesOfKind(this.#context.parts(), kind).find((note) => note.id === id);
  }

  /** Shows changes made to notes elsewhere, or undone; and notes that were added after their references. */
  #updateNotes(): void {
    const notes = getNumberedNotes(this.#mainView.state);
    if (notes.some((note) => !this.#items.has(noteKeyToString(note)) && this.#findNote(note) !== undefined))
      this.update();
    for (const noteKey of notes) {
      const note = this.#findNote(noteKey);
      if (note !== undefined) this.getView(noteKey)?.showNote(note);
    }
  }
}

function createNotesSection(kind: NoteKind): { section: HTMLElement; list: HTMLElement } {
  const section = document.createElement('section');
  const heading = document.createElement('h2');
  heading.id = `${kind}s-heading`;
  heading.textContent = i18next.t(`plain:${kind}s`);
  section.setAttribute('aria-labelledby', heading.id);
  const list = document.createElement('ol');
  // Each item starts with its own number, which links back.
  list.role = 'list';
  section.append(heading, list);
  return { section, list };
}
