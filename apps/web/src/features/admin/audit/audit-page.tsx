import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { AuditSearch, ShownAuditEntry } from '@redraft/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { chooseCsvSeparator } from '../../../lib/csv-separator.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { DownloadIcon } from '../../../ui/icons/index.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { downloadEntries, loadEntries } from './audit-calls.ts';
import { AuditDetails } from './audit-details.tsx';
import { AuditSearchForm } from './audit-search-form.tsx';
import { formatEntry } from './audit-words.ts';

/** /admin/audit: the audit log. */
export function AuditPage() {
  const { t, i18n } = useTranslation('admin');
  const [search, setSearch] = useState<AuditSearch>({ person: '', action: '' });
  const query = useInfiniteQuery({
    queryKey: ['audit', search],
    queryFn: ({ pageParam, signal }) => loadEntries(search, pageParam, signal),
    initialPageParam: firstPageParam(),
    getNextPageParam: (last) => last.next ?? undefined,
    placeholderData: keepPreviousData,
  });
  const { data, hasNextPage, fetchNextPage } = query;
  const columns = useColumns();
  const separator = chooseCsvSeparator(i18n.language);
  const download = useAction({ mutationFn: () => downloadEntries({ ...search, separator }) });
  return (
    <AdminFrame
      title={t('link.audit')}
      subtitle={t('about.audit')}
      actions={
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          loading={download.isPending}
          onClick={() => download.mutate()}
        >
          {t('audit.export')}
        </Button>
      }
    >
      <Stack sx={{ gap: 3 }}>
        <AuditSearchForm onSearch={setSearch} />
        {data === undefined && query.isError ? (
          <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadMore hasMore={hasNextPage} onMore={async () => void (await fetchNextPage())}>
            <DataTable
              label={t('link.audit')}
              noun="entries"
              columns={columns}
              rows={data?.pages.flatMap(({ entries }) => entries)}
              rowKey={(row) => row.id}
              searchable={false}
              expand={(row) => <AuditDetails entry={row} />}
              emptyState={<EmptyState title={t('audit.none')} text={t('audit.noneText')} />}
            />
          </LoadMore>
        )}
      </Stack>
    </AdminFrame>
  );
}

/** The first page starts at the newest entry. */
function firstPageParam(): number | null {
  return null;
}

function useColumns(): readonly Column<ShownAuditEntry>[] {
  const { t } = useTranslation('admin');
  const { t: tAudit } = useTranslation(['audit']);
  return useMemo(
    () => [
      {
        id: 'happened',
        header: t('field.happened'),
        value: (row) => formatEntry(row, tAudit),
        cell: (row) => <bdi>{formatEntry(row, tAudit)}</bdi>,
      },
      {
        id: 'at',
        header: t('field.atIn', { zone: zoneText() }),
        value: (row) => row.at,
        cell: (row) => <DateTimeText iso={row.at} zone={viewerZone()} />,
      },
    ],
    [t, tAudit],
  );
}

function zoneText(): string {
  return viewerZone().replaceAll('_', ' ');
}
