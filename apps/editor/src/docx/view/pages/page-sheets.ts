import { createColumnFloats } from '../columns/column-floats.ts';
import type { ColumnFlow } from '../columns/column-slots.ts';
import { createPageFloats, type Exclusion, type PageFloat } from '../pictures/wraps.ts';
import { type PageFlow, pageGap } from './page-flow.ts';
import type { PageGeometry } from './page-geometry.ts';
import type { PageSlots } from './page-slots.ts';

export interface PageLayoutInput {
  flow: PageFlow;
  geometry: PageGeometry;
  /** Areas that the text wraps around, by page. */
  exclusions: ReadonlyMap<number, readonly Exclusion[]>;
  /** Null if all text is in one column. */
  columns: ColumnFlow | null;
}

/**
 * The gaps between pages, as layout elements. Before the text there is a row of floats: for each page an empty one as high as the text of a page,
 * then one over the full width for the bottom of the sheet, the gap and the top of the next sheet. The browser breaks the text around them line by
 * line, as around every float, so that no key press needs a measurement. The rules of CSS floats imply:
 *
 * - Unbreakable content is a block formatting context with a width of its own (`--whole`); it then moves below the gap as a whole.
 * - The empty float has a minimal width except for the first pixels of its page. Content with the full width of the column fits only there: this is
 *   how a page break reaches the top of the next page, wherever it is.
 * - No element of the text may float by itself: a float is never higher than one before it. Pictures with text wrapping are represented in the row
 *   too, as floats of their size at their height.
 */
export interface PageSheets {
  /** Draws this many pages; existing elements are reused. */
  draw: (count: number, drawing: PageLayoutInput) => void;
  /** How many pages the rendered text can be broken into. */
  capacity: () => number;
  slots: () => readonly PageSlots[];
  /** Slots of the layout without pages: before the text and after it. */
  endless: PageSlots;
  remove: () => void;
}

/** Spare gaps after the end of the text: text typed there breaks at once, without another layout round. */
const sparePages = 3;

interface Gap {
  /** Container of the floats beside and above the text of the page. */
  floatContainer: HTMLElement;
  renderedFloats: string;
  element: HTMLElement;
  notes: HTMLElement;
  footer: HTMLElement;
  nextHeader: HTMLElement;
  sheet: HTMLElement;
}

export function createPageSheets(paper: HTMLElement, text: HTMLElement): PageSheets {
  const firstHeader = createElement('page-header');
  const floats = createElement('page-floats');
  const end = {
    element: createElement('page-end'),
    notes: createElement('page-notes'),
    footer: createElement('page-footer'),
  };
  end.element.append(end.notes, end.footer);
  const endlessSheet = createElement('page-sheet');
  const gaps: Gap[] = [];
  let slots: readonly PageSlots[] = [];
  text.before(firstHeader, floats);
  text.after(end.element);
  const createSlots = (count: number): PageSlots[] =>
    gaps.slice(0, count).map((gap, index) => ({
      page: index + 1,
      header: gaps[index - 1]?.nextHeader ?? firstHeader,
      notes: gap.notes,
      footer: gap.footer,
      sheet: gap.sheet,
    }));
  return {
    draw: (count, { flow, geometry, exclusions, columns }) => {
      while (gaps.length < count + sparePages) gaps.push(addGap(floats, end.element));
      while (gaps.length > count + 4 * sparePages) removeGap(gaps.pop());
      gaps.forEach((gap, index) => {
        const page = index + 1;
        renderFloats(
          gap,
          columns === null
            ? createPageFloats(flow.getTextHeight(page), exclusions.get(page) ?? [])
            : createColumnFloats(columns.slotsOf(page), geometry.width - geometry.left - geometry.right),
        );
        // The strip of all columns is longer than the pages: what follows it moves up.
        setProperty(gap.element, '--excess', `${columns?.getExcess(page) ?? 0}px`);
        setHeight(gap.notes, flow.getNotesHeight(index + 1));
        setMargin(gap.footer, flow.getMargins(index + 1).footer);
        setMargin(gap.nextHeader, flow.getMargins(index + 2).header);
        // Spare pages are not printed.
        placeSheet(gap.sheet, index + 1, flow);
        for (const element of [gap.floatContainer, gap.element, gap.sheet])
          element.classList.toggle('is-spare', index >= count);
        gap.element.classList.toggle('is-last', index === count - 1);
      });
      setMargin(firstHeader, flow.getMargins(1).header);
      paper.dataset.columns = `${columns !== null}`;
      drawGeometry(paper, geometry, flow.smallestSpace);
      setProperty(paper, '--pages-before-last', `${count - 1}`);
      setProperty(paper, '--paper-height', `${flow.getPaperHeight(count)}px`);
      if (slots.length !== count) slots = createSlots(count);
    },
    capacity: () => gaps.length + 1,
    slots: () => slots,
    endless: { page: 1, header: firstHeader, notes: end.notes, footer: end.footer, sheet: endlessSheet },
    remove: () => {
      for (const element of [firstHeader, floats, end.element, ...gaps.map(({ sheet }) => sheet)])
        element.remove();
    },
  };
}

