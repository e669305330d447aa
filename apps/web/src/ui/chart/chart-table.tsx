import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { useDescriptionId } from './chart-description.tsx';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
}

export function ChartTable<Row>(props: Props<Row>) {
  return (
    <DataTable
      {...props}
      descriptionId={useDescriptionId()}
      noun="rows"
      searchable={false}
      narrowLayout="scroll"
      emptyState={null}
    />
  );
}
