import { formatColumn } from './area.ts';
import { isError, type Row, type Sheet, type Value, type Workbook } from './workbook.ts';

/** All content of a workbook as lines for comparison: one per row and per note. */
export function linesOf(workbook: Workbook): string[] {
  return workbook.sheets.flatMap((sheet) => [`# ${sheet.name}`, ...rowLines(sheet), ...noteLines(sheet)]);
}

const ofRows = new WeakMap<Row, string>();

function rowLines(sheet: Sheet): string[] {
  return [...sheet.rows.keys()]
    .sort((a, b) => a - b)
    .flatMap((at) => {
      const row = sheet.rows.get(at);
      const words = row === undefined ? '' : wordsOf(row);
      return words === '' ? [] : [`${at + 1}: ${words}`];
    });
}

function wordsOf(row: Row): string {
  const known = ofRows.get(row);
  if (known !== undefined) return known;
  const words = [...row.cells]
    .sort(([a], [b]) => a - b)
    .flatMap(([column, { value, formula }]) => {
      const written = formula === undefined ? plainText(value) : `=${formula}`;
      return written === '' ? [] : [`${formatColumn(column)} ${written}`];
    })
    .join(' | ');
  ofRows.set(row, words);
  return words;
}

export function plainText(value: Value): string {
  if (value === null) return '';
  if (isError(value)) return value.error;
  return typeof value === 'boolean' ? (value ? 'TRUE' : 'FALSE') : String(value);
}

const noteLines = (sheet: Sheet): string[] =>
  [...sheet.notes]
    .sort((a, b) => a.row - b.row || a.column - b.column)
    .map(({ row, column, author, text }) => `[${formatColumn(column)}${row + 1}] ${author}: ${text}`);
