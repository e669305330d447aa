import type { ReactNode } from 'react';
import type { Column, Sort } from './column.ts';

/** What the rows of a table are, as the line above it counts them. */
export type RowNoun =
  | 'announcements'
  | 'assignments'
  | 'assistants'
  | 'classes'
  | 'emails'
  | 'entries'
  | 'events'
  | 'jobs'
  | 'lines'
  | 'queues'
  | 'reviews'
  | 'rows'
  | 'saves'
  | 'students'
  | 'submissions'
  | 'texts'
  | 'tickets'
  | 'tokens'
  | 'users';

/** What a list gives its table. */
export interface DataTableProps<Row> {
  /** What the rows are, for instance "Students"; names the table for screen readers and the search. */
  label: string;
  /** What is counted above the table: "2 students". */
  noun: RowNoun;
  /** The first column names the row: it stays in sight when the table scrolls sideways. */
  columns: readonly Column<Row>[];
  /** Undefined while they load. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Shown instead of a table without rows: an `EmptyState` with the next step. */
  empty: ReactNode;
  /** Details under a row, opened by its arrow. */
  expand?: (row: Row) => ReactNode;
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** A press anywhere on a row, beside the button that its first cell is for the keyboard. */
  onRow?: (row: Row) => void;
  /** Controls above the table, beside the search. */
  toolbar?: ReactNode;
  searchable?: boolean;
  initialSort?: Sort | null;
  /** Keeps search and sort in the address under this name. */
  urlKey?: string;
  /** On telephones: a card for each row (default), or the table scrolling sideways. */
  narrow?: 'cards' | 'scroll';
}
