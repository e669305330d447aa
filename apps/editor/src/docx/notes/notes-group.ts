import type { NoteKind } from '../document/notes/references.ts';
import type { NoteView } from './note-view.ts';

/** The notes at the bottom of one page, below their separator. */
export class NotesGroup {
  readonly dom: HTMLElement;

  constructor(kind: NoteKind) {
    this.dom = document.createElement('div');
    this.dom.className = `notes ${kind}s`;
    this.dom.setAttribute('role', 'group');
  }

  /** Shows exactly these notes, in order; higher than `max`, they scroll. */
  show(views: readonly NoteView[], label: string, max: number | null): void {
    this.dom.setAttribute('aria-label', label);
    this.dom.style.maxHeight = max === null ? '' : `${max}px`;
    views.forEach((view, index) => {
      const elementAtIndex = this.dom.children[index] ?? null;
      if (elementAtIndex !== view.dom) view.keepFocus(() => this.dom.insertBefore(view.dom, elementAtIndex));
    });
  }

  moveInto(slot: HTMLElement): void {
    const active = document.activeElement;
    slot.append(this.dom);
    if (active instanceof HTMLElement && this.dom.contains(active)) active.focus({ preventScroll: true });
  }
}
