import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DataTable } from '../../ui/data-table/data-table.tsx';
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
  const list = useRef<HTMLDivElement>(null);
  const handleMore = () => {
    const before = rows?.length ?? 0;
    flushSync(showMore);
    // The button may have gone: the keyboard goes on at the first of the new rows.
    list.current?.querySelectorAll<HTMLElement>('a[href^="/classdetail/"]')[before]?.focus();
  };
  if (rows === undefined && query.isError) {
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  }
  return (
    <div ref={list}>
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
      {hasMore && (
        <Box sx={{ mt: 2, textAlign: 'center' }}>
          <Button variant="outlined" onClick={handleMore}>
            {t('list.more')}
          </Button>
        </Box>
      )}
    </div>
  );
}
