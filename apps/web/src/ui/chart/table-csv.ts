import { withGuards } from '@redraft/contracts';
import type { CellValue, Column } from '../data-table/column.ts';

/** Decimals of a value: more would suggest a precision that the measurement does not have. */
const decimals = 3;

/** The rows of a chart's table as CSV: values with their units, times as ISO text; columns without `value` are omitted. */
export function tableAsCsv<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
  const exported = columns.flatMap(({ header, unit, value }) =>
    value === undefined ? [] : [{ header: unit === undefined ? header : `${header} (${unit})`, value }],
  );
  const lines = [
    exported.map(({ header }) => cellOf(header)),
    ...rows.map((row) => exported.map(({ value }) => cellOf(value(row)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}

function cellOf(value: CellValue): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return Number.isFinite(value) ? String(Number(value.toFixed(decimals))) : '';
  const text = withGuards(String(value));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** File name of a chart: its name without characters that file systems reject. */
export function fileNameOfChart(name: string, ending: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|(?<!-)-+$/g, '');
  return `${plain === '' ? 'chart' : plain.toLowerCase()}.${ending}`;
}
