import type { HeaderFooter } from '@eigenpal/docx-editor-core/types/document';
import { Selection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { createSideTextDoc, readSideTextBlocks } from '../document/side-blocks.ts';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { createSideText, replaceSideText, type SideTextOptions } from '../notes/side-text.ts';
import { createTableViews } from '../tables/table-views.ts';
import { PictureView } from '../view/pictures/picture-view.ts';
import type { TabLayout } from '../view/text/tab-layout.ts';
import { getOwnTabStops } from '../view/text/tab-stops.ts';
import { type MarginPicture, MarginPictures } from './margin-pictures.ts';

export interface HeaderFooterTextHooks {
  label: () => string;
  /** Changes from one text belong to one undo step until something else changes. */
  onChange: (part: HeaderFooter, session: object) => void;
  onLeave: () => void;
}

/** One header or footer: an editable view on one page, and static copies on all other pages. */
export class HeaderFooterText {
  readonly element: HTMLElement;
  readonly #view: EditorView;
  readonly #options: SideTextOptions;
  readonly #pictures = new MarginPictures();
  #part: HeaderFooter;

  constructor(
    part: HeaderFooter,
    {
      mainView,
      context,
      hooks,
    }: { mainView: EditorView; context: PagePluginContext; hooks: HeaderFooterTextHooks },
  ) {
    this.#part = part;
    this.element = document.createElement('div');
    this.element.className = 'margin-text';
    this.#options = {
      element: this.element,
      doc: createSideTextDoc(part.content, context.parts()),
      mainView,
      context,
      label: hooks.label,
      nodeViews: {
        image: (node) => new PictureView(node, this.#pictures),
        ...createTableViews(() => context.parts().styles),
      },
      onLeave: hooks.onLeave,
      onChange: (doc) => {
        const changed = { ...this.#part, content: readSideTextBlocks(doc, context.parts()) };
        // Stored before the document has it, so that the part is recognised when it is passed back.
        this.#part = changed;
        hooks.onChange(changed, this);
      },
    };
    this.#view = createSideText(this.#options);
  }

  /** Shows the document's current part; no effect if it is what was typed here. */
  showPart(part: HeaderFooter): boolean {
    if (part === this.#part) return false;
    this.#part = part;
    replaceSideText(
      this.#view,
      this.#options,
      createSideTextDoc(part.content, this.#options.context.parts()),
    );
    return true;
  }

  /** Its copy on another page. */
  createCopy(page: number, pages: number): HTMLElement {
    const copy = document.createElement('div');
    copy.className = 'margin-text copy';
    // Screen readers read it only in the editable view.
    copy.setAttribute('aria-hidden', 'true');
    const text = this.#view.dom.cloneNode(true);
    if (!(text instanceof HTMLElement)) return copy;
    for (const name of ['contenteditable', 'role', 'tabindex', 'aria-label', 'translate'])
      text.removeAttribute(name);
    text.classList.remove('ProseMirror-focused');
    copy.append(text);
    fillNumbers(copy, page, pages);
    return copy;
  }

  /** Lays out the tabs of a copy; the editable view lays out its own. */
  layTabs(copy: HTMLElement, tabs: TabLayout): void {
    const elements = copy.querySelectorAll<HTMLElement>('p');
    let index = 0;
    this.#view.state.doc.descendants((node) => {
      if (node.type.name !== 'paragraph') return true;
      const element = elements[index++];
      const stops = getOwnTabStops(node.attrs);
      if (element !== undefined && stops !== null) tabs.register(element, stops);
      return false;
    });
  }

  /** Pictures with a place of their own in the element, or in a copy on a page. */
  listPictures(element: HTMLElement, place: Pick<MarginPicture, 'kind' | 'geometry'>): MarginPicture[] {
    const root = element.querySelector<HTMLElement>('.ProseMirror');
    return root === null ? [] : this.#pictures.list(this.#view.dom, { root, ...place });
  }

  focus(page: number, pages: number): void {
    fillNumbers(this.element, page, pages);
    const { state } = this.#view;
    this.#view.dispatch(state.tr.setSelection(Selection.atEnd(state.doc)));
    this.#view.setProps({});
    this.#view.focus();
  }

  destroy(): void {
    this.#view.destroy();
    this.element.remove();
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
