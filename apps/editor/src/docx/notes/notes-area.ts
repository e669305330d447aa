import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { type Note, notesOf } from '../document/notes/note-content.ts';
import { keyOf, type NoteName } from '../document/notes/references.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { type PageSlots, type Pages, pagesOf } from '../view/pages/page-slots.ts';
import { type NoteHooks, NoteView } from './note-view.ts';
import { NotesGroup } from './notes-group.ts';
import { type NumberedNote, notesIn } from './numbering.ts';
import { ReservedSpace } from './reserved-space.ts';

/** Maximum rounds of layout; after that, a note that pushes its own reference to the next page stays where it is. */
const rounds = 3;
/** While the user types, notes stay on their pages for this long. */
const restMs = 300;
/** Maximum share of a page; longer notes scroll. */
const maxPageShare = 0.6;

/**
 * The notes at the bottom of the pages with their references. Their position depends on the pages, and the pages on the space that the notes take:
 * both are laid out together when the text is idle, before the next paint.
 */
export class NotesArea {
  readonly #main: EditorView;
  readonly #ports: PagePluginPorts;
  readonly #hooks: NoteHooks;
  readonly #views = new Map<string, NoteView>();
  readonly #groups = new Map<string, NotesGroup>();
  readonly #heights: ResizeObserver;
  readonly #stop: (() => void)[] = [];
  #shown: readonly NumberedNote[] = [];
  #settledFor: unknown[] = [];
  #reserved = new ReservedSpace();
  #soon = 0;
  #rest = 0;

  constructor(main: EditorView, ports: PagePluginPorts, hooks: NoteHooks) {
    this.#main = main;
    this.#ports = ports;
    this.#hooks = hooks;
    this.#heights = new ResizeObserver(() => this.#reserveNow());
    const pages = pagesOf(main);
    this.#stop.push(pages.subscribe(() => this.#pagesChanged(pages)));
    this.#stop.push(ports.subscribe(() => this.#showNotes()));
    this.update();
  }

