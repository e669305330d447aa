import type { ReactNode } from 'react';

export type CellValue = string | number | boolean | null | undefined;

export interface Column<Row> {
  id: string;
  header: string;
  /** Shown after the header: the definition of the column's values. */
  explain?: ReactNode;
  /** Value for sorting and searching; a column without it is not sortable. Dates as ISO text. */
  value?: (row: Row) => CellValue;
  /** Unit of `value`; appended to the header in CSV files. */
  unit?: string | undefined;
  /** Cell content; by default the value as text. */
  cell?: (row: Row) => ReactNode;
  /** Numbers are aligned to the end. */
  align?: 'start' | 'end';
  width?: number | string;
  /** Highlights single cells, such as late submissions. */
  highlight?: (row: Row) => boolean;
  /** Shows the header to screen readers only, as for a column of buttons. */
  hiddenHeader?: boolean;
  /** False for values that nobody searches for, such as times. */
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
