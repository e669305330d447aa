import { useSearchParams } from 'react-router';
import type { usePagedRows } from '../../lib/use-paged-rows.ts';
import { ErrorPage } from '../error-page.tsx';
import { DataTable } from './data-table.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { LoadMore } from './load-more.tsx';

/** Whether the table with this key is searched or sorted, which requires all rows. */
export function useNeedsAll(urlKey: string): boolean {
  const [parameters] = useSearchParams();
  return parameters.has(`${urlKey}.q`) || parameters.has(`${urlKey}.sort`);
}

interface Props<Row> extends Omit<DataTableProps<Row>, 'rows'> {
  pages: ReturnType<typeof usePagedRows<Row>>;
}

/** A table for a paginated list. */
export function PagedTable<Row>({ pages, ...table }: Props<Row>) {
  const { query, rows, hasMore, showMore } = pages;
  if (rows === undefined && query.isError) {
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <LoadMore hasMore={hasMore} onMore={showMore}>
      <DataTable {...table} rows={rows} />
    </LoadMore>
  );
}