function addGap(floats: HTMLElement, end: HTMLElement): Gap {
  const gap = {
    floatContainer: createElement('page-rooms'),
    renderedFloats: '',
    element: createElement('page-gap'),
    notes: createElement('page-notes'),
    footer: createElement('page-footer'),
    nextHeader: createElement('page-header'),
    sheet: createElement('page-sheet'),
  };
  gap.element.append(gap.notes, gap.footer, createElement('page-desk'), gap.nextHeader);
  floats.append(gap.floatContainer, gap.element);
  end.before(gap.sheet);
  return gap;
}

const classNames: Record<PageFloat['kind'], string> = {
  top: 'page-top',
  room: 'page-room',
  left: 'page-left-picture',
  rightSpace: 'page-right-space',
  right: 'page-right-picture',
  divider: 'page-divider',
};

function renderFloats(gap: Gap, floats: readonly PageFloat[]): void {
  const renderedFloats = JSON.stringify(floats);
  if (renderedFloats === gap.renderedFloats) return;
  gap.renderedFloats = renderedFloats;
  gap.floatContainer.replaceChildren(
    ...floats.map(({ kind, width, height }) => {
      const space = createElement(classNames[kind]);
      if (kind !== 'divider') space.style.width = `${width}px`;
      space.style.height = `${height}px`;
      return space;
    }),
  );
}

function removeGap(gap: Gap | undefined): void {
  gap?.floatContainer.remove();
  gap?.element.remove();
  gap?.sheet.remove();
}

function drawGeometry(paper: HTMLElement, page: PageGeometry, room: number): void {
  const lengths = {
    '--page-width': page.width,
    '--page-height': page.height,
    '--page-room': room,
    '--page-column': page.width - page.left - page.right,
    '--page-right': page.right,
    '--page-left': page.left,
    '--page-desk': pageGap,
  };
  for (const [name, length] of Object.entries(lengths)) setProperty(paper, name, `${length}px`);
}

/** Setting an unchanged value would still make the browser recalculate styles. */
function setProperty(element: HTMLElement, name: string, value: string): void {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}

function setHeight(element: HTMLElement, height: number): void {
  setProperty(element, 'height', `${height}px`);
}

function placeSheet(sheet: HTMLElement, page: number, flow: PageFlow): void {
  const top = flow.getPaperHeight(page - 1) + pageGap;
  setProperty(sheet, '--sheet-top', `${top}px`);
  setProperty(sheet, '--pages-before', `${page - 1}`);
  setHeight(sheet, flow.getPaperHeight(page) - top);
}

function setMargin(element: HTMLElement, height: number): void {
  setProperty(element, '--margin', `${height}px`);
}

function createElement(name: string): HTMLElement {
  const element = document.createElement('div');
  element.className = name;
  return element;
}
