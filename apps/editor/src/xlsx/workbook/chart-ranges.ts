import { isDateFormat } from 'numfmt';
import { uniteAreas } from './area.ts';
import type { ChartType, SeriesReferences } from './charts.ts';
import { findReferencedRange, formatFixedRange } from './defined-names.ts';
import { defaultFormat } from './style.ts';
import { type Area, getCell, getStyle, type Sheet, type Workbook } from './workbook.ts';

/** How a range of cells is divided into series. */
export interface ChartRange {
  sheet: number;
  area: Area;
  /** The first row has the names of the series; of series in rows, the first column. */
  hasHeader: boolean;
  /** The first column has the categories; of series in rows, the first row. */
  hasCategories: boolean;
  isInRows: boolean;
}

/** More series could not be told apart. */
export const maxChartSeries = 50;

/** Divides a range as Excel does: the longer side is that of the categories; text and dates at its edges are names. */
export function detectChartRange(workbook: Workbook, sheet: Sheet, area: Area, type: ChartType): ChartRange {
  const isInRows = area.bottom - area.top < area.right - area.left;
  const isCornerEmpty = (getCell(sheet, { row: area.top, column: area.left })?.value ?? null) === null;
  const hasSeveralRows = area.bottom > area.top;
  const hasSeveralColumns = area.right > area.left;
  const isFirstRowNamed =
    hasSeveralRows && (hasNames(workbook, sheet, area, 'row') || (isCornerEmpty && hasSeveralColumns));
  const isScatter = type === 'scatter';
  const isFirstColumnNamed =
    hasSeveralColumns &&
    (hasNames(workbook, sheet, area, 'column') ||
      (isCornerEmpty && isFirstRowNamed) ||
      (isScatter && !isInRows));
  const [hasHeader, hasCategories] = isInRows
    ? [isFirstColumnNamed, isFirstRowNamed || (isScatter && hasSeveralRows)]
    : [isFirstRowNamed, isFirstColumnNamed];
  return { sheet: sheet.id, area, hasHeader, hasCategories, isInRows };
}

/** Whether text or dates are in the first row or column, without the corner if there are other cells. */
function hasNames(workbook: Workbook, sheet: Sheet, area: Area, side: 'row' | 'column'): boolean {
  const [from, to] = side === 'row' ? [area.left, area.right] : [area.top, area.bottom];
  for (let index = Math.min(from + 1, to); index <= Math.min(to, from + 50); index++) {
    const address = side === 'row' ? { row: area.top, column: index } : { row: index, column: area.left };
    const value = getCell(sheet, address)?.value ?? null;
    const { format } = workbook.styles[getStyle(sheet, address)]?.format ?? defaultFormat;
    if (typeof value === 'string' && value !== '') return true;
    if (typeof value === 'number' && isDateFormat(format)) return true;
  }
  return false;
}

/** The cells of each series. */
export function listSeriesReferences(
  workbook: Workbook,
  range: ChartRange,
  type: ChartType,
): SeriesReferences[] {
  const sheet = workbook.sheets.find(({ id }) => id === range.sheet);
  if (sheet === undefined) return [];
  const { area, isInRows, hasHeader, hasCategories } = range;
  const [from, to] = isInRows ? [area.top, area.bottom] : [area.left, area.right];
  const [start, end] = isInRows ? [area.left, area.right] : [area.top, area.bottom];
  const reference = (line: number, first: number, last: number): string =>
    formatFixedRange(
      sheet,
      isInRows
        ? { top: line, bottom: line, left: first, right: last }
        : { top: first, bottom: last, left: line, right: line },
    );
  const firstValue = start + (hasHeader ? 1 : 0);
  const firstSeries = from + (hasCategories ? 1 : 0);
  if (firstValue > end || firstSeries > to) return [];
  // A pie has one ring; a doughnut has one for each series.
  const lastSeries = type === 'pie' ? firstSeries : Math.min(to, firstSeries + maxChartSeries - 1);
  const categories = hasCategories ? reference(from, firstValue, end) : '';
  return Array.from({ length: lastSeries - firstSeries + 1 }, (_, index) => ({
    name: hasHeader ? reference(firstSeries + index, start, start) : '',
    categories,
    values: reference(firstSeries + index, firstValue, end),
  }));
}

/** The range that gives these references; null if there is none. */
export function findChartRange(
  workbook: Workbook,
  references: readonly SeriesReferences[],
  type: ChartType,
): ChartRange | null {
  const parts = references
    .flatMap(({ name, categories, values }) => [name, categories, values])
    .filter((formula) => formula !== '')
    .map((formula) => findReferencedRange(workbook, null, formula));
  const [first] = parts;
  if (first === undefined || first === null) return null;
  const areas = parts.flatMap((part) => (part?.sheet === first.sheet ? [part.area] : []));
  if (areas.length < parts.length) return null;
  const area = areas.reduce(uniteAreas);
  const isSame = (other: readonly SeriesReferences[]): boolean =>
    JSON.stringify(other) === JSON.stringify(references);
  const hasHeader = references.some(({ name }) => name !== '');
  const hasCategories = references.some(({ categories }) => categories !== '');
  const found = [false, true]
    .map((isInRows) => ({ sheet: first.sheet.id, area, hasHeader, hasCategories, isInRows }))
    .find((range) => isSame(listSeriesReferences(workbook, range, type)));
  return found ?? null;
}
