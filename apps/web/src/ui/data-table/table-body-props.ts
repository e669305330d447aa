import type { Sort } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';

/** What the two shapes of a table, grid and cards, are drawn from. */
export type TableBodyProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'columns' | 'rowKey' | 'expand' | 'actions' | 'onRow'
> & {
  rows: readonly Row[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  expanded: ReadonlySet<string | number>;
  onToggle: (key: string | number) => void;
};
