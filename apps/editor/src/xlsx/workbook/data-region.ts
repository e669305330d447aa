import { tokenize } from '../formula/tokens.ts';
import { parseArea } from './area.ts';
import { type BookStyle, type CellFormat, defaultFormat } from './style.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  computeUsedArea,
  getCell,
  type Sheet,
  type Workbook,
} from './workbook.ts';

const isFilled = (cell: Cell | undefined): cell is Cell =>
  cell !== undefined && (cell.value !== null || cell.formula !== undefined);

/** The contiguous data around some cells, up to empty rows and columns on all sides; null if there is none. */
export function findDataRegion(sheet: Sheet, start: Area): Area | null {
  const used = computeUsedArea(sheet);
  if (used === null) return null;
  const hasRow = (row: number, { left, right }: Area): boolean => {
    const cells = sheet.rows.get(row)?.cells;
    for (let column = Math.max(0, left - 1); column <= right + 1; column++)
      if (isFilled(cells?.get(column))) return true;
    return false;
  };
  const hasColumn = (column: number, { top, bottom }: Area): boolean => {
    for (let row = Math.max(0, top - 1); row <= bottom + 1; row++)
      if (isFilled(sheet.rows.get(row)?.cells.get(column))) return true;
    return false;
  };
  let area = start;
  for (let previous: Area | null = null; previous !== area; ) {
    previous = area;
    let { top, left, bottom, right } = area;
    while (top > used.top && hasRow(top - 1, { top, left, bottom, right })) top -= 1;
    while (bottom < used.bottom && hasRow(bottom + 1, { top, left, bottom, right })) bottom += 1;
    while (left > used.left && hasColumn(left - 1, { top, left, bottom, right })) left -= 1;
    while (right < used.right && hasColumn(right + 1, { top, left, bottom, right })) right += 1;
    const hasGrown = top !== area.top || left !== area.left || bottom !== area.bottom || right !== area.right;
    if (hasGrown) area = { top, left, bottom, right };
  }
  return trimRegion(sheet, area);
}

/** Removes empty lines at the edges, such as the empty cell where the search started. */
function trimRegion(sheet: Sheet, area: Area): Area | null {
  let { top, left, bottom, right } = area;
  const isEmptyRow = (row: number): boolean =>
    !listColumns({ left, right }).some((column) => isFilled(getCell(sheet, { row, column })));
  while (top <= bottom && isEmptyRow(top)) top += 1;
  if (top > bottom) return null;
  while (isEmptyRow(bottom)) bottom -= 1;
  const isEmptyColumn = (column: number): boolean => {
    for (let row = top; row <= bottom; row++) if (isFilled(getCell(sheet, { row, column }))) return false;
    return true;
  };
  while (isEmptyColumn(left)) left += 1;
  while (isEmptyColumn(right)) right -= 1;
  return { top, left, bottom, right };
}

const listColumns = ({ left, right }: Pick<Area, 'left' | 'right'>): number[] =>
  Array.from({ length: right - left + 1 }, (_, index) => left + index);

/** Rows compared with the header; more would not add information. */
const maxComparedRows = 20;

/**
 * Whether the first row is a header, by heuristics: it is frozen, or has only text above other types of values, or is formatted differently from
 * uniformly formatted rows below.
 */
export function hasHeaderRow({ styles }: Pick<Workbook, 'styles'>, sheet: Sheet, area: Area): boolean {
  if (area.top >= area.bottom) return false;
  const headers = listColumns(area).flatMap((column) => {
    const header = getCell(sheet, { row: area.top, column });
    return isFilled(header) ? [{ column, head: header }] : [];
  });
  if (headers.length === 0) return false;
  if (sheet.frozen.rows === area.top + 1) return true;
  const areTexts = headers.every(
    ({ head: header }) => typeof header.value === 'string' && header.formula === undefined,
  );
  const isAboveOtherTypes = headers.some(({ column }) => {
    const below = findFirstBelow(sheet, area, column);
    return below !== undefined && (typeof below.value !== 'string' || below.formula !== undefined);
  });
  if (areTexts && isAboveOtherTypes) return true;
  const differing = headers.filter(({ head: header, column }) =>
    isFormattedDifferently({ sheet, styles, area, header, column }),
  );
  return differing.length * 2 > headers.length;
}

