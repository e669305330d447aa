import { tokensOf } from '../formula/tokens.ts';
import { parseArea } from './area.ts';
import { type BookStyle, type CellFormat, defaultFormat } from './style.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  cellAt,
  type Sheet,
  usedArea,
  type Workbook,
} from './workbook.ts';

const isWritten = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && (cell.value !== null || cell.formula !== undefined);

/** The contiguous data around some cells, up to empty rows and columns on all sides; null if there is none. */
export function dataRegion(sheet: Sheet, around: Area): Area | null {
  const used = usedArea(sheet);
  if (used === null) return null;
  const hasRow = (row: number, { left, right }: Area): boolean => {
    const cells = sheet.rows.get(row)?.cells;
    for (let column = Math.max(0, left - 1); column <= right + 1; column++)
      if (isWritten(cells?.get(column))) return true;
    return false;
  };
  const hasColumn = (column: number, { top, bottom }: Area): boolean => {
    for (let row = Math.max(0, top - 1); row <= bottom + 1; row++)
      if (isWritten(sheet.rows.get(row)?.cells.get(column))) return true;
    return false;
  };
  let area = around;
  for (let before: Area | null = null; before !== area; ) {
    before = area;
    let { top, left, bottom, right } = area;
    while (top > used.top && hasRow(top - 1, { top, left, bottom, right })) top -= 1;
    while (bottom < used.bottom && hasRow(bottom + 1, { top, left, bottom, right })) bottom += 1;
    while (left > used.left && hasColumn(left - 1, { top, left, bottom, right })) left -= 1;
    while (right < used.right && hasColumn(right + 1, { top, left, bottom, right })) right += 1;
    const grew = top !== area.top || left !== area.left || bottom !== area.bottom || right !== area.right;
    if (grew) area = { top, left, bottom, right };
  }
  return trimRegion(sheet, area);
}

/** Removes empty lines at the edges, such as the empty cell where the search started. */
function trimRegion(sheet: Sheet, area: Area): Area | null {
  let { top, left, bottom, right } = area;
  const isEmptyRow = (row: number): boolean =>
    !columnsOf({ left, right }).some((column) => isWritten(cellAt(sheet, { row, column })));
  while (top <= bottom && isEmptyRow(top)) top += 1;
  if (top > bottom) return null;
  while (isEmptyRow(bottom)) bottom -= 1;
  const isEmptyColumn = (column: number): boolean => {
    for (let row = top; row <= bottom; row++) if (isWritten(cellAt(sheet, { row, column }))) return false;
    return true;
  };
  while (isEmptyColumn(left)) left += 1;
  while (isEmptyColumn(right)) right -= 1;
  return { top, left, bottom, right };
}

const columnsOf = ({ left, right }: Pick<Area, 'left' | 'right'>): number[] =>
  Array.from({ length: right - left + 1 }, (_, at) => left + at);

/** Rows compared with the header; more would not add information. */
const maxCompared = 20;

/**
 * Whether the first row is a header, by heuristics: it is frozen, or has only text above other types of values, or is formatted differently from
 * uniformly formatted rows below.
 */
export function hasHeaderRow({ styles }: Pick<Workbook, 'styles'>, sheet: Sheet, area: Area): boolean {
  if (area.top >= area.bottom) return false;
  const heads = columnsOf(area).flatMap((column) => {
    const head = cellAt(sheet, { row: area.top, column });
    return isWritten(head) ? [{ column, head }] : [];
  });
  if (heads.length === 0) return false;
  if (sheet.frozen.rows === area.top + 1) return true;
  const areWords = heads.every(({ head }) => typeof head.value === 'string' && head.formula === undefined);
  const isOverOthers = heads.some(({ column }) => {
    const below = firstBelow(sheet, area, column);
    return below !== undefined && (typeof below.value !== 'string' || below.formula !== undefined);
  });
  if (areWords && isOverOthers) return true;
  const differing = heads.filter(({ head, column }) =>
    isFormattedDifferently({ sheet, styles, area, head, column }),
  );
  return differing.length * 2 > heads.length;
}

