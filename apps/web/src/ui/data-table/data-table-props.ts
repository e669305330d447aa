import type { ReactNode } from 'react';
import type { Column, Sort } from './column.ts';

/** What the table's rows are called in the count above it. */
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

/** Props of a list's table. */
export interface DataTableProps<Row> {
  /** Plural name of the rows, such as "Students"; labels the table for screen readers and the search. */
  label: string;
  /** Id of a text that describes the table to screen readers. */
  descriptionId?: string | undefined;
  /** Noun of the count above the table: "2 students". */
  noun: RowNoun;
  /** The first column names the row and stays visible when the table scrolls sideways. */
  columns: readonly Column<Row>[];
  /** Undefined while loading. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Shown if there are no rows: an `EmptyState` with the next step. */
  emptyState: ReactNode;
  /** Details below a row, expanded by its arrow button. */
  expand?: (row: Row) => ReactNode;
  /** Buttons at the end of each row. */
  actions?: (row: Row) => ReactNode;
  /** Handles clicks anywhere on a row, in addition to the button in its first cell for keyboard users. */
  onRow?: (row: Row) => void;
  /** Controls above the table, beside the search. */
  toolbar?: ReactNode;
  searchable?: boolean;
  initialSort?: Sort | null;
  /** Stores search and sort in the URL under this key. */
  urlKey?: string;
  /** On phones: one card per row (default), or sideways scrolling. */
  narrowLayout?: 'cards' | 'scroll';
}