function findFirstBelow(sheet: Sheet, { top, bottom }: Area, column: number): Cell | undefined {
  for (let row = top + 1; row <= Math.min(bottom, top + maxComparedRows); row++) {
    const cell = getCell(sheet, { row, column });
    if (isFilled(cell)) return cell;
  }
  return undefined;
}

interface HeaderCell {
  sheet: Sheet;
  styles: readonly BookStyle[];
  area: Area;
  header: Cell;
  column: number;
}

function isFormattedDifferently({ sheet, styles, area, header, column }: HeaderCell): boolean {
  const formats: string[] = [];
  for (let row = area.top + 1; row <= Math.min(area.bottom, area.top + maxComparedRows); row++) {
    const cell = getCell(sheet, { row, column });
    if (isFilled(cell)) formats.push(toEmphasisKey(styles[cell.style]?.format ?? defaultFormat));
  }
  const [first] = formats;
  // Rows that differ from each other, as with stripes, are not significant.
  if (first === undefined || formats.some((one) => one !== first)) return false;
  return toEmphasisKey(styles[header.style]?.format ?? defaultFormat) !== first;
}

/** Formatting that distinguishes a header: number formats and alignment depend on the data. */
const toEmphasisKey = ({ isBold, isItalic, isUnderlined, size, font, colour, fill }: CellFormat): string =>
  JSON.stringify([isBold, isItalic, isUnderlined, size, font, colour, fill]);

/** More such rows are not totals but running values, such as a balance. */
const maxTotals = 4;

/** The number of total rows at the end: rows with formulas that refer to several rows of the area. */
export function countTotalRows(workbook: Pick<Workbook, 'definedNames'>, sheet: Sheet, area: Area): number {
  const isTotalRow = (row: number): boolean =>
    listColumns(area).some((column) => {
      const { formula } = getCell(sheet, { row, column }) ?? {};
      return formula !== undefined && sumsRowsAbove(workbook, sheet, formula, { row, column });
    });
  let count = 0;
  while (count <= maxTotals && area.bottom - count > area.top && isTotalRow(area.bottom - count)) count += 1;
  return count > maxTotals ? 0 : count;
}

function sumsRowsAbove(
  workbook: Pick<Workbook, 'definedNames'>,
  sheet: Sheet,
  formula: string,
  { row }: CellAddress,
): boolean {
  return listReferencedAreas(workbook, sheet, formula).some(
    ({ top, bottom }) => bottom > top && bottom < row,
  );
}

/** The areas of this sheet that a formula refers to, also through names. */
function listReferencedAreas(
  workbook: Pick<Workbook, 'definedNames'>,
  sheet: Sheet,
  formula: string,
): Area[] {
  return tokenize(formula).flatMap((token) => {
    const tokens = token.kind === 'name' ? tokenize(findNamedFormula(workbook, token.text)) : [token];
    return tokens.flatMap((one) => {
      if (one.kind !== 'reference' || one.isForeign) return [];
      if (one.sheet !== null && one.sheet.toLowerCase() !== sheet.name.toLowerCase()) return [];
      const area = parseArea(one.area);
      return area === null ? [] : [area];
    });
  });
}

const findNamedFormula = ({ definedNames: names }: Pick<Workbook, 'definedNames'>, name: string): string =>
  names.find((one) => one.name.toLowerCase() === name.toLowerCase())?.formula ?? '';

/** Maximum number of formulas inspected. */
const maxFormulas = 5000;

/** Whether formulas of these rows contain relative references to other rows, which would change when sorted. */
export function hasReferencesToOtherRows(sheet: Sheet, area: Area): boolean {
  let inspected = 0;
  for (let row = area.top; row <= area.bottom; row++) {
    for (const column of listColumns(area)) {
      const { formula } = getCell(sheet, { row, column }) ?? {};
      if (formula === undefined) continue;
      if (++inspected > maxFormulas) return false;
      if (tokenize(formula).some((token) => token.kind === 'reference' && refersToOtherRow(token.area, row)))
        return true;
    }
  }
  return false;
}

const refersToOtherRow = (reference: string, row: number): boolean =>
  reference.split(':').some((end) => {
    const [, sign, digits] = /^(?:\$?[A-Za-z]{1,3})?(\$?)(\d+)$/.exec(end) ?? [];
    return sign === '' && Number(digits) - 1 !== row;
  });
