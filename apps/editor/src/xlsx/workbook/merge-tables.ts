import { replaceTable, toHeaderText, writeHeaders } from './table-headers.ts';
import { createColumnNames, nameColumns, type Table } from './tables.ts';
import { getCell, getSheet, replaceSheet, type Workbook } from './workbook.ts';

interface Versions {
  base: Workbook;
  mine: Workbook;
  theirs: Workbook;
}

/** The versions with the same names for the columns of each table, also in formulas: mine, if I changed them. */
export const alignTables = (versions: Versions): Versions =>
  versions.theirs.tables.reduce((current, { part }) => alignTable(current, part), versions);

function alignTable({ base, mine, theirs }: Versions, part: string): Versions {
  const find = ({ tables }: Workbook): Table | undefined => tables.find((one) => one.part === part);
  const [before, my, their] = [find(base), find(mine), find(theirs)];
  if (before === undefined || my === undefined || their === undefined) return { base, mine, theirs };
  const count = before.columns.length;
  // The cells of versions with other columns stand in other places.
  if (my.columns.length !== count || their.columns.length !== count) return { base, mine, theirs };
  const names = createColumnNames(
    their.columns.map(({ name }, index) => {
      const [nameBefore, myName = name] = [before.columns[index]?.name, my.columns[index]?.name];
      const text = myName === nameBefore ? name : myName;
      return { text, isChanged: text !== name };
    }),
  );
  const rename = (workbook: Workbook, table: Table): Workbook =>
    table.columns.every(({ name }, index) => name === names[index])
      ? workbook
      : replaceTable(workbook, table, nameColumns(table, names));
  return { base: rename(base, before), mine: rename(mine, my), theirs: rename(theirs, their) };
}

/** Names the columns of tables after the header cells that differ from those of another version. */
export const nameMergedColumns = (workbook: Workbook, before: Workbook): Workbook =>
  workbook.tables.reduce((current, table) => nameTableColumns(current, table, before), workbook);

function nameTableColumns(workbook: Workbook, table: Table, before: Workbook): Workbook {
  if (!table.hasHeaders) return workbook;
  const [sheet, sheetBefore] = [getSheet(workbook, table.sheet), getSheet(before, table.sheet)];
  const headers = table.columns.map(({ name }, index) => {
    const address = { row: table.area.top, column: table.area.left + index };
    const cell = getCell(sheet, address);
    const text = cell === getCell(sheetBefore, address) ? name : toHeaderText(cell, workbook);
    return { text, isChanged: text !== name };
  });
  if (!headers.some(({ isChanged }) => isChanged)) return workbook;
  const after = nameColumns(table, createColumnNames(headers));
  const rows = writeHeaders(sheet, after, (index) => headers[index]?.isChanged === true);
  const tables = workbook.tables.map((one) => (one === table ? after : one));
  return replaceSheet({ ...workbook, tables }, { ...sheet, rows });
}
