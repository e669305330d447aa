import type { Sort } from './column.ts';
import type { DataTableProps } from './data-table-props.ts';

/** Common props of the two table layouts, grid and cards. */
export type TableBodyProps<Row> = Pick<
  DataTableProps<Row>,
  'label' | 'descriptionId' | 'columns' | 'rowKey' | 'expand' | 'actions' | 'onRow'
> & {
  rows: readonly Row[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  expanded: ReadonlySet<string | number>;
  onToggle: (key: string | number) => void;
};
