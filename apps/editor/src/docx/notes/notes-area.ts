import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import { getNotesOfKind, type Note } from '../document/notes/note-content.ts';
import { type NoteKey, noteKeyToString } from '../document/notes/references.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { getPages, type PageSlots, type Pages } from '../view/pages/page-slots.ts';
import { type NoteHooks, NoteView } from './note-view.ts';
import { NotesGroup } from './notes-group.ts';
import { getNumberedNotes, type NumberedNote } from './numbering.ts';
import { ReservedSpace } from './reserved-space.ts';

/** Maximum rounds of layout; after that, a note that pushes its own reference to the next page stays where it is. */
const maxRounds = 3;
/** While the user types, notes stay on their pages for this long. */
const typingDelayMs = 300;
/** Maximum share of a page; longer notes scroll. */
const maxPageShare = 0.6;

/**
 * The notes at the bottom of the pages with their references. Their position depends on the pages, and the pages on the space that the notes take:
 * both are laid out together when the text is idle, before the next paint.
 */
export class NotesArea {
  readonly #mainView: EditorView;
  readonly #context: PagePluginContext;
  readonly #hooks: NoteHooks;
  readonly #views = new Map<string, NoteView>();
  readonly #groups = new Map<string, NotesGroup>();
  readonly #heightObserver: ResizeObserver;
  readonly #unsubscribers: (() => void)[] = [];
  #notes: readonly NumberedNote[] = [];
  #laidOutSignature: unknown[] = [];
  #reserved = new ReservedSpace();
  #animationFrame = 0;
  #typingTimer = 0;

  constructor(mainView: EditorView, context: PagePluginContext, hooks: NoteHooks) {
    this.#mainView = mainView;
    this.#context = context;
    this.#hooks = hooks;
    this.#heightObserver = new ResizeObserver(() => this.#updateReservedSpace());
    const pages = getPages(mainView);
    this.#unsubscribers.push(pages.subscribe(() => this.#pagesChanged(pages)));
    this.#unsubscribers.push(context.subscribe(() => this.#updateNotes()));
    this.update();
  }

