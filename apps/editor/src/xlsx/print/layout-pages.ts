import type { AxisSizes } from '../grid/axis-sizes.ts';
import { computeCharacterWidth, convertWidthToPixels, defaultHeight } from '../grid/row-and-column-sizes.ts';
import type { PageSetup } from '../workbook/page-setup.ts';
import type { Area } from '../workbook/workbook.ts';
import { computePaper, pixelsPerInch } from './paper.ts';

/** Rows or columns of a page; both ends inclusive. */
export interface Span {
  from: number;
  to: number;
}

/** Rows and columns that are repeated on each page after them. */
export interface PrintTitles {
  rows: Span | null;
  columns: Span | null;
}

export interface PrintedPage {
  rows: Span;
  columns: Span;
  /** What is repeated above and on the left of this page. */
  titles: PrintTitles;
}

export interface Size {
  width: number;
  height: number;
}

export interface PageLayout {
  paper: Size;
  /** 1 for the size on the screen. */
  scale: number;
  /** The width of row numbers and the height of column letters on each page; 0 without headings. */
  headings: Size;
  pages: readonly PrintedPage[];
}

interface LayoutOptions {
  setup: PageSetup;
  /** Each area begins on a page of its own. */
  areas: readonly Area[];
  titles: PrintTitles;
  rows: AxisSizes;
  columns: AxisSizes;
}

const minScale = 10;
/** More would take the browser too long. */
const maxPages = 1000;
/** Higher or wider titles would leave no room for what they are repeated above. */
const maxTitlePart = 0.75;
/** Hidden lines have no size. */
const maxTitleLines = 200;

/** Distributes the areas of a sheet on pages. Sizes are in pixels. */
export function layoutPages(options: LayoutOptions): PageLayout {
  const { setup } = options;
  const paper = computePaper(setup);
  // Each area has a page at least.
  const areas = options.areas.slice(0, maxPages);
  const limited = { ...options, areas };
  const headings = measureHeadings(limited);
  const computeSpace = createSpace(setup, paper, headings);
  const percent = setup.fit === null ? setup.scale : findFittingScale(limited, setup.fit, computeSpace);
  const scale = percent / 100;
  const space = computeSpace(scale);
  const titles = fitTitles(options, space);
  const pages: PrintedPage[] = [];
  for (const area of areas) {
    const { rows, columns } = breakArea(area, limited, { space, titles });
    for (const page of listPages({ rows, columns, titles, goesRightFirst: setup.goesRightFirst })) {
      if (pages.length >= maxPages) return { paper, scale, headings, pages };
      pages.push(page);
    }
  }
  return { paper, scale, headings, pages };
}

/** Row numbers have room for three digits at least, and column letters for a line of text. */
function measureHeadings({ setup, areas }: LayoutOptions): Size {
  if (!setup.printsHeadings) return { width: 0, height: 0 };
  const lastNumber = Math.max(0, ...areas.map(({ bottom }) => bottom)) + 1;
  return {
    width: convertWidthToPixels(Math.max(3, String(lastNumber).length), computeCharacterWidth([])) + 5,
    height: defaultHeight,
  };
}

/** The room for cells between margins and after headings at a scale, in pixels of the sheet. */
function createSpace(
  { margins: { left, right, top, bottom } }: PageSetup,
  paper: Size,
  headings: Size,
): (scale: number) => Size {
  const width = Math.max(20, paper.width - (left + right) * pixelsPerInch);
  const height = Math.max(20, paper.height - (top + bottom) * pixelsPerInch);
  return (scale) => ({ width: width / scale - headings.width, height: height / scale - headings.height });
}

function* listPages({
  rows,
  columns,
  titles,
  goesRightFirst,
}: {
  rows: readonly Span[];
  columns: readonly Span[];
  titles: PrintTitles;
  goesRightFirst: boolean;
}): Generator<PrintedPage> {
  const create = (rowSpan: Span, columnSpan: Span): PrintedPage => ({
    rows: rowSpan,
    columns: columnSpan,
    titles: {
      rows: isRepeated(titles.rows, rowSpan) ? titles.rows : null,
      columns: isRepeated(titles.columns, columnSpan) ? titles.columns : null,
    },
  });
  if (goesRightFirst) for (const one of rows) for (const other of columns) yield create(one, other);
  else for (const other of columns) for (const one of rows) yield create(one, other);
}

/** The titles that leave room on a page; others are not repeated. */
function fitTitles({ titles, rows, columns }: LayoutOptions, space: Size): PrintTitles {
  const fit = (title: Span | null, sizes: AxisSizes, length: number): Span | null => {
    if (title === null || title.to - title.from > maxTitleLines) return null;
    const titleLength = sizes.start(title.to + 1) - sizes.start(title.from);
    return titleLength <= length * maxTitlePart ? title : null;
  };
  return {
    rows: fit(titles.rows, rows, space.height),
    columns: fit(titles.columns, columns, space.width),
  };
}

/** The largest scale at which no area takes more pages than allowed. */
function findFittingScale(
  options: LayoutOptions,
  fit: { width: number; height: number },
  computeSpace: (scale: number) => Size,
): number {
  const fits = (percent: number): boolean => {
    const space = computeSpace(percent / 100);
    const titles = fitTitles(options, space);
    return options.areas.every((area) => {
      const { rows, columns } = breakArea(area, options, { space, titles });
      return (
        (fit.width === 0 || columns.length <= fit.width) && (fit.height === 0 || rows.length <= fit.height)
      );
    });
  };
  let [low, high] = [minScale, 100];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function breakArea(
  area: Area,
  { setup, rows, columns }: LayoutOptions,
  { space, titles }: { space: Size; titles: PrintTitles },
): { rows: Span[]; columns: Span[] } {
  // Breaks that were set by hand have no effect on a sheet that is fitted.
  const [rowBreaks, columnBreaks] = setup.fit === null ? [setup.rowBreaks, setup.columnBreaks] : [[], []];
  return {
    rows: breakAxis(
      { from: area.top, to: area.bottom },
      { sizes: rows, breaks: new Set(rowBreaks), title: titles.rows, available: space.height },
    ),
    columns: breakAxis(
      { from: area.left, to: area.right },
      {
        sizes: columns,
        breaks: new Set(columnBreaks),
        title: titles.columns,
        available: space.width,
      },
    ),
  };
}

/** Titles are repeated on pages that begin after them. */
const isRepeated = (title: Span | null, span: Span): boolean => title !== null && span.from > title.to;

/** Rounding of sizes in other programs must not move a line to the next page. */
const tolerance = 0.5;

function breakAxis(
  { from, to }: Span,
  options: { sizes: AxisSizes; breaks: ReadonlySet<number>; title: Span | null; available: number },
): Span[] {
  const { sizes, breaks, title, available } = options;
  const spans: Span[] = [];
  let start = from;
  const measureTitle = (): number =>
    title !== null && isRepeated(title, { from: start, to })
      ? sizes.start(title.to + 1) - sizes.start(title.from)
      : 0;
  for (let index = from; index <= to; index++) {
    const length = sizes.start(index + 1) - sizes.start(start) + measureTitle();
    const isFull = index > start && length > available + tolerance && sizes.size(index) > 0;
    if (!isFull && !(index > start && breaks.has(index))) continue;
    spans.push({ from: start, to: index - 1 });
    start = index;
  }
  spans.push({ from: start, to });
  return spans;
}
