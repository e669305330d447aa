import { formatColumn } from './area.ts';
import { isError, type Row, type Sheet, type Value, type Workbook } from './workbook.ts';

/** The content of a workbook as text lines, to compare versions: one line for each row and each note. */
export function toLines(workbook: Workbook): string[] {
  return workbook.sheets.flatMap((sheet) => [`# ${sheet.name}`, ...toRowLines(sheet), ...toNoteLines(sheet)]);
}

const rowTextCache = new WeakMap<Row, string>();

function toRowLines(sheet: Sheet): string[] {
  return [...sheet.rows.keys()]
    .sort((a, b) => a - b)
    .flatMap((index) => {
      const row = sheet.rows.get(index);
      const rowText = row === undefined ? '' : toRowText(row);
      return rowText === '' ? [] : [`${index + 1}: ${rowText}`];
    });
}

function toRowText(row: Row): string {
  const cached = rowTextCache.get(row);
  if (cached !== undefined) return cached;
  const rowText = [...row.cells]
    .sort(([a], [b]) => a - b)
    .flatMap(([column, { value, formula }]) => {
      const content = formula === undefined ? toPlainText(value) : `=${formula}`;
      return content === '' ? [] : [`${formatColumn(column)} ${content}`];
    })
    .join(' | ');
  rowTextCache.set(row, rowText);
  return rowText;
}

export function toPlainText(value: Value): string {
  if (value === null) return '';
  if (isError(value)) return value.error;
  return typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : String(value);
}

const toNoteLines = (sheet: Sheet): string[] =>
  [...sheet.notes]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ row, column, author, text }) => `[${formatColumn(column)}${row + 1}] ${author}: ${text}`);
