import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export interface Column<Row> {
  id: string;
  header: string;
  /** Stands behind the header: what the figures of the column are. */
  explain?: ReactNode;
  /** What sorting and searching look at; a column without it is not sortable. Dates: the ISO text. */
  value?: (row: Row) => CellValue;
  /** What the figures of `value` are in: stands behind the header in a file of values. */
  unit?: string | undefined;
  /** What is shown; the value as text by default. */
  cell?: (row: Row) => ReactNode;
  /** Figures stand at the end of their cell. */
  align?: 'start' | 'end';
  width?: number | string;
  /** Marks single cells, for instance of late submissions. */
  highlight?: (row: Row) => boolean;
  /** The header is for screen readers only, as over a column of buttons. */
  hiddenHeader?: boolean;
  /** False for values that nobody would look for, such as times. */
  searchable?: boolean;
}

export interface Sort {
  id: string;
  direction: 'asc' | 'desc';
}

export function cellContent<Row>(column: Column<Row>, row: Row): ReactNode {
  if (column.cell !== undefined) return column.cell(row);
  const value = column.value?.(row);
  return value === null || value === undefined ? '' : String(value);
}
