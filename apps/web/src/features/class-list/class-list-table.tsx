import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../ui/data-table/load-more.tsx';
import { ErrorPage } from '../../ui/error-page.tsx';
import { ArchiveToggle } from './archive-toggle.tsx';
import { ClassRowActions } from './class-row-actions.tsx';
import { EmptyClassList } from './empty-class-list.tsx';
import { useClassColumns } from './use-class-columns.tsx';
import { useClassList } from './use-class-list.ts';

const urlKey = 'classes';

export function ClassListTable({ isArchived }: { isArchived: boolean }) {
  const { t } = useTranslation('classes');
  const [parameters] = useSearchParams();
  const needsAll = parameters.has(`${urlKey}.q`) || parameters.has(`${urlKey}.sort`);
  const { query, rows, hasMore, showMore } = useClassList({
    isArchived,
    needsAll,
  });
  const columns = useClassColumns();
  if (rows === undefined && query.isError) {
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <LoadMore hasMore={hasMore} onMore={showMore}>
      <DataTable
        label={isArchived ? t('list.archivedLabel') : t('list.label')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        urlKey={urlKey}
        toolbar={<ArchiveToggle isArchived={isArchived} />}
        actions={(row) => <ClassRowActions row={row} />}
        empty={<EmptyClassList isArchived={isArchived} />}
      />
    </LoadMore>
  );
}
