import type { PageFlow } from '../pages/page-flow.ts';
import type { ColumnSetup } from './column-regions.ts';

/**
 * The browser lays out the text of all columns one below the other: each column is a slot of that endless strip, as high as it is on its page. What
 * stands in a slot is then moved to its column. A page is made of bands, one below the other, each with its columns.
 */
export interface ColumnBand extends ColumnSetup {
  height: number;
}

/** The bands of pages, as far as they are known; all further text is in the columns of the last region. */
export interface ColumnPlan {
  pages: ReadonlyMap<number, readonly ColumnBand[]>;
  rest: ColumnSetup;
}

export interface ColumnSlot {
  page: number;
  band: number;
  column: number;
  left: number;
  width: number;
  height: number;
  /** From the top of the text, in the strip and on its page. */
  stripTop: number;
  pageTop: number;
}

/** Height of the line between two slots: text does not continue across it. */
export const dividerHeight = 1;

export interface ColumnFlow {
  slotsOf: (page: number) => readonly ColumnSlot[];
  bandsOf: (page: number) => readonly ColumnBand[];
  /** By how much the strip is longer than the page up to the end of a page. */
  getExcess: (page: number) => number;
  findSlot: (stripHeight: number) => ColumnSlot;
}

export function createColumnFlow(flow: PageFlow, { pages, rest }: ColumnPlan): ColumnFlow {
  const known: { slots: ColumnSlot[]; excess: number }[] = [];
  const bandsOf = (page: number): readonly ColumnBand[] =>
    pages.get(page) ?? [{ ...rest, height: flow.getTextHeight(page) }];
  const read = (page: number): { slots: ColumnSlot[]; excess: number } => {
    while (known.length < page) {
      const excess = known.at(-1)?.excess ?? 0;
      const slots = createSlots(known.length + 1, { flow, bands: bandsOf(known.length + 1), excess });
      const used = slots.reduce((sum, { height }) => sum + height + dividerHeight, -dividerHeight);
      known.push({ slots, excess: excess + used - flow.getTextHeight(known.length + 1) });
    }
    return known[page - 1] ?? { slots: [], excess: 0 };
  };
  return {
    slotsOf: (page) => read(page).slots,
    bandsOf,
    getExcess: (page) => (page < 1 ? 0 : read(page).excess),
    findSlot: (stripHeight) => {
      // The strip may also be shorter than the pages, where bands leave space free.
      let page = 1;
      while ((read(page + 1).slots[0]?.stripTop ?? Number.POSITIVE_INFINITY) <= stripHeight) page += 1;
      const { slots } = read(page);
      const slot = slots.findLast(({ stripTop }) => stripTop <= stripHeight) ?? slots[0];
      if (slot === undefined) throw new Error('A page has a column');
      return slot;
    },
  };
}

function createSlots(
  page: number,
  { flow, bands, excess }: { flow: PageFlow; bands: readonly ColumnBand[]; excess: number },
): ColumnSlot[] {
  const slots: ColumnSlot[] = [];
  let pageTop = flow.getTop(page);
  let stripTop = pageTop + excess;
  bands.forEach(({ columns, height }, band) => {
    columns.forEach(({ left, width }, column) => {
      slots.push({ page, band, column, left, width, height, stripTop, pageTop });
      stripTop += height + dividerHeight;
    });
    pageTop += height;
  });
  return slots;
}
