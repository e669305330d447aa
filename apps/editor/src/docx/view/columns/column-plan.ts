import type { PageFlow } from '../pages/page-flow.ts';
import type { ColumnRegion } from './column-regions.ts';
import type { ColumnBand, ColumnFlow, ColumnPlan } from './column-slots.ts';

/** Where the text of a region ends in the strip of all columns. */
export interface RegionEnd {
  /** Middle of its last line: it tells the column. */
  middle: number;
  /** Of its last line: an empty one is not moved below the end of a column. */
  lineBottom: number;
  /** With the space after it. */
  bottom: number;
}

export interface PlanPorts {
  flow: PageFlow;
  /** Lays out the text by a plan. */
  apply: (plan: ColumnPlan) => ColumnFlow;
  measureEnd: (region: ColumnRegion) => RegionEnd;
}

/** With less space below a region, the next one begins on the next page. */
const minBandHeight = 32;
const balanceStep = 8;
/** Browsers round lengths: a line that is a fraction too high for its band would be moved to the next page. */
const measureTolerance = 1;
/** Columns that cannot be made equally long in so many steps are as high as the page allows. */
const maxBalanceSteps = 12;

/**
 * Places the regions one after another. A region that is followed by another one on its page ends there in columns of equal length; where it ends is
 * known when the browser has laid it out.
 */
export function computeColumnPlan(regions: readonly ColumnRegion[], ports: PlanPorts): ColumnPlan {
  const pages = new Map<number, ColumnBand[]>();
  let place = { page: 1, top: 0 };
  let plan: ColumnPlan = { pages, rest: regions[0] ?? { columns: [], hasSeparator: false } };
  regions.forEach((region, index) => {
    if (region.startsPage && index > 0) place = { page: place.page + (place.top > 0 ? 1 : 0), top: 0 };
    plan = { pages: new Map(pages), rest: region };
    const next = regions[index + 1];
    addBand(pages, place, { ...region, height: ports.flow.getTextHeight(place.page) - place.top });
    plan = { pages: new Map(pages), rest: region };
    const columns = ports.apply(plan);
    if (next === undefined) return;
    place = endRegion({ region, pages, place, isBalanced: !next.startsPage }, columns, ports);
  });
  return plan;
}

interface OpenRegion {
  region: ColumnRegion;
  pages: Map<number, ColumnBand[]>;
  place: { page: number; top: number };
  isBalanced: boolean;
}

/** Fixes the bands of a region, and tells where the next one begins. */
function endRegion(open: OpenRegion, columns: ColumnFlow, ports: PlanPorts): { page: number; top: number } {
  const { region, pages, place } = open;
  const end = ports.measureEnd(region);
  const slot = columns.findSlot(end.middle);
  for (let page = place.page + 1; page <= slot.page; page++)
    pages.set(page, [{ ...region, height: ports.flow.getTextHeight(page) }]);
  const top = slot.page === place.page ? place.top : 0;
  const space = ports.flow.getTextHeight(slot.page) - top;
  const inColumn = Math.max(1, Math.ceil(end.bottom - slot.stripTop) + measureTolerance);
  if (!open.isBalanced) return { page: slot.page, top: top + inColumn };
  const height =
    region.columns.length === 1
      ? inColumn
      : balance(open, { page: slot.page, space, length: slot.column * slot.height + inColumn }, ports);
  if (space - height < minBandHeight) return { page: slot.page + 1, top: 0 };
  setLastHeight(pages, slot.page, height);
  return { page: slot.page, top: top + height };
}

/** The smallest height at which the columns hold this length of text. */
function balance(
  { region, pages }: OpenRegion,
  { page, space, length }: { page: number; space: number; length: number },
  { apply, measureEnd }: PlanPorts,
): number {
  let height = Math.min(space, Math.ceil(length / region.columns.length));
  for (let step = 0; step < maxBalanceSteps && height < space; step++) {
    setLastHeight(pages, page, height);
    const columns = apply({ pages: new Map(pages), rest: region });
    const end = measureEnd(region);
    const slot = columns.findSlot(end.middle);
    if (slot.page === page && end.lineBottom <= slot.stripTop + slot.height) return height;
    height = Math.min(space, height + balanceStep);
  }
  setLastHeight(pages, page, space);
  return space;
}

function addBand(
  pages: Map<number, ColumnBand[]>,
  { page, top }: { page: number; top: number },
  band: ColumnBand,
): void {
  pages.set(page, [...(top > 0 ? (pages.get(page) ?? []) : []), band]);
}

function setLastHeight(pages: Map<number, ColumnBand[]>, page: number, height: number): void {
  const bands = pages.get(page) ?? [];
  pages.set(
    page,
    bands.map((band, index) => (index === bands.length - 1 ? { ...band, height } : band)),
  );
}
