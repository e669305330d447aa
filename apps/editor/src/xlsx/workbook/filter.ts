import { format, isDateFormat } from 'numfmt';
import { compileCriterion, compileWildcards } from '../formula/criterion.ts';
import { parseNumberOrNull } from '../formula/values.ts';
import { contains } from './area.ts';
import { countTotalRows } from './data-region.ts';
import { daysBetweenDateSystems, formatCell } from './display-text.ts';
import { defaultFormat } from './style.ts';
import {
  type Area,
  type Cell,
  type CellAddress,
  computeUsedArea,
  emptyRow,
  getCell,
  getSheet,
  getStyle,
  type Row,
  replaceSheet,
  type Sheet,
  type Workbook,
} from './workbook.ts';

/** A filter of a sheet or of one of its tables (`autoFilter`). */
export interface SheetFilter {
  /** The part of the table; null for the filter of the sheet itself. */
  table: string | null;
  /** With its header row. */
  area: Area;
  /** Columns with a condition or without a button, in order. */
  columns: readonly FilterColumn[];
  /** A table may have its filter turned off. */
  isOn: boolean;
}

export interface FilterColumn {
  column: number;
  condition: FilterCondition | null;
  isButtonHidden: boolean;
}

export type FilterCondition =
  /** Texts as they are displayed in English, and dates as the start of `yyyy-mm-dd hh:mm:ss`. */
  | { kind: 'values'; texts: readonly string[]; dates: readonly string[]; hasBlank: boolean }
  | { kind: 'tests'; isAnd: boolean; tests: readonly FilterTest[] }
  /** A kind that cannot be made here. It is kept, and can be cleared. */
  | { kind: 'kept'; name: KeptFilter; xml: string; limits: FilterLimits | null };

export type KeptFilter = 'top10' | 'dynamic' | 'colour' | 'icon' | 'other';

/** The values that a kept filter shows, as the program that made it calculated them. */
export interface FilterLimits {
  min: number | null;
  max: number | null;
  includesMin: boolean;
  includesMax: boolean;
}

export interface FilterTest {
  operator: FilterOperator;
  /** A number, or a text with wildcards. */
  value: string;
}

export const filterOperators = [
  'equal',
  'notEqual',
  'greaterThan',
  'greaterThanOrEqual',
  'lessThan',
  'lessThanOrEqual',
] as const;
export type FilterOperator = (typeof filterOperators)[number];

/** As formulas write them. */
export const operatorSigns: Readonly<Record<FilterOperator, string>> = {
  equal: '=',
  notEqual: '<>',
  greaterThan: '>',
  greaterThanOrEqual: '>=',
  lessThan: '<',
  lessThanOrEqual: '<=',
};

/** How the value of a cell appears in a filter. */
export interface FilteredValue {
  isBlank: boolean;
  text: string;
  /** `yyyy-mm-dd hh:mm:ss`; null unless the cell shows a date. */
  date: string | null;
}

export function readFilteredValue(
  { styles, is1904 }: Pick<Workbook, 'styles' | 'is1904'>,
  sheet: Sheet,
  address: CellAddress,
): FilteredValue {
  const cell = getCell(sheet, address);
  if (cell === undefined || cell.value === null || cell.value === '')
    return { isBlank: true, text: '', date: null };
  const cellFormat = styles[getStyle(sheet, address)]?.format ?? defaultFormat;
  const { text } = formatCell(cell, cellFormat, { lang: 'en', is1904 });
  return { isBlank: text.trim() === '', text, date: readDate(cell, cellFormat.format, is1904) };
}

function readDate({ value }: Cell, pattern: string, is1904: boolean): string | null {
  // Times alone are below one day.
  if (typeof value !== 'number' || value < 1 || !isDateFormat(pattern)) return null;
  return format('yyyy-mm-dd hh:mm:ss', is1904 ? value + daysBetweenDateSystems : value, { throws: false });
}

type Matcher = (address: CellAddress) => boolean;

/** Null for a condition that only other programs can evaluate. */
function compileCondition(workbook: Workbook, sheet: Sheet, condition: FilterCondition): Matcher | null {
  const read = (address: CellAddress): FilteredValue => readFilteredValue(workbook, sheet, address);
  if (condition.kind === 'values') {
    const texts = new Set(condition.texts.map((text) => text.toLowerCase()));
    const numbers = new Set(condition.texts.map(parseNumberOrNull).filter((number) => number !== null));
    return (address) => {
      const { isBlank, text, date } = read(address);
      if (isBlank) return condition.hasBlank;
      if (date !== null && condition.dates.some((start) => date.startsWith(start))) return true;
      const value = getCell(sheet, address)?.value;
      return texts.has(text.toLowerCase()) || (typeof value === 'number' && numbers.has(value));
    };
  }
  if (condition.kind === 'tests') {
    const tests = condition.tests.map((test) => compileTest(test, sheet, read));
    return (address) =>
      condition.isAnd ? tests.every((test) => test(address)) : tests.some((test) => test(address));
  }
  const { limits } = condition;
  if (limits === null) return null;
  return (address) => {
    const value = getCell(sheet, address)?.value;
    return typeof value === 'number' && isWithin(value, limits);
  };
}

