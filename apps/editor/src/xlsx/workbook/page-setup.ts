import { shiftIndex } from './area.ts';
import type { Shift } from './workbook.ts';

/** How a sheet is printed, as its file says. */
export interface PageSetup {
  /** The code of the paper size; null if the file does not say. */
  paper: number | null;
  isLandscape: boolean;
  /** In percent; ignored if the sheet is fitted to pages. */
  scale: number;
  /** Numbers of pages on which the sheet is fitted; 0 for as many as are needed. Null if it is not fitted. */
  fit: { width: number; height: number } | null;
  /** In inches. */
  margins: PageMargins;
  isCentredHorizontally: boolean;
  isCentredVertically: boolean;
  printsGridLines: boolean;
  /** Row numbers and column letters on each page. */
  printsHeadings: boolean;
  /** Pages to the right come before those below. */
  goesRightFirst: boolean;
  /** Null to count from one. */
  firstPageNumber: number | null;
  /** Rows and columns at which a page begins. */
  rowBreaks: readonly number[];
  columnBreaks: readonly number[];
  headers: HeadersAndFooters;
  /** Headers and footers are printed at the scale of the cells. */
  scalesHeaders: boolean;
}

export interface PageMargins {
  left: number;
  right: number;
  top: number;
  bottom: number;
  header: number;
  footer: number;
}

/** With the codes of the format, such as `&P` for the page number. */
export interface HeadersAndFooters {
  /** Of odd pages, or of all. */
  header: string;
  footer: string;
  /** Null if even pages have no others. */
  even: { header: string; footer: string } | null;
  /** Null if the first page has no others. */
  first: { header: string; footer: string } | null;
}

/** The code of the paper that a sheet without a page setup is printed on. */
export const a4 = 9;

export const defaultPageSetup: PageSetup = {
  paper: null,
  isLandscape: false,
  scale: 100,
  fit: null,
  margins: { left: 0.7, right: 0.7, top: 0.75, bottom: 0.75, header: 0.3, footer: 0.3 },
  isCentredHorizontally: false,
  isCentredVertically: false,
  printsGridLines: false,
  printsHeadings: false,
  goesRightFirst: false,
  firstPageNumber: null,
  rowBreaks: [],
  columnBreaks: [],
  headers: { header: '', footer: '', even: null, first: null },
  scalesHeaders: true,
};

/** What a person can change of it. */
export type PageSetupChange = Pick<PageSetup, 'isLandscape' | 'fit'> & {
  header: string;
  footer: string;
};

export const changePageSetup = (
  setup: PageSetup,
  { isLandscape, fit, header, footer }: PageSetupChange,
): PageSetup => ({ ...setup, isLandscape, fit, headers: { ...setup.headers, header, footer } });

/** What a person can change of a setup, as it is now. */
export const toPageSetupChange = ({ isLandscape, fit, headers }: PageSetup): PageSetupChange => ({
  isLandscape,
  fit,
  header: headers.header,
  footer: headers.footer,
});

/** What a person can change, applied to another setup. */
export const copyPageSetup = (from: PageSetup, to: PageSetup): PageSetup =>
  changePageSetup(to, toPageSetupChange(from));

/** Both sides' changes; of what both changed, theirs. Breaks are those of the other side, because only they are in its file. */
export function mergePageSetups(base: PageSetup, mine: PageSetup, theirs: PageSetup): PageSetup {
  const [before, own, other] = [toPageSetupChange(base), toPageSetupChange(mine), toPageSetupChange(theirs)];
  const choose = <Name extends keyof PageSetupChange>(name: Name): PageSetupChange[Name] =>
    JSON.stringify(before[name]) === JSON.stringify(other[name]) ? own[name] : other[name];
  return changePageSetup(theirs, {
    isLandscape: choose('isLandscape'),
    fit: choose('fit'),
    header: choose('header'),
    footer: choose('footer'),
  });
}

export function shiftPageSetup(setup: PageSetup, shift: Shift): PageSetup {
  const shiftBreaks = (breaks: readonly number[]): readonly number[] =>
    breaks.flatMap((index) => shiftIndex(index, shift) ?? []);
  if (shift.axis === 'rows')
    return setup.rowBreaks.length === 0 ? setup : { ...setup, rowBreaks: shiftBreaks(setup.rowBreaks) };
  return setup.columnBreaks.length === 0
    ? setup
    : { ...setup, columnBreaks: shiftBreaks(setup.columnBreaks) };
}
