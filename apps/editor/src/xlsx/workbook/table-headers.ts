import { removeInvalidCharacters } from '../../xml/values.ts';
import { updateTableColumns } from '../formula/structured-references.ts';
import { contains } from './area.ts';
import { formatCell } from './display-text.ts';
import { replaceFormulas } from './replace-formulas.ts';
import { defaultFormat } from './style.ts';
import { createColumnNames, findTableAt, nameColumns, type Table } from './tables.ts';
import {
  type Cell,
  emptyRow,
  getSheet,
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
  const headers = table.columns.map(({ name }, index) => {
    const column = table.area.left + index;
    const cell = row?.cells.get(column);
    const isChanged = cell !== rowBefore?.cells.get(column);
    return { text: isChanged ? toHeaderText(cell, workbook) : name, isChanged };
  });
  const names = createColumnNames(headers);
  const isWritten = (index: number): boolean => headers[index]?.isChanged === true;
  if (names.every((name, index) => name === table.columns[index]?.name && !isWritten(index))) return workbook;
  const after = nameColumns(table, names);
  const renamed = replaceTable(workbook, table, after);
  const sheet = getSheet(renamed, table.sheet);
  return replaceSheet(renamed, { ...sheet, rows: writeHeaders(sheet, after, isWritten) });
}

/** The text of a cell without control characters, which formulas could not name, or what it shows. A formula without a result is kept as text. */
export function toHeaderText(cell: Cell | undefined, { styles, is1904 }: Workbook): string {
  if (cell === undefined) return '';
  const { value, formula } = cell;
  if (value === null) return formula === undefined ? '' : `=${formula}`;
  if (typeof value === 'string') return removeInvalidCharacters(value.replace(/\r\n?|\v/g, '\n'));
  const format = styles[cell.style]?.format ?? defaultFormat;
  if (typeof value === 'number' && format.format === 'General') return String(value);
  // The same edit gives the same names in every language.
  return formatCell(cell, format, { lang: 'en', is1904 }).text;
}

/** Headers are texts. */
export function writeHeaders(
  sheet: Sheet,
  { area, columns }: Table,
  isWritten: (index: number) => boolean,
): ReadonlyMap<number, Row> {
  const row = sheet.rows.get(area.top);
  const cells = new Map(row?.cells);
  for (const [index, { name }] of columns.entries()) {
    if (!isWritten(index)) continue;
    const cell = cells.get(area.left + index);
    if (cell?.value !== name || cell.formula !== undefined)
      cells.set(area.left + index, { value: name, style: cell?.style ?? 0 });
  }
  return new Map(sheet.rows).set(area.top, { ...(row ?? emptyRow), cells });
}

/** Replaces a table, and updates the formulas that refer to its columns. */
export function replaceTable(workbook: Workbook, table: Table, after: Table): Workbook {
  const tables = workbook.tables.map((one) => (one === table ? after : one));
  if (after.columns === table.columns) return { ...workbook, tables };
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

/** Whether a cell is a header of a table: what is typed there is text. */
export function isTableHeader({ tables }: Workbook, address: Parameters<typeof findTableAt>[1]): boolean {
  const table = tables.length === 0 ? undefined : findTableAt(tables, address);
  return table?.hasHeaders === true && table.area.top === address.row;
}

/** The name of the table that contains a cell. */
export const findTableName = (
  { tables }: Workbook,
  address: Parameters<typeof findTableAt>[1],
): string | null => (tables.length === 0 ? null : (findTableAt(tables, address)?.name ?? null));
