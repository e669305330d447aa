import { updateTableColumns } from '../formula/structured-references.ts';
import { contains } from './area.ts';
import { replaceFormulas } from './replace-formulas.ts';
import { createColumnNames, findTableAt, type Table } from './tables.ts';
import {
  type Cell,
  getSheet,
  isError,
  type Row,
  replaceSheet,
  type Sheet,
  type Workbook,
} from './workbook.ts';

/** The columns of a table are called what its header cells say: changed headers rename columns, also in formulas. */
export function renameTableColumns(before: Workbook, workbook: Workbook, sheetId: number): Workbook {
  const sheetBefore = before.sheets.find(({ id }) => id === sheetId);
  return workbook.tables.reduce((current, table) => {
    const { area, hasHeaders } = table;
    const row = getSheet(current, sheetId).rows.get(area.top);
    const hasChanged = table.sheet === sheetId && hasHeaders && row !== sheetBefore?.rows.get(area.top);
    return hasChanged
      ? renameColumns(current, table, { row, rowBefore: sheetBefore?.rows.get(area.top) })
      : current;
  }, workbook);
}

function renameColumns(
  workbook: Workbook,
  table: Table,
  { row, rowBefore }: { row: Row | undefined; rowBefore: Row | undefined },
): Workbook {
  const texts = table.columns.map(({ name }, index) => {
    const column = table.area.left + index;
    const cell = row?.cells.get(column);
    return cell === rowBefore?.cells.get(column) ? name : toHeaderText(cell);
  });
  const names = createColumnNames(texts);
  if (names.every((name, index) => name === table.columns[index]?.name)) return workbook;
  const columns = table.columns.map((column, index) => ({ ...column, name: names[index] ?? column.name }));
  const after = { ...table, columns };
  const renamed = replaceTable(workbook, table, after);
  const sheet = getSheet(renamed, table.sheet);
  return replaceSheet(renamed, { ...sheet, rows: writeHeaders(sheet, after) });
}

function toHeaderText(cell: Cell | undefined): string {
  const value = cell?.value ?? null;
  return value === null ? '' : isError(value) ? value.error : String(value);
}

/** Headers are texts. */
export function writeHeaders(sheet: Sheet, { area, columns }: Table): ReadonlyMap<number, Row> {
  const row = sheet.rows.get(area.top);
  const cells = new Map(row?.cells);
  for (const [index, { name }] of columns.entries()) {
    const cell = cells.get(area.left + index);
    if (cell?.value !== name || cell.formula !== undefined)
      cells.set(area.left + index, { value: name, style: cell?.style ?? 0 });
  }
  const base: Row = row ?? { cells, height: null, isHidden: false, style: null };
  return new Map(sheet.rows).set(area.top, { ...base, cells });
}

/** Replaces a table, and updates the formulas that refer to its columns. */
export function replaceTable(workbook: Workbook, table: Table, after: Table): Workbook {
  const tables = workbook.tables.map((one) => (one === table ? after : one));
  const update = (formula: string, ownTable: boolean): string =>
    updateTableColumns(formula, { before: table, after, ownTable });
  const sheets = workbook.sheets.map((sheet) =>
    replaceFormulas(sheet, (formula, address) =>
      update(formula, sheet.id === after.sheet && contains(after.area, address)),
    ),
  );
  const definedNames = workbook.definedNames.map((one) => {
    const formula = update(one.formula, false);
    return formula === one.formula ? one : { ...one, formula };
  });
  return { ...workbook, tables, sheets, definedNames };
}

/** The name of the table that contains a cell. */
export const findTableName = (
  { tables }: Workbook,
  address: Parameters<typeof findTableAt>[1],
): string | null => (tables.length === 0 ? null : (findTableAt(tables, address)?.name ?? null));
