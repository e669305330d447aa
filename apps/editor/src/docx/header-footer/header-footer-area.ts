import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginContext } from '../editing/page-plugin-context.ts';
import { findPageSections } from '../view/pages/page-sections.ts';
import { getPages, type PageSlots, type Pages } from '../view/pages/page-slots.ts';
import { TabLayout } from '../view/text/tab-layout.ts';
import { ensureHeaderFooter, setFirstPage } from './commands.ts';
import { createHeaderFooterBar, type HeaderFooterBar } from './header-footer-bar.ts';
import {
  createHeaderFooterPatch,
  findHeaderFooter,
  type HeaderFooterKind,
  type HeaderFooterPageType,
} from './header-footer-parts.ts';
import { fillNumbers, HeaderFooterText } from './header-footer-text.ts';
import { placeMarginPictures } from './margin-pictures.ts';
import { getTypeOnPage, listSections, type PageSection } from './sections.ts';

/** A header or footer area on one page. */
interface HeaderFooterTarget {
  page: number;
  kind: HeaderFooterKind;
  type: HeaderFooterPageType;
  section: PageSection;
  slot: HTMLElement;
  id: string | undefined;
}

/** The area that is being edited. */
interface OpenHeaderFooter {
  page: number;
  kind: HeaderFooterKind;
  id: string;
  bar: HeaderFooterBar;
}

/** Headers and footers on all pages. Rendered again when they, the pages or the sections change, not on every key press. */
export class HeaderFooterArea {
  readonly #mainView: EditorView;
  readonly #context: PagePluginContext;
  readonly #texts = new Map<string, HeaderFooterText>();
  readonly #unsubscribers: (() => void)[] = [];
  #openArea: OpenHeaderFooter | null = null;
  #tabs = new TabLayout();
  #renderedSignature: unknown[] = [];
  #animationFrame = 0;

  constructor(mainView: EditorView, context: PagePluginContext) {
    this.#mainView = mainView;
    this.#context = context;
    const update = (): void => this.#renderIfChanged();
    this.#unsubscribers.push(getPages(mainView).subscribe(update), context.subscribe(update));
    update();
  }