  /** The text has changed. */
  update(): void {
    const notes = getNumberedNotes(this.#mainView.state);
    if (this.#views.size === 0 && notes.length === 0) return;
    if (hasSameNotes(notes, this.#notes)) this.#scheduleLayoutAfterTyping();
    else this.#scheduleLayout();
  }

  focus(noteKey: NoteKey, at: 'start' | 'end' = 'end'): void {
    this.#layOut();
    this.#views.get(noteKeyToString(noteKey))?.focus(at);
  }

  getView(noteKey: NoteKey): NoteView | undefined {
    return this.#views.get(noteKeyToString(noteKey));
  }

  destroy(): void {
    cancelAnimationFrame(this.#animationFrame);
    clearTimeout(this.#typingTimer);
    this.#heightObserver.disconnect();
    for (const stop of this.#unsubscribers) stop();
    for (const view of this.#views.values()) view.destroy();
    for (const group of this.#groups.values()) group.dom.remove();
  }

  #pagesChanged(pages: Pages): void {
    const signature = getSignature(pages);
    if (signature.every((part, index) => part === this.#laidOutSignature[index])) return;
    this.#scheduleLayout();
  }

  #scheduleLayout(): void {
    this.#animationFrame ||= requestAnimationFrame(() => this.#layOut());
  }

  #scheduleLayoutAfterTyping(): void {
    clearTimeout(this.#typingTimer);
    this.#typingTimer = window.setTimeout(() => this.#layOut(), typingDelayMs);
  }

  #layOut(): void {
    cancelAnimationFrame(this.#animationFrame);
    clearTimeout(this.#typingTimer);
    this.#animationFrame = 0;
    const pages = getPages(this.#mainView);
    if (pages.slots().length === 0) return;
    this.#notes = getNumberedNotes(this.#mainView.state);
    this.#updateViews();
    this.#placeNotes(pages);
    this.#laidOutSignature = getSignature(pages);
  }

  /** One view per note in the text. */
  #updateViews(): void {
    const noteKeys = new Set(this.#notes.map(noteKeyToString));
    for (const [key, view] of this.#views) {
      if (noteKeys.has(key)) continue;
      view.destroy();
      this.#views.delete(key);
    }
    for (const note of this.#notes) {
      const view = this.#views.get(noteKeyToString(note)) ?? this.#createView(note);
      view?.showNumber(note.number);
    }
  }

  #createView(noteKey: NoteKey): NoteView | null {
    const note = this.#findNote(noteKey);
    if (note === undefined) return null;
    const { kind, id } = noteKey;
    const view = new NoteView({ kind, id }, note, {
      mainView: this.#mainView,
      context: this.#context,
      hooks: this.#hooks,
    });
    this.#views.set(noteKeyToString(noteKey), view);
    return view;
  }

  #findNote({ kind, id }: NoteKey): Note | undefined {
    return getNotesOfKind(this.#context.parts(), kind).find((note) => note.id === id);
  }

  #updateNotes(): void {
    for (const noteKey of this.#notes) {
      const note = this.#findNote(noteKey);
      if (note === undefined) continue;
      const view = this.#views.get(noteKeyToString(noteKey));
      if (view === undefined) this.#scheduleLayout();
      else view.showNote(note);
    }
  }

  #placeNotes(pages: Pages): void {
    let pageByNote = this.#findPages(pages);
    this.#reserved.resetIfChanged(this.#getLayoutInput(pages));
    for (let round = 0; round < maxRounds; round++) {
      this.#moveIntoSlots(pages, pageByNote);
      if (!this.#reserveSpace(pages)) return;
      const newPageByNote = this.#findPages(pages);
      if (newPageByNote.every((page, index) => page === pageByNote[index])) return;
      pageByNote = newPageByNote;
    }
    this.#moveIntoSlots(pages, pageByNote);
  }

  #findPages(pages: Pages): number[] {
    const last = pages.slots().length;
    return this.#notes.map(({ kind, pos }) =>
      kind === 'endnote' ? last : Math.min(last, Math.max(1, pages.getPageOf(pos))),
    );
  }

  #moveIntoSlots(pages: Pages, pageByNote: readonly number[]): void {
    const slots = pages.slots();
    const placements = new Map<string, { group: NotesGroup; slot: PageSlots; views: NoteView[] }>();
    this.#notes.forEach((note, index) => {
      const slot = slots[(pageByNote[index] ?? 1) - 1];
      const view = this.#views.get(noteKeyToString(note));
      if (slot === undefined || view === undefined) return;
      const key = `${note.kind} ${slot.page}`;
      const placement = placements.get(key) ?? { group: this.#getGroup(key), slot, views: [] };
      placement.views.push(view);
      placements.set(key, placement);
    });
    for (const [key, group] of this.#groups) {
      if (placements.has(key)) continue;
      this.#heightObserver.unobserve(group.dom);
      group.dom.remove();
      this.#groups.delete(key);
    }
    const isFlow = pages.layout() === 'flow';
    const space = computeMaxHeight(pages);
    for (const [key, { group, slot, views }] of placements) {
      const label = key.startsWith('endnote') ? 'endnotes' : isFlow ? 'allFootnotes' : 'footnotes';
      group.show(views, i18next.t(`notes:${label}`, { page: slot.page }), isFlow ? null : space);
      if (group.dom.parentElement !== slot.notes) group.moveInto(slot.notes);
      this.#heightObserver.observe(group.dom);
    }
  }

  #getGroup(key: string): NotesGroup {
    const existing = this.#groups.get(key);
    if (existing !== undefined) return existing;
    const group = new NotesGroup(key.startsWith('endnote') ? 'endnote' : 'footnote');
    this.#groups.set(key, group);
    return group;
  }

  /** Reserves space for the notes of each page. True if a page changed. */
  #reserveSpace(pages: Pages): boolean {
    if (pages.layout() === 'flow') return false;
    // All heights are read before any page changes: interleaved reads would each lay out the whole text.
    const heights = pages.slots().map(({ page, notes }) => [page, measureSlot(notes)] as const);
    const hasNew = this.#reserved.grow(heights);
    pages.reserveNotes(this.#reserved.heights);
    return hasNew;
  }

  #getLayoutInput(pages: Pages): unknown[] {
    const { footnotes, endnotes } = this.#context.parts();
    return [this.#mainView.state.doc, footnotes, endnotes, pages.layout(), pages.geometry()];
  }

  /** A note grows at once while it is typed in. */
  #updateReservedSpace(): void {
    const pages = getPages(this.#mainView);
    if (pages.layout() === 'flow') return;
    if (this.#reserved.isFor(this.#getLayoutInput(pages))) this.#reserveSpace(pages);
    else {
      const slotsWithNotes = pages.slots().filter(({ notes }) => notes.childElementCount > 0);
      pages.reserveNotes(new Map(slotsWithNotes.map(({ page, notes }) => [page, measureSlot(notes)])));
    }
    this.#scheduleLayoutAfterTyping();
  }
}

function measureSlot(slot: HTMLElement): number {
  let height = 0;
  for (const child of slot.children) if (child instanceof HTMLElement) height += child.offsetHeight;
  return height;
}

function computeMaxHeight(pages: Pages): number {
  const { height, top, bottom } = pages.geometry();
  return Math.round((height - top - bottom) * maxPageShare);
}

function getSignature(pages: Pages): unknown[] {
  return [pages.slots(), pages.layout(), pages.geometry()];
}

function hasSameNotes(one: readonly NumberedNote[], other: readonly NumberedNote[]): boolean {
  return (
    one.length === other.length &&
    one.every((note, index) => {
      const before = other[index];
      return (
        before !== undefined &&
        noteKeyToString(note) === noteKeyToString(before) &&
        note.number === before.number
      );
    })
  );
}
