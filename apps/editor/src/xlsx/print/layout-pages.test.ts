import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAxisSizes } from '../grid/axis-sizes.ts';
import { defaultPageSetup, type PageSetup } from '../workbook/page-setup.ts';
import type { Area } from '../workbook/workbook.ts';
import { layoutPages, type PrintTitles, type Span } from './layout-pages.ts';

const noMargins = { left: 0, right: 0, top: 0, bottom: 0, header: 0, footer: 0 };
/** A4 without margins is 793.7 pixels wide and 1122.5 high: 7 columns of 100 pixels and 11 rows. */
const base: PageSetup = { ...defaultPageSetup, margins: noMargins };
const noTitles: PrintTitles = { rows: null, columns: null };

interface Case {
  setup?: Partial<PageSetup>;
  areas?: readonly Area[];
  titles?: Partial<PrintTitles>;
  rowSizes?: ReadonlyMap<number, number>;
}

const area = (bottom: number, right: number): Area => ({ top: 0, left: 0, bottom, right });

function layout({ setup = {}, areas = [area(29, 9)], titles = {}, rowSizes = new Map() }: Case) {
  return layoutPages({
    setup: { ...base, ...setup },
    areas,
    titles: { ...noTitles, ...titles },
    rows: createAxisSizes(rowSizes, 100, 1000),
    columns: createAxisSizes(new Map(), 100, 1000),
  });
}

const formatSpan = ({ from, to }: Span): string => `${from}-${to}`;
const formatPages = (of: Case): string =>
  layout(of)
    .pages.map(({ rows, columns }) => `${formatSpan(rows)}/${formatSpan(columns)}`)
    .join(' ');

describe('pages of a sheet', () => {
  it.each<[what: string, of: Case, expected: string]>([
    ['go down first', {}, '0-10/0-6 11-21/0-6 22-29/0-6 0-10/7-9 11-21/7-9 22-29/7-9'],
    [
      'go to the right first if the file says so',
      { setup: { goesRightFirst: true }, areas: [area(12, 8)] },
      '0-10/0-6 0-10/7-8 11-12/0-6 11-12/7-8',
    ],
    ['are as wide as landscape paper', { setup: { isLandscape: true }, areas: [area(6, 10)] }, '0-6/0-10'],
    [
      'hold less between margins',
      { setup: { margins: { ...noMargins, top: 2, left: 1 } }, areas: [area(9, 5)] },
      '0-8/0-5 9-9/0-5',
    ],
    ['hold twice as much at half the size', { setup: { scale: 50 }, areas: [area(21, 14)] }, '0-21/0-14'],
    [
      'begin at breaks of the file',
      { setup: { rowBreaks: [3, 5] }, areas: [area(9, 0)] },
      '0-2/0-0 3-4/0-0 5-9/0-0',
    ],
    ['ignore breaks outside of the area', { setup: { rowBreaks: [0, 99] }, areas: [area(9, 0)] }, '0-9/0-0'],
    [
      'begin with each area',
      { areas: [area(1, 1), { top: 5, left: 3, bottom: 6, right: 4 }] },
      '0-1/0-1 5-6/3-4',
    ],
    [
      'have room for more when rows are hidden',
      { rowSizes: new Map([[2, 0]]), areas: [area(11, 0)] },
      '0-11/0-0',
    ],
    [
      'give a row that is too high a page',
      { rowSizes: new Map([[1, 3000]]), areas: [area(2, 0)] },
      '0-0/0-0 1-1/0-0 2-2/0-0',
    ],
    [
      'hold less after headings',
      { setup: { printsHeadings: true, scale: 112 }, areas: [area(9, 6)] },
      '0-8/0-5 9-9/0-5 0-8/6-6 9-9/6-6',
    ],
    [
      'have room for repeated rows',
      { titles: { rows: { from: 0, to: 1 } }, areas: [area(20, 0)] },
      '0-10/0-0 11-19/0-0 20-20/0-0',
    ],
  ])('pages of a sheet %s', (_, of, expected) => {
    expect(formatPages(of)).toBe(expected);
  });

  it('pages of a sheet repeat titles after the page on which they stand', () => {
    const { pages } = layout({ titles: { rows: { from: 1, to: 2 } }, areas: [area(15, 0)] });
    expect(pages.map(({ titles }) => titles.rows)).toEqual([null, { from: 1, to: 2 }]);
  });
});