  /** Starts editing, on the current page. */
  edit(kind: HeaderFooterKind, page = getPages(this.#mainView).caretPage()): void {
    const area = this.#findAreas(getPages(this.#mainView)).find(
      (one) => one.page === page && one.kind === kind,
    );
    if (area === undefined || !this.#mainView.editable) return;
    this.close();
    const id = this.#context.transact(() => ensureHeaderFooter(this.#mainView, this.#context, area));
    this.#openArea = { page, kind, id, bar: this.#createBar(area) };
    this.#render();
    const pages = getPages(this.#mainView);
    this.#texts.get(id)?.focus(page, pages.pageCount());
    area.slot.scrollIntoView({ block: 'nearest' });
  }

  /** Back to the text. */
  close(): void {
    if (this.#openArea === null) return;
    this.#openArea.bar.dom.remove();
    this.#openArea = null;
    this.#render();
  }

  destroy(): void {
    cancelAnimationFrame(this.#animationFrame);
    this.#tabs.stop();
    for (const stop of this.#unsubscribers) stop();
    for (const text of this.#texts.values()) text.destroy();
    for (const { header, footer } of getPages(this.#mainView).slots()) {
      header.replaceChildren();
      footer.replaceChildren();
    }
  }

  #renderIfChanged(): void {
    const signature = this.#signature();
    if (signature.every((part, index) => part === this.#renderedSignature[index])) return;
    this.#animationFrame ||= requestAnimationFrame(() => this.#render());
  }

  #signature(): unknown[] {
    const pages = getPages(this.#mainView);
    const { headers, footers, document } = this.#context.parts();
    const { finalSectionProperties } = document;
    return [pages.slots(), pages.layout(), pages.geometry(), headers, footers, finalSectionProperties];
  }

  #render(): void {
    cancelAnimationFrame(this.#animationFrame);
    this.#animationFrame = 0;
    const pages = getPages(this.#mainView);
    this.#renderedSignature = this.#signature();
    const areas = this.#findAreas(pages);
    this.#updateTexts(areas);
    const { headerDistance, footerDistance } = pages.geometry();
    const paper = this.#mainView.dom.parentElement;
    paper?.style.setProperty('--header-distance', `${headerDistance}px`);
    paper?.style.setProperty('--footer-distance', `${footerDistance}px`);
    for (const area of areas) this.#renderArea(area, pages);
    this.#layOutTabs(areas);
    this.#placePictures(areas, pages);
    this.#reserveSpace(areas, pages);
    this.#renderedSignature = this.#signature();
  }

  #findAreas(pages: Pages): HeaderFooterTarget[] {
    const parts = this.#context.parts();
    const sections = listSections(this.#mainView.state.doc, parts);
    const pageSections = findPageSections(pages, sections);
    const hasEven = parts.document.finalSectionProperties?.evenAndOddHeaders ?? false;
    return pages.slots().flatMap((slots, index) => {
      const { section, isFirstPage: isFirst = false } = pageSections[index] ?? {};
      if (section === undefined) return [];
      const type = getTypeOnPage(section, { page: slots.page, isFirst, hasEven });
      return (['header', 'footer'] as const).map((kind) => ({
        page: slots.page,
        kind,
        type,
        section,
        slot: slotOf(slots, kind),
        id: section.parts[kind].get(type),
      }));
    });
  }

  /** One text view per part in use. */
  #updateTexts(areas: readonly HeaderFooterTarget[]): void {
    const ids = new Set(areas.map(({ id }) => id));
    for (const [id, text] of this.#texts) {
      if (ids.has(id)) continue;
      text.destroy();
      this.#texts.delete(id);
    }
    for (const { id, kind } of areas) {
      const part = id === undefined ? undefined : findHeaderFooter(this.#context.parts(), kind, id);
      if (id === undefined || part === undefined) continue;
      const existing = this.#texts.get(id);
      if (existing !== undefined) {
        existing.showPart(part);
        continue;
      }
      const hooks = {
        label: () => i18next.t(`header-footer:${kind}`),
        onChange: (changed: typeof part, session: object) =>
          this.#context.patch(createHeaderFooterPatch(kind, id, changed), { session }),
        onLeave: () => this.#mainView.focus(),
      };
      this.#texts.set(
        id,
        new HeaderFooterText(part, { mainView: this.#mainView, context: this.#context, hooks }),
      );
    }
  }

  #renderArea({ page, kind, slot, id }: HeaderFooterTarget, pages: Pages): void {
    const text = id === undefined ? undefined : this.#texts.get(id);
    const count = pages.pageCount();
    const open = this.#openArea?.page === page && this.#openArea.kind === kind ? this.#openArea : null;
    slot.classList.toggle('open', open !== null);
    if (open !== null && text !== undefined) {
      fillNumbers(text.element, page, count);
      if (text.element.parentElement !== slot) slot.replaceChildren(text.element);
      if (open.bar.dom.parentElement !== slot) slot.append(open.bar.dom);
      return;
    }
    slot.replaceChildren(...(text === undefined ? [] : [text.createCopy(page, count)]));
  }

  #layOutTabs(areas: readonly HeaderFooterTarget[]): void {
    this.#tabs.stop();
    this.#tabs = new TabLayout();
    for (const { slot, id } of areas) {
      const copy = slot.querySelector<HTMLElement>('.copy');
      if (copy !== null && id !== undefined) this.#texts.get(id)?.layTabs(copy, this.#tabs);
    }
  }

  #placePictures(areas: readonly HeaderFooterTarget[], pages: Pages): void {
    const pictures = areas.flatMap(({ slot, id, kind, page }) => {
      const element = slot.querySelector<HTMLElement>('.margin-text');
      const text = id === undefined ? undefined : this.#texts.get(id);
      return element === null || text === undefined
        ? []
        : text.listPictures(element, { kind, geometry: pages.geometryOf(page) });
    });
    placeMarginPictures(pictures);
  }

  #reserveSpace(areas: readonly HeaderFooterTarget[], pages: Pages): void {
    const { headerDistance, footerDistance } = pages.geometry();
    const margins = pages.slots().map(() => ({ header: 0, footer: 0 }));
    // All heights are read before any page changes.
    for (const { page, kind, slot } of areas) {
      const height = slot.querySelector<HTMLElement>('.margin-text')?.offsetHeight ?? 0;
      const distance = kind === 'header' ? headerDistance : footerDistance;
      const margin = margins[page - 1];
      if (margin !== undefined && height > 0) margin[kind] = distance + height;
    }
    pages.reserveMargins(margins);
  }

  #createBar(area: HeaderFooterTarget): HeaderFooterBar {
    const { kind, type, section } = area;
    return createHeaderFooterBar({
      kind,
      type,
      isFirstPageDifferent: section.properties.titlePg ?? false,
      // Another part applies then, so this one is closed.
      onFirstPageDifferent: (isDifferent) => {
        setFirstPage(this.#mainView, this.#context, { section, isDifferent });
        this.edit(kind, area.page);
      },
      onClose: () => this.#mainView.focus(),
    });
  }
}

function slotOf({ header, footer }: PageSlots, kind: HeaderFooterKind): HTMLElement {
  return kind === 'header' ? header : footer;
}
