import { withGuards } from '@redraft/contracts';
import type { CellValue, Column } from '../data-table/column.ts';

/** Decimals of a figure: more are none of what was measured, but of how it was divided. */
const decimals = 3;

/** The rows of a chart's table as a file of values: figures with their units, times as ISO text, columns without a value left out. */
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

/** A name for the file of a chart: its name without what a file system minds. */
export function fileNameOfChart(name: string, ending: string): string {
  const plain = name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-+|(?<!-)-+$/g, '');
  return `${plain === '' ? 'chart' : plain.toLowerCase()}.${ending}`;
}
