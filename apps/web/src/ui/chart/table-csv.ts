import { addGuards } from '@redraft/contracts';
import type { CellValue, Column } from '../data-table/column.ts';

/** Decimals of a value: more would suggest a precision that the measurement does not have. */
const decimals = 3;

/** The rows of a chart's table as CSV: values with their units, times as ISO text; columns without `value` are omitted. */
export function formatTableAsCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exportedColumns = columns.flatMap(({ header, unit, value }) =>
    value === undefined ? [] : [{ header: unit === undefined ? header : `${header} (${unit})`, value }],
  );
  const lines = [
    exportedColumns.map(({ header }) => formatCell(header)),
    ...rows.map((row) => exportedColumns.map(({ value }) => formatCell(value(row)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function formatCell(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toFixed(decimals))) : '';
  const text = addGuards(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** File name of a chart: its name without characters that file systems reject. */
export function buildChartFileName(name: string, fileExtension: string): string {
  const safeName = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|(?<!-)-+$/g, '');
  return `${safeName === '' ? 'chart' : safeName.toLowerCase()}.${fileExtension}`;
}
