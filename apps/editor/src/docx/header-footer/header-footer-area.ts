import i18next from 'i18next';
import type { EditorView } from 'prosemirror-view';
import type { PagePluginPorts } from '../editing/page-plugin-ports.ts';
import { type PageSlots, type Pages, pagesOf } from '../view/pages/page-slots.ts';
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
import { type PageSection, sectionsOf, typeOnPage } from './sections.ts';

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

/** Minimum gap; beyond it, the text margin grows. */
const gap = 8;

/** Headers and footers on all pages. Rendered again when they, the pages or the sections change, not on every key press. */
export class HeaderFooterArea {
  readonly #main: EditorView;
  readonly #ports: PagePluginPorts;
  readonly #texts = new Map<string, HeaderFooterText>();
  readonly #stop: (() => void)[] = [];
  #open: OpenHeaderFooter | null = null;
  #tabs = new TabLayout();
  #drawnFor: unknown[] = [];
  #soon = 0;

  constructor(main: EditorView, ports: PagePluginPorts) {
    this.#main = main;
    this.#ports = ports;
    const update = (): void => this.#look();
    this.#stop.push(pagesOf(main).subscribe(update), ports.subscribe(update));
    update();
  }

  /** Starts editing, on the current page. */
  edit(kind: HeaderFooterKind, page = pagesOf(this.#main).caretPage()): void {
    const place = this.#places(pagesOf(this.#main)).find((one) => one.page === page && one.kind === kind);
    if (place === undefined || !this.#main.editable) return;
    this.close();
    const id = this.#ports.transact(() => ensureHeaderFooter(this.#main, this.#ports, place));
    this.#open = { page, kind, id, bar: this.#makeBar(place) };
    this.#draw();
    const pages = pagesOf(this.#main);
    this.#texts.get(id)?.focus(page, pages.pageCount());
    place.slot.scrollIntoView({ block: 'nearest' });
  }

  /** Back to the text. */
  close(): void {
    if (this.#open === null) return;
    this.#open.bar.dom.remove();
    this.#open = null;
    this.#draw();
  }

  destroy(): void {
    cancelAnimationFrame(this.#soon);
    this.#tabs.stop();
    for (const stop of this.#stop) stop();
    for (const text of this.#texts.values()) text.destroy();
    for (const { header, footer } of pagesOf(this.#main).slots()) {
      header.replaceChildren();
      footer.replaceChildren();
    }
  }

  #look(): void {
    const now = this.#signature();
    if (now.every((part, index) => part === this.#drawnFor[index])) return;
    this.#soon ||= requestAnimationFrame(() => this.#draw());
  }

  #signature(): unknown[] {
    const pages = pagesOf(this.#main);
    const { headers, footers, document } = this.#ports.parts();
    const { finalSectionProperties } = document;
    return [pages.slots(), pages.layout(), pages.geometry(), headers, footers, finalSectionProperties];
  }

  #draw(): void {
    cancelAnimationFrame(this.#soon);
    this.#soon = 0;
    const pages = pagesOf(this.#main);
    this.#drawnFor = this.#signature();
    const places = this.#places(pages);
    this.#readTexts(places);
    const { headerDistance, footerDistance } = pages.geometry();
    const paper = this.#main.dom.parentElement;
    paper?.style.setProperty('--header-distance', `${headerDistance}px`);
    paper?.style.setProperty('--footer-distance', `${footerDistance}px`);
    for (const place of places) this.#drawPlace(place, pages);
    this.#layTabs(places);
    this.#reserve(places, pages);
    this.#drawnFor = this.#signature();
  }

  #places(pages: Pages): HeaderFooterTarget[] {
    const parts = this.#ports.parts();
    const sections = sectionsOf(this.#main.state.doc, parts);
    const ends = sections.map(({ end }) => (end === null ? Number.POSITIVE_INFINITY : pages.pageOf(end)));
    const hasEven = parts.document.finalSectionProperties?.evenAndOddHeaders ?? false;
    return pages.slots().flatMap((slots) => {
      const index = ends.findIndex((end) => slots.page <= end);
      const section = sections[index];
      if (section === undefined) return [];
      const isFirst = slots.page === 1 || slots.page === (ends[index - 1] ?? 0) + 1;
      const type = typeOnPage(section, { page: slots.page, isFirst, hasEven });
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
  #readTexts(places: readonly HeaderFooterTarget[]): void {
    const ids = new Set(places.map(({ id }) => id));
    for (const [id, text] of this.#texts) {
      if (ids.has(id)) continue;
      text.destroy();
      this.#texts.delete(id);
    }
    for (const { id, kind } of places) {
      const part = id === undefined ? undefined : findHeaderFooter(this.#ports.parts(), kind, id);
      if (id === undefined || part === undefined) continue;
      const known = this.#texts.get(id);
      if (known !== undefined) {
        known.showPart(part);
        continue;
      }
      const hooks = {
        label: () => i18next.t(`header-footer:${kind}`),
        changed: (changed: typeof part, session: object) =>
          this.#ports.patch(createHeaderFooterPatch(kind, id, changed), { session }),
        leave: () => this.#main.focus(),
      };
      this.#texts.set(id, new HeaderFooterText(part, { main: this.#main, ports: this.#ports, hooks }));
    }
  }

  #drawPlace({ page, kind, slot, id }: HeaderFooterTarget, pages: Pages): void {
    const text = id === undefined ? undefined : this.#texts.get(id);
    const count = pages.pageCount();
    const open = this.#open?.page === page && this.#open.kind === kind ? this.#open : null;
    slot.classList.toggle('open', open !== null);
    if (open !== null && text !== undefined) {
      fillNumbers(text.place, page, count);
      if (text.place.parentElement !== slot) slot.replaceChildren(text.place);
      if (open.bar.dom.parentElement !== slot) slot.append(open.bar.dom);
      return;
    }
    slot.replaceChildren(...(text === undefined ? [] : [text.pictured(page, count)]));
  }

  #layTabs(places: readonly HeaderFooterTarget[]): void {
    this.#tabs.stop();
    this.#tabs = new TabLayout();
    for (const { slot, id } of places) {
      const picture = slot.querySelector<HTMLElement>('.picture');
      if (picture !== null && id !== undefined) this.#texts.get(id)?.layTabs(picture, this.#tabs);
    }
  }

  #reserve(places: readonly HeaderFooterTarget[], pages: Pages): void {
    const { headerDistance, footerDistance } = pages.geometry();
    const height = (kind: HeaderFooterKind): number =>
      Math.max(
        0,
        ...places
          .filter((place) => place.kind === kind)
          .map(({ slot }) => slot.querySelector<HTMLElement>('.margin-text')?.offsetHeight ?? 0),
      );
    const [header, footer] = [height('header'), height('footer')];
    pages.reserveMargins({
      header: header === 0 ? 0 : headerDistance + header + gap,
      footer: footer === 0 ? 0 : footerDistance + footer + gap,
    });
  }

  #makeBar(place: HeaderFooterTarget): HeaderFooterBar {
    const { kind, type, section } = place;
    return createHeaderFooterBar({
      kind,
      type,
      isFirstOwn: section.own.titlePg ?? false,
      // Another part applies then, so this one is closed.
      onFirstOwn: (isOwn) => {
        setFirstPage(this.#main, this.#ports, { section, isOwn });
        this.edit(kind, place.page);
      },
      onClose: () => this.#main.focus(),
    });
  }
}

function slotOf({ header, footer }: PageSlots, kind: HeaderFooterKind): HTMLElement {
  return kind === 'header' ? header : footer;
}
