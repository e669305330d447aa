import { expect, it } from 'vitest';
import { createPageFlow } from '../pages/page-flow.ts';
import { computePageGeometry } from '../pages/page-geometry.ts';
import { computeColumnPlan, type RegionEnd } from './column-plan.ts';
import { type ColumnRegion, readColumns } from './column-regions.ts';
import { type ColumnFlow, type ColumnPlan, createColumnFlow } from './column-slots.ts';

const flow = createPageFlow(computePageGeometry(undefined), {
  notes: new Map(),
  margins: [],
  stretchedHeight: new Map(),
});
const textHeight = flow.getTextHeight(1);
const lineHeight = 20;

interface Text {
  columns: number;
  lines: number;
  startsPage?: boolean;
  endsEmpty?: boolean;
}

/** Fills the strip line by line as the browser does; a region begins at the next band. */
function layOut(texts: readonly Text[]) {
  let layouts = 0;
  const regions: ColumnRegion[] = texts.map(({ columns, startsPage = false }, index) => ({
    ...readColumns({ columnCount: columns, columnSpace: 720 }, 624),
    from: index,
    to: index + 1,
    startsPage,
  }));
  let ends: RegionEnd[] = [];
  const fill = (columns: ColumnFlow): void => {
    let [page, index, used] = [1, 0, 0];
    const slot = () => columns.slotsOf(page)[index];
    const goOn = (): void => {
      index += 1;
      used = 0;
      if (slot() === undefined) [page, index] = [page + 1, 0];
    };
    ends = texts.map(({ lines, startsPage = false, endsEmpty = false }, region) => {
      const startPage = page;
      while (region > 0 && (slot()?.column !== 0 || used > 0 || (startsPage && page === startPage))) goOn();
      let bottom = 0;
      for (let line = 0; line < lines; line++) {
        // An empty last line is not moved below the end of a column.
        const stays = endsEmpty && line === lines - 1 && used < (slot()?.height ?? 0);
        if (!stays && used + lineHeight > (slot()?.height ?? 0)) goOn();
        used += lineHeight;
        bottom = (slot()?.stripTop ?? 0) + used;
      }
      return { middle: bottom - lineHeight / 2, lineBottom: bottom, bottom };
    });
  };
  const apply = (plan: ColumnPlan): ColumnFlow => {
    layouts += 1;
    const columns = createColumnFlow(flow, plan);
    fill(columns);
    return columns;
  };
  const measureEnd = ({ from }: ColumnRegion) => ends[from] ?? { middle: 0, lineBottom: 0, bottom: 0 };
  const plan = computeColumnPlan(regions, { flow, apply, measureEnd });
  const columns = createColumnFlow(flow, plan);
  fill(columns);
  const places = ends.map(({ middle }) => {
    const { page, band, column } = columns.findSlot(middle);
    return { page, band, column };
  });
  return { plan, columns, places, layouts };
}

/** More than browsers round off. */
const tolerance = 1;

const heightsOn = ({ columns }: ReturnType<typeof layOut>, page: number) =>
  columns.bandsOf(page).map(({ height }) => height);

it('columns after a title are as high as the rest of its page, and further pages are full', () => {
  const layout = layOut([
    { columns: 1, lines: 5 },
    { columns: 2, lines: 100 },
  ]);
  expect(heightsOn(layout, 1)).toEqual([100 + tolerance, textHeight - 100 - tolerance]);
  expect(heightsOn(layout, 2)).toEqual([textHeight]);
  expect(layout.places).toEqual([
    { page: 1, band: 0, column: 0 },
    { page: 2, band: 0, column: 0 },
  ]);
});

it('columns before another section on their page are equally long', () => {
  const layout = layOut([
    { columns: 2, lines: 20 },
    { columns: 1, lines: 3 },
  ]);
  expect(heightsOn(layout, 1)).toEqual([200 + tolerance, textHeight - 200 - tolerance]);
  expect(layout.places[1]).toEqual({ page: 1, band: 1, column: 0 });
});

it('columns that end with an empty line hold that line too', () => {
  const layout = layOut([
    { columns: 2, lines: 21, endsEmpty: true },
    { columns: 1, lines: 3 },
  ]);
  expect(heightsOn(layout, 1)[0]).toBeGreaterThanOrEqual(11 * lineHeight);
  expect(layout.places[1]).toEqual({ page: 1, band: 1, column: 0 });
});

it('columns before a section on a new page are not made equally long', () => {
  const layout = layOut([
    { columns: 2, lines: 20 },
    { columns: 1, lines: 3, startsPage: true },
  ]);
  expect(heightsOn(layout, 1)).toEqual([textHeight]);
  expect(layout.places[1]).toEqual({ page: 2, band: 0, column: 0 });
});

it('columns over several pages are equally long on the last of them', () => {
  const layout = layOut([
    { columns: 3, lines: 150 },
    { columns: 1, lines: 1 },
  ]);
  const perPage = 3 * Math.floor(textHeight / lineHeight);
  expect(heightsOn(layout, 2)[0]).toBe(Math.ceil((150 - perPage) / 3) * lineHeight + tolerance);
  expect(layout.places[1]).toEqual({ page: 2, band: 1, column: 0 });
});

it('a region below which nothing fits is followed by one on the next page', () => {
  const layout = layOut([
    { columns: 1, lines: Math.floor(textHeight / lineHeight) },
    { columns: 2, lines: 4 },
  ]);
  expect(layout.places[1]).toEqual({ page: 2, band: 0, column: 0 });
});

it('columns that cannot be made equally long cost a bounded number of layouts', () => {
  const { layouts } = layOut(
    Array.from({ length: 24 }, (_, index) => ({ columns: 2 + (index % 2), lines: 31 })),
  );
  expect(layouts).toBeLessThanOrEqual(24 * 14);
});

it('findSlot finds the column of each height of the strip', () => {
  const { columns } = layOut([
    { columns: 2, lines: 10 },
    { columns: 2, lines: 100 },
  ]);
  const slots = [1, 2, 3].flatMap((page) => [...columns.slotsOf(page)]);
  for (const slot of slots) {
    expect(columns.findSlot(slot.stripTop)).toEqual(slot);
    expect(columns.findSlot(slot.stripTop + slot.height - 1)).toEqual(slot);
  }
  expect(
    slots.every(({ stripTop }, index) => index === 0 || stripTop > (slots[index - 1]?.stripTop ?? 0)),
  ).toBe(true);
});
