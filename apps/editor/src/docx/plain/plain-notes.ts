import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { type Note, notesOf } from '../document/notes/note-content.ts';
import { keyOf, type NoteKind, type NoteName } from '../document/notes/references.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { type NoteHooks, NoteView } from '../notes/note-view.ts';
import type { NotesContainer } from '../notes/notes-plugin.ts';
import { type NumberedNote, notesIn } from '../notes/numbering.ts';
import { plainTextPlugin } from './plain-text-plugin.ts';
import { noteElementId } from './plain-views.ts';

/** Notes after the text: one section per kind, with a list that the references link to. */
export class PlainNotes implements NotesContainer {
  readonly #main: EditorView;
  readonly #ports: PagePluginPorts;
  readonly #hooks: NoteHooks;
  readonly #place = document.createElement('div');
  readonly #lists: Record<NoteKind, { section: HTMLElement; list: HTMLElement }>;
  readonly #items = new Map<string, { item: HTMLElement; view: NoteView }>();
  readonly #stop: () => void;

  constructor(main: EditorView, ports: PagePluginPorts, hooks: NoteHooks) {
    this.#main = main;
    this.#ports = ports;
    this.#hooks = hooks;
    this.#lists = { footnote: notesSection('footnote'), endnote: notesSection('endnote') };
    this.#place.className = 'plain-notes';
    main.dom.after(this.#place);
    this.#stop = ports.subscribe(() => this.#showChanged());
    this.update();
  }

  update(): void {
    const notes = notesIn(this.#main.state);
    const keys = new Set(notes.map(keyOf));
    for (const [key, { item, view }] of this.#items) {
      if (keys.has(key)) continue;
      view.destroy();
      item.remove();
      this.#items.delete(key);
    }
    for (const kind of ['footnote', 'endnote'] as const) {
      const { section, list } = this.#lists[kind];
      const own = notes.filter((note) => note.kind === kind);
      for (const [index, note] of own.entries()) this.#put(list, note, index);
      if (own.length === 0) section.remove();
      else if (!section.isConnected) this.#place.append(section);
    }
  }

  focus(name: NoteName, at: 'start' | 'end' = 'end'): void {
    this.update();
    this.viewOf(name)?.focus(at);
  }

  viewOf(name: NoteName): NoteView | undefined {
    return this.#items.get(keyOf(name))?.view;
  }

  destroy(): void {
    this.#stop();
    for (const { view } of this.#items.values()) view.destroy();
    this.#place.remove();
  }

  #put(list: HTMLElement, note: NumberedNote, index: number): void {
    const item = this.#items.get(keyOf(note)) ?? this.#make(note);
    if (item === null) return;
    item.view.showNumber(note.number);
    const there = list.children[index] ?? null;
    if (there !== item.item) item.view.keepFocus(() => list.insertBefore(item.item, there));
  }

  #make({ kind, id }: NumberedNote) {
    const note = this.#noteOf({ kind, id });
    if (note === undefined) return null;
    const item = document.createElement('li');
    item.id = noteElementId({ kind, id });
    const { main, ports, hooks } = { main: this.#main, ports: this.#ports, hooks: this.#hooks };
    const view = new NoteView({ kind, id }, note, {
      main,
      ports,
      hooks,
      drawing: plainTextPlugin,
      isStop: true,
    });
    item.append(view.dom);
    const created = { item, view };
    this.#items.set(keyOf({ kind, id }), created);
    return created;
  }

  #noteOf({ kind, id }: NoteName): Note | undefined {
    return notesOf(this.#ports.parts(), kind).find((note) => note.id === id);
  }

  /** Shows changes made to notes elsewhere, or undone; and notes that were added after their references. */
  #showChanged(): void {
    const notes = notesIn(this.#main.state);
    if (notes.some((note) => !this.#items.has(keyOf(note)) && this.#noteOf(note) !== undefined))
      this.update();
    for (const name of notes) {
      const note = this.#noteOf(name);
      if (note !== undefined) this.viewOf(name)?.showNote(note);
    }
  }
}

function notesSection(kind: NoteKind): { section: HTMLElement; list: HTMLElement } {
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