function isWithin(value: number, { min, max, includesMin, includesMax }: FilterLimits): boolean {
  const isAbove = min === null || value > min || (includesMin && value === min);
  return isAbove && (max === null || value < max || (includesMax && value === max));
}

function compileTest(
  { operator, value }: FilterTest,
  sheet: Sheet,
  read: (address: CellAddress) => FilteredValue,
): Matcher {
  const isEquality = operator === 'equal' || operator === 'notEqual';
  // Programs write a space for "not empty" and "empty".
  if (isEquality && value.trim() === '') {
    return (address) => read(address).isBlank === (operator === 'equal');
  }
  const number = parseNumberOrNull(value);
  if (isEquality) {
    const pattern = compileWildcards(value);
    return (address) => {
      const cellValue = getCell(sheet, address)?.value;
      const isEqual = pattern.test(read(address).text) || (number !== null && cellValue === number);
      return isEqual === (operator === 'equal');
    };
  }
  const matches = compileCriterion(operatorSigns[operator] + value);
  return (address) => matches(getCell(sheet, address)?.value ?? null);
}

/** The rows below the header, as far as there is data. */
export function listFilteredRows(sheet: Sheet, { area }: Pick<SheetFilter, 'area'>): number[] {
  const bottom = Math.min(area.bottom, computeUsedArea(sheet)?.bottom ?? area.top);
  return Array.from({ length: Math.max(0, bottom - area.top) }, (_, index) => area.top + 1 + index);
}

/** Whether rows pass the conditions of a filter, except that of one column. Conditions that cannot be evaluated let all pass. */
export function createRowTest(
  workbook: Workbook,
  sheet: Sheet,
  filter: SheetFilter,
  exceptColumn: number | null = null,
): (row: number) => boolean {
  const matchers = filter.columns.flatMap(({ column, condition }) => {
    const matcher =
      condition === null || column === exceptColumn ? null : compileCondition(workbook, sheet, condition);
    return matcher === null ? [] : [(row: number) => matcher({ row, column })];
  });
  return (row) => matchers.every((matches) => matches(row));
}

const hasConditions = ({ columns }: SheetFilter): boolean =>
  columns.some(({ condition }) => condition !== null);

const hasUnknownCondition = ({ columns }: SheetFilter): boolean =>
  columns.some(({ condition }) => condition?.kind === 'kept' && condition.limits === null);

export interface FilterEdit {
  sheet: number;
  table: string | null;
  /** Null turns the filter off. */
  area: Area | null;
}

export interface FilterColumnEdit {
  sheet: number;
  table: string | null;
  column: number;
  condition: FilterCondition | null;
}

/** Turns a filter on or off; without a filter all of its rows are shown. */
export function applyFilter(workbook: Workbook, { sheet: id, table, area }: FilterEdit): Workbook {
  const sheet = getSheet(workbook, id);
  const before = findFilter(sheet, table);
  const others = sheet.filters.filter((one) => one !== before);
  const shown = before !== undefined && hasConditions(before) ? showRows(sheet, before) : sheet.rows;
  const next: SheetFilter | null =
    area === null
      ? before === undefined || table === null
        ? null
        : { ...before, columns: [], isOn: false }
      : { table, area, columns: [], isOn: true };
  return replaceSheet(workbook, {
    ...sheet,
    rows: shown,
    filters: next === null ? others : [...others, next],
  });
}

/** Sets or clears the condition of a column, and shows and hides the rows accordingly. */
export function applyFilterColumn(workbook: Workbook, edit: FilterColumnEdit): Workbook {
  const sheet = getSheet(workbook, edit.sheet);
  const before = findFilter(sheet, edit.table);
  if (before === undefined) return workbook;
  const { column, condition } = edit;
  const isButtonHidden = before.columns.find((one) => one.column === column)?.isButtonHidden ?? false;
  const columns = [
    ...before.columns.filter((one) => one.column !== column),
    ...(condition === null && !isButtonHidden ? [] : [{ column, condition, isButtonHidden }]),
  ].sort((one, other) => one.column - other.column);
  const after: SheetFilter = { ...before, columns, area: growArea(workbook, sheet, before) };
  return replaceSheet(workbook, hideRows(workbook, sheet, before, after));
}

