import type { HeaderFooter } from '@eigenpal/docx-editor-core/types/document';
import { Selection } from 'prosemirror-state';
import type { EditorView, NodeViewConstructor } from 'prosemirror-view';
import { blocksOf, textOf } from '../document/side-blocks.ts';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { createSideText, replaceSideText, type SideTextOptions } from '../notes/side-text.ts';
import type { TabLayout } from '../view/text/tab-layout.ts';
import { ownStops } from '../view/text/tab-stops.ts';

export interface HeaderFooterTextHooks {
  label: () => string;
  /** Changes from one text belong to one undo step until something else changes. */
  changed: (part: HeaderFooter, session: object) => void;
  leave: () => void;
}

/** One header or footer: an editable view on one page, and static copies on all other pages. */
export class HeaderFooterText {
  readonly place: HTMLElement;
  readonly #view: EditorView;
  readonly #options: SideTextOptions;
  #part: HeaderFooter;

  constructor(
    part: HeaderFooter,
    { main, ports, hooks }: { main: EditorView; ports: PagePluginPorts; hooks: HeaderFooterTextHooks },
  ) {
    this.#part = part;
    this.place = document.createElement('div');
    this.place.className = 'margin-text';
    this.#options = {
      place: this.place,
      doc: textOf(part.content, ports.parts()),
      main,
      ports,
      label: hooks.label,
      nodeViews: { field: drawField },
      onLeave: hooks.leave,
      onChange: (doc) => {
        const changed = { ...this.#part, content: blocksOf(doc, ports.parts()) };
        // Stored before the document has it, so that the part is recognised when it is passed back.
        this.#part = changed;
        hooks.changed(changed, this);
      },
    };
    this.#view = createSideText(this.#options);
  }

  /** Shows the document's current part; no effect if it is what was typed here. */
  showPart(part: HeaderFooter): boolean {
    if (part === this.#part) return false;
    this.#part = part;
    replaceSideText(this.#view, this.#options, textOf(part.content, this.#options.ports.parts()));
    return true;
  }

  /** Its copy on another page. */
  pictured(page: number, pages: number): HTMLElement {
    const picture = document.createElement('div');
    picture.className = 'margin-text picture';
    // Screen readers read it only in the editable view.
    picture.setAttribute('aria-hidden', 'true');
    const text = this.#view.dom.cloneNode(true);
    if (!(text instanceof HTMLElement)) return picture;
    for (const name of ['contenteditable', 'role', 'tabindex', 'aria-label', 'translate'])
      text.removeAttribute(name);
    text.classList.remove('ProseMirror-focused');
    picture.append(text);
    fillNumbers(picture, page, pages);
    return picture;
  }

  /** Lays out the tabs of a copy; the editable view lays out its own. */
  layTabs(picture: HTMLElement, tabs: TabLayout): void {
    const elements = picture.querySelectorAll<HTMLElement>('p');
    let index = 0;
    this.#view.state.doc.descendants((node) => {
      if (node.type.name !== 'paragraph') return true;
      const element = elements[index++];
      const stops = ownStops(node.attrs);
      if (element !== undefined && stops !== null) tabs.keep(element, stops);
      return false;
    });
  }

  focus(page: number, pages: number): void {
    fillNumbers(this.place, page, pages);
    const { state } = this.#view;
    this.#view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)));
    this.#view.setProps({});
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
    this.place.remove();
  }
}

/** PAGE and NUMPAGES fields show the values of this page; the file keeps their last stored results. */
export function fillNumbers(root: HTMLElement, page: number, pages: number): void {
  for (const [type, number] of [
    ['PAGE', page],
    ['NUMPAGES', pages],
    ['SECTIONPAGES', pages],
  ] as const) {
    for (const element of root.querySelectorAll(`[data-field-type="${type}"]`)) {
      if (element.textContent !== String(number)) element.textContent = String(number);
    }
  }
}

const drawField: NodeViewConstructor = (node) => {
  const dom = document.createElement('span');
  dom.className = 'page-field';
  dom.dataset.fieldType = String(node.attrs.fieldType);
  dom.textContent = String(node.attrs.displayText);
  return { dom };
};