function firstBelow(sheet: Sheet, { top, bottom }: Area, column: number): Cell | undefined {
  for (let row = top + 1; row <= Math.min(bottom, top + maxCompared); row++) {
    const cell = cellAt(sheet, { row, column });
    if (isWritten(cell)) return cell;
  }
  return undefined;
}

interface Head {
  sheet: Sheet;
  styles: readonly BookStyle[];
  area: Area;
  head: Cell;
  column: number;
}

function isFormattedDifferently({ sheet, styles, area, head, column }: Head): boolean {
  const formats: string[] = [];
  for (let row = area.top + 1; row <= Math.min(area.bottom, area.top + maxCompared); row++) {
    const cell = cellAt(sheet, { row, column });
    if (isWritten(cell)) formats.push(emphasisOf(styles[cell.style]?.format ?? defaultFormat));
  }
  const [first] = formats;
  // Rows that differ from each other, as with stripes, are not significant.
  if (first === undefined || formats.some((one) => one !== first)) return false;
  return emphasisOf(styles[head.style]?.format ?? defaultFormat) !== first;
}

/** Formatting that distinguishes a header: number formats and alignment depend on the data. */
const emphasisOf = ({ isBold, isItalic, isUnderlined, size, font, colour, fill }: CellFormat): string =>
  JSON.stringify([isBold, isItalic, isUnderlined, size, font, colour, fill]);

/** More such rows are not totals but running values, such as a balance. */
const maxTotals = 4;

/** The number of total rows at the end: rows with formulas that refer to several rows of the area. */
export function totalRows(workbook: Pick<Workbook, 'names'>, sheet: Sheet, area: Area): number {
  const sums = (row: number): boolean =>
    columnsOf(area).some((column) => {
      const { formula } = cellAt(sheet, { row, column }) ?? {};
      return formula !== undefined && sumsAbove(workbook, sheet, formula, { row, column });
    });
  let count = 0;
  while (count <= maxTotals && area.bottom - count > area.top && sums(area.bottom - count)) count += 1;
  return count > maxTotals ? 0 : count;
}

function sumsAbove(
  workbook: Pick<Workbook, 'names'>,
  sheet: Sheet,
  formula: string,
  { row }: CellAddress,
): boolean {
  return areasIn(workbook, sheet, formula).some(({ top, bottom }) => bottom > top && bottom < row);
}

/** The areas of this sheet that a formula refers to, also through names. */
function areasIn(workbook: Pick<Workbook, 'names'>, sheet: Sheet, formula: string): Area[] {
  return tokensOf(formula).flatMap((token) => {
    const tokens = token.kind === 'name' ? tokensOf(namedFormula(workbook, token.text)) : [token];
    return tokens.flatMap((one) => {
      if (one.kind !== 'reference' || one.isForeign) return [];
      if (one.sheet !== null && one.sheet.toLowerCase() !== sheet.name.toLowerCase()) return [];
      const area = parseArea(one.area);
      return area === null ? [] : [area];
    });
  });
}

const namedFormula = ({ names }: Pick<Workbook, 'names'>, name: string): string =>
  names.find((one) => one.name.toLowerCase() === name.toLowerCase())?.formula ?? '';

/** Maximum number of formulas inspected. */
const maxFormulas = 5000;

/** Whether formulas of these rows contain relative references to other rows, which would change when sorted. */
export function reachesOtherRows(sheet: Sheet, area: Area): boolean {
  let looked = 0;
  for (let row = area.top; row <= area.bottom; row++) {
    for (const column of columnsOf(area)) {
      const { formula } = cellAt(sheet, { row, column }) ?? {};
      if (formula === undefined) continue;
      if (++looked > maxFormulas) return false;
      if (tokensOf(formula).some((token) => token.kind === 'reference' && leavesRow(token.area, row)))
        return true;
    }
  }
  return false;
}

const leavesRow = (area: string, row: number): boolean =>
  area.split(':').some((end) => {
    const [, sign, digits] = /^\$?[A-Za-z]{1,3}(\$?)(\d+)$/.exec(end) ?? [];
    return sign === '' && Number(digits) - 1 !== row;
  });