it.each<[what: string, to: number]>([
  ['that leave no room', 9],
  ['of thousands of rows', 2000],
])('titles %s are not repeated', (_, to) => {
  const { pages } = layout({ titles: { rows: { from: 0, to } }, areas: [area(2050, 0)] });
  expect(pages.length).toBeLessThan(200);
  expect(pages.every(({ titles }) => titles.rows === null)).toBe(true);
});

it('a sheet whose pages hold a cell each is printed on a thousand pages at most', () => {
  const setup = { margins: { ...noMargins, top: 20, left: 20 }, scale: 400 };
  expect(layout({ setup, areas: [area(4999, 199)] }).pages).toHaveLength(1000);
});

describe('the scale of a sheet', () => {
  it.each<[what: string, of: Case, scale: number, pages: number]>([
    [
      'that fits a width is so small that all columns fit',
      { setup: { fit: { width: 1, height: 0 } } },
      0.79,
      3,
    ],
    [
      'that fits a width is so small that all columns and the row numbers fit',
      { setup: { fit: { width: 1, height: 0 }, printsHeadings: true } },
      0.77,
      3,
    ],
    ['that fits a page is so small that all fits', { setup: { fit: { width: 1, height: 1 } } }, 0.37, 1],
    ['that fits more pages is larger', { setup: { fit: { width: 2, height: 2 } } }, 0.74, 2],
    [
      'that fits without shrinking is not enlarged',
      { setup: { fit: { width: 1, height: 1 } }, areas: [area(1, 1)] },
      1,
      1,
    ],
    [
      'that fits ignores breaks of the file',
      { setup: { fit: { width: 1, height: 1 }, rowBreaks: [1] }, areas: [area(1, 1)] },
      1,
      1,
    ],
    [
      'that never fits ends at a tenth',
      { setup: { fit: { width: 1, height: 1 } }, areas: [area(900, 0)] },
      0.1,
      9,
    ],
  ])('the scale of a sheet %s', (_, of, scale, pages) => {
    const found = layout(of);
    expect(found.scale).toBe(scale);
    expect(found.pages).toHaveLength(pages);
  });
});

it.each<[digits: string, bottom: number, width: number]>([
  ['three digits, even if they have one', 8, 27],
  ['three digits', 998, 27],
  ['four digits', 999, 35],
])('row numbers have room for %s', (_, bottom, width) => {
  const areas = [area(bottom, 0)];
  expect(layout({ setup: { printsHeadings: true }, areas }).headings).toEqual({ width, height: 20 });
  expect(layout({ areas }).headings).toEqual({ width: 0, height: 0 });
});

it('each cell of an area is on exactly one page, whatever is set', () => {
  const lines = fc.integer({ min: 0, max: 40 });
  fc.assert(
    fc.property(
      lines,
      lines,
      fc.record({
        scale: fc.integer({ min: 10, max: 400 }),
        isLandscape: fc.boolean(),
        printsHeadings: fc.boolean(),
        rowBreaks: fc.array(lines),
        fit: fc.option(
          fc.record({ width: fc.integer({ min: 0, max: 3 }), height: fc.integer({ min: 0, max: 3 }) }),
        ),
      }),
      fc.array(fc.tuple(lines, fc.integer({ min: 0, max: 2000 }))),
      fc.option(fc.tuple(lines, lines)),
      (bottom, right, setup, rowSizes, title) => {
        const rows = title === null ? null : { from: Math.min(...title), to: Math.max(...title) };
        const { pages } = layout({
          setup,
          areas: [area(bottom, right)],
          rowSizes: new Map(rowSizes),
          titles: { rows },
        });
        const counts = new Map<string, number>();
        for (const page of pages)
          for (let row = page.rows.from; row <= page.rows.to; row++)
            for (let column = page.columns.from; column <= page.columns.to; column++)
              counts.set(`${row} ${column}`, (counts.get(`${row} ${column}`) ?? 0) + 1);
        expect(counts.size).toBe((bottom + 1) * (right + 1));
        expect([...counts.values()].every((count) => count === 1)).toBe(true);
      },
    ),
    { numRuns: 60 },
  );
});