/** Evaluates all filters of a sheet again. */
export function reapplyFilters(workbook: Workbook, id: number): Workbook {
  return getSheet(workbook, id).filters.reduce((next, filter) => {
    if (!hasConditions(filter)) return next;
    const sheet = getSheet(next, id);
    return replaceSheet(
      next,
      hideRows(next, sheet, filter, { ...filter, area: growArea(next, sheet, filter) }),
    );
  }, workbook);
}

export const findFilter = (sheet: Sheet, table: string | null): SheetFilter | undefined =>
  sheet.filters.find((filter) => filter.table === table);

/** Rows that were added directly below belong to the filter of a sheet, as in Excel; a table has its own size. */
export function growArea(workbook: Workbook, sheet: Sheet, { area, table }: SheetFilter): Area {
  if (table !== null) return area;
  let { bottom } = area;
  const hasContent = (row: number): boolean => {
    const cells = sheet.rows.get(row)?.cells;
    for (let column = area.left; cells !== undefined && column <= area.right; column++) {
      const cell = cells.get(column);
      if (cell !== undefined && cell.value !== null) return true;
    }
    return false;
  };
  const isTotal = (row: number): boolean => countTotalRows(workbook, sheet, { ...area, bottom: row }) > 0;
  while (hasContent(bottom + 1) && !isTotal(bottom + 1)) bottom += 1;
  return bottom === area.bottom ? area : { ...area, bottom };
}

/** Replaces a filter by one with other conditions, and shows and hides the rows accordingly. */
export function hideRows(workbook: Workbook, sheet: Sheet, before: SheetFilter, after: SheetFilter): Sheet {
  const passedBefore = createRowTest(workbook, sheet, before);
  const passes = createRowTest(workbook, sheet, after);
  const keepsUnknown = hasUnknownCondition(after);
  const rows = new Map<number, Row>(sheet.rows);
  for (const index of listFilteredRows(sheet, after)) {
    const row = rows.get(index) ?? emptyRow;
    // What only another program can evaluate keeps the rows hidden that it has hidden.
    const isHidden = !passes(index) || (keepsUnknown && row.isHidden && passedBefore(index));
    if (row.isHidden !== isHidden) rows.set(index, { ...row, isHidden });
  }
  const filters = sheet.filters.map((one) => (one === before ? after : one));
  return { ...sheet, rows, filters };
}

function showRows(sheet: Sheet, filter: SheetFilter): ReadonlyMap<number, Row> {
  const rows = new Map<number, Row>(sheet.rows);
  for (const index of listFilteredRows(sheet, filter)) {
    const row = rows.get(index);
    if (row?.isHidden === true) rows.set(index, { ...row, isHidden: false });
  }
  return rows;
}

/** Whether a row is hidden by a filter, not by hand: such rows are no part of what is copied, filled or cleared. */
export function isFilteredOut(sheet: Sheet, row: number): boolean {
  return (
    sheet.rows.get(row)?.isHidden === true &&
    sheet.filters.some(
      (filter) => row > filter.area.top && row <= filter.area.bottom && hasConditions(filter),
    )
  );
}

/** The parts of an area that no filter hides. */
export function splitByFilter(sheet: Sheet, area: Area): Area[] {
  if (!sheet.filters.some(hasConditions)) return [area];
  const areas: Area[] = [];
  let top = area.top;
  const hiddenRows = [...sheet.rows.keys()]
    .filter((row) => row >= area.top && row <= area.bottom && isFilteredOut(sheet, row))
    .sort((one, other) => one - other);
  for (const row of hiddenRows) {
    if (row > top) areas.push({ ...area, top, bottom: row - 1 });
    top = row + 1;
  }
  if (top <= area.bottom) areas.push({ ...area, top });
  return areas;
}

/** The filter with a button in a cell. */
export const findFilterAt = (sheet: Sheet, { row, column }: CellAddress): SheetFilter | undefined =>
  sheet.filters.find(
    ({ isOn, area, columns }) =>
      isOn &&
      row === area.top &&
      contains(area, { row, column }) &&
      columns.find((one) => one.column === column)?.isButtonHidden !== true,
  );

/** How many rows the filters of a sheet show; null without a condition. */
export function countShownRows(sheet: Sheet): { shown: number; total: number } | null {
  const active = sheet.filters.filter(hasConditions);
  if (active.length === 0) return null;
  const rows = active.flatMap((filter) => listFilteredRows(sheet, filter));
  return {
    shown: rows.filter((row) => sheet.rows.get(row)?.isHidden !== true).length,
    total: rows.length,
  };
}