  /** The text has changed. */
  update(): void {
    const notes = notesIn(this.#main.state);
    if (this.#views.size === 0 && notes.length === 0) return;
    if (isSameOrder(notes, this.#shown)) this.#settleAtRest();
    else this.#settleSoon();
  }

  focus(name: NoteName, at: 'start' | 'end' = 'end'): void {
    this.#settle();
    this.#views.get(keyOf(name))?.focus(at);
  }

  viewOf(name: NoteName): NoteView | undefined {
    return this.#views.get(keyOf(name));
  }

  destroy(): void {
    cancelAnimationFrame(this.#soon);
    clearTimeout(this.#rest);
    this.#heights.disconnect();
    for (const stop of this.#stop) stop();
    for (const view of this.#views.values()) view.destroy();
    for (const group of this.#groups.values()) group.dom.remove();
  }

  #pagesChanged(pages: Pages): void {
    const now = signatureOf(pages);
    if (now.every((part, index) => part === this.#settledFor[index])) return;
    this.#settleSoon();
  }

  #settleSoon(): void {
    this.#soon ||= requestAnimationFrame(() => this.#settle());
  }

  #settleAtRest(): void {
    clearTimeout(this.#rest);
    this.#rest = window.setTimeout(() => this.#settle(), restMs);
  }

  #settle(): void {
    cancelAnimationFrame(this.#soon);
    clearTimeout(this.#rest);
    this.#soon = 0;
    const pages = pagesOf(this.#main);
    if (pages.slots().length === 0) return;
    this.#shown = notesIn(this.#main.state);
    this.#makeViews();
    this.#place(pages);
    this.#settledFor = signatureOf(pages);
  }

  /** One view per note in the text. */
  #makeViews(): void {
    const names = new Set(this.#shown.map(keyOf));
    for (const [key, view] of this.#views) {
      if (names.has(key)) continue;
      view.destroy();
      this.#views.delete(key);
    }
    for (const note of this.#shown) {
      const view = this.#views.get(keyOf(note)) ?? this.#makeView(note);
      view?.showNumber(note.number);
    }
  }

  #makeView(name: NoteName): NoteView | null {
    const note = this.#noteOf(name);
    if (note === undefined) return null;
    const { kind, id } = name;
    const view = new NoteView({ kind, id }, note, {
      main: this.#main,
      ports: this.#ports,
      hooks: this.#hooks,
    });
    this.#views.set(keyOf(name), view);
    return view;
  }

  #noteOf({ kind, id }: NoteName): Note | undefined {
    return notesOf(this.#ports.parts(), kind).find((note) => note.id === id);
  }

  #showNotes(): void {
    for (const name of this.#shown) {
      const note = this.#noteOf(name);
      if (note === undefined) continue;
      const view = this.#views.get(keyOf(name));
      if (view === undefined) this.#settleSoon();
      else view.showNote(note);
    }
  }

  #place(pages: Pages): void {
    let on = this.#pagesOfNotes(pages);
    this.#reserved.keepFor(this.#textAndNotes(pages));
    for (let round = 0; round < rounds; round++) {
      this.#putInto(pages, on);
      if (!this.#reserve(pages)) return;
      const again = this.#pagesOfNotes(pages);
      if (again.every((page, index) => page === on[index])) return;
      on = again;
    }
    this.#putInto(pages, on);
  }

  #pagesOfNotes(pages: Pages): number[] {
    const last = pages.slots().length;
    return this.#shown.map(({ kind, pos }) =>
      kind === 'endnote' ? last : Math.min(last, Math.max(1, pages.pageOf(pos))),
    );
  }

  #putInto(pages: Pages, on: readonly number[]): void {
    const slots = pages.slots();
    const requested = new Map<string, { group: NotesGroup; slot: PageSlots; views: NoteView[] }>();
    this.#shown.forEach((note, index) => {
      const slot = slots[(on[index] ?? 1) - 1];
      const view = this.#views.get(keyOf(note));
      if (slot === undefined || view === undefined) return;
      const key = `${note.kind} ${slot.page}`;
      const place = requested.get(key) ?? { group: this.#groupOf(key), slot, views: [] };
      place.views.push(view);
      requested.set(key, place);
    });
    for (const [key, group] of this.#groups) {
      if (requested.has(key)) continue;
      this.#heights.unobserve(group.dom);
      group.dom.remove();
      this.#groups.delete(key);
    }
    const isFlow = pages.layout() === 'flow';
    const space = spaceOf(pages);
    for (const [key, { group, slot, views }] of requested) {
      const label = key.startsWith('endnote') ? 'endnotes' : isFlow ? 'allFootnotes' : 'footnotes';
      group.show(views, i18next.t(`notes:${label}`, { page: slot.page }), isFlow ? null : space);
      if (group.dom.parentElement !== slot.notes) group.moveInto(slot.notes);
      this.#heights.observe(group.dom);
    }
  }

  #groupOf(key: string): NotesGroup {
    const known = this.#groups.get(key);
    if (known !== undefined) return known;
    const group = new NotesGroup(key.startsWith('endnote') ? 'endnote' : 'footnote');
    this.#groups.set(key, group);
    return group;
  }

  /** Reserves space for the notes of each page. True if a page changed. */
  #reserve(pages: Pages): boolean {
    if (pages.layout() === 'flow') return false;
    // All heights are read before any page changes: interleaved reads would each lay out the whole text.
    const heights = pages.slots().map(({ page, notes }) => [page, heightIn(notes)] as const);
    const hasNew = this.#reserved.grow(heights);
    pages.reserveNotes(this.#reserved.heights);
    return hasNew;
  }

  #textAndNotes(pages: Pages): unknown[] {
    const { footnotes, endnotes } = this.#ports.parts();
    return [this.#main.state.doc, footnotes, endnotes, pages.layout(), pages.geometry()];
  }

  /** A note grows at once while it is typed in. */
  #reserveNow(): void {
    const pages = pagesOf(this.#main);
    if (pages.layout() === 'flow') return;
    if (this.#reserved.isFor(this.#textAndNotes(pages))) this.#reserve(pages);
    else {
      const written = pages.slots().filter(({ notes }) => notes.childElementCount > 0);
      pages.reserveNotes(new Map(written.map(({ page, notes }) => [page, heightIn(notes)])));
    }
    this.#settleAtRest();
  }
}

function heightIn(slot: HTMLElement): number {
  let height = 0;
  for (const child of slot.children) if (child instanceof HTMLElement) height += child.offsetHeight;
  return height;
}

function spaceOf(pages: Pages): number {
  const { height, top, bottom } = pages.geometry();
  return Math.round((height - top - bottom) * maxPageShare);
}

function signatureOf(pages: Pages): unknown[] {
  return [pages.slots(), pages.layout(), pages.geometry()];
}

function isSameOrder(one: readonly NumberedNote[], other: readonly NumberedNote[]): boolean {
  return (
    one.length === other.length &&
    one.every((note, index) => {
      const before = other[index];
      return before !== undefined && keyOf(note) === keyOf(before) && note.number === before.number;
    })
  );
}
