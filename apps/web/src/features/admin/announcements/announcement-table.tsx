import Box from '@mui/material/Box';
import type { Announcement } from '@redraft/contracts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { RowButton } from '../../../ui/data-table/row-button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { DeleteOutlinedIcon, EditOutlinedIcon } from '../../../ui/icons/index.ts';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { useAnnouncements } from './use-announcements.ts';

interface Props {
  onEdit: (announcement: Announcement) => void;
  onDelete: (announcement: Announcement) => void;
}

export function AnnouncementTable({ onEdit, onDelete }: Props) {
  const { t } = useTranslation('admin');
  const query = useAnnouncements();
  const columns = useColumns();
  const { data, hasNextPage, fetchNextPage } = query;
  if (data === undefined && query.isError)
    return <ErrorPage error={query.error} onRetry={() => void query.refetch()} />;
  return (
    <LoadMore
      label={t('announcement.more')}
      hasMore={hasNextPage}
      onMore={async () => void (await fetchNextPage())}
    >
      <DataTable
        label={t('announcement.label')}
        noun="announcements"
        columns={columns}
        rows={data?.pages.flat()}
        rowKey={(row) => row.id}
        searchable={false}
        actions={(row) => (
          <>
            <RowButton label={t('announcement.edit')} name={row.title} onClick={() => onEdit(row)}>
              <EditOutlinedIcon fontSize="small" />
            </RowButton>
            <RowButton label={t('announcement.delete')} name={row.title} onClick={() => onDelete(row)}>
              <DeleteOutlinedIcon fontSize="small" />
            </RowButton>
          </>
        )}
        emptyState={<EmptyState title={t('announcement.none')} text={t('announcement.noneText')} />}
      />
    </LoadMore>
  );
}

function useColumns(): readonly Column<Announcement>[] {
  const { t } = useTranslation('admin');
  return useMemo(() => {
    const zone = viewerZone();
    return [
      {
        id: 'title',
        header: t('field.title'),
        value: (row) => row.title,
        cell: (row) => <bdi>{row.title}</bdi>,
      },
      {
        id: 'message',
        header: t('field.message'),
        cell: (row) => (
          <Box dir="auto" sx={{ whiteSpace: 'pre-line', maxWidth: 420, overflowWrap: 'anywhere' }}>
            {row.message}
          </Box>
        ),
      },
      {
        id: 'created',
        header: t('field.created'),
        cell: (row) => <DateTimeText iso={row.createdAt} zone={zone} />,
      },
      {
        id: 'expires',
        header: t('field.expire'),
        value: (row) => row.expires,
        cell: (row) => <DateTimeText iso={row.expires} zone={zone} />,
      },
      { id: 'author', header: t('field.author'), value: (row) => row.author },
    ];
  }, [t]);
}
