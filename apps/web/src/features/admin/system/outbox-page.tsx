import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type MailState, mailStateSchema, type OutboxMail } from '@redraft/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { SendingState } from '../sending-state.tsx';
import { MailDetails } from './mail-details.tsx';
import { outboxKey } from './outbox-key.ts';
import { loadOutbox } from './system-calls.ts';

const allStates = 'all' as const;

/** /admin/outbox: recent mails with their status. */
export function OutboxPage() {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<MailState | typeof allStates>(allStates);
  const query = useInfiniteQuery({
    queryKey: [outboxKey, state],
    queryFn: ({ pageParam: index, signal }) =>
      loadOutbox({ index, ...(state !== allStates && { state }) }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? pages.length : undefined),
  });
  const { data, hasNextPage, fetchNextPage } = query;
  const columns = useColumns();
  const options = [allStates, ...mailStateSchema.options].map((value) => ({
    value,
    label: t(`mail.state.${value}`),
  }));
  return (
    <AdminFrame title={t('link.outbox')} subtitle={t('about.outbox')}>
      <Stack sx={{ gap: 2 }}>
        {data?.pages[0]?.isSent === false && <Alert severity="info">{t('mail.notSent')}</Alert>}
        {data === undefined && query.isError ? (
          <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
        ) : (
          <LoadMore hasMore={hasNextPage} onMore={async () => void (await fetchNextPage())}>
            <DataTable
              label={t('link.outbox')}
              noun="emails"
              columns={columns}
              rows={data?.pages.flatMap(({ mails }) => mails)}
              rowKey={(row) => row.id}
              searchable={false}
              expand={(row) => <MailDetails mail={row} />}
              toolbar={
                <ChoiceMenu label={t('field.status')} value={state} options={options} onChoose={setState} />
              }
              emptyState={<EmptyState title={t('mail.none')} text={t('mail.noneText')} />}
            />
          </LoadMore>
        )}
      </Stack>
    </AdminFrame>
  );
}

function useColumns(): readonly Column<OutboxMail>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      { id: 'to', header: t('field.to'), value: (row) => row.to },
      {
        id: 'subject',
        header: t('field.subject'),
        value: (row) => row.subject,
        cell: (row) => <bdi>{row.subject}</bdi>,
      },
      {
        id: 'queued',
        header: t('field.queued'),
        value: (row) => row.queuedAt,
        cell: (row) => <DateTimeText iso={row.queuedAt} zone={viewerZone()} />,
      },
      {
        id: 'sent',
        header: t('field.sent'),
        value: (row) => row.sentAt,
        cell: (row) => <DateTimeText iso={row.sentAt} zone={viewerZone()} />,
      },
      {
        id: 'state',
        header: t('field.status'),
        value: (row) => row.state,
        cell: (row) => <SendingState state={row.state} label={t(`mail.state.${row.state}`)} />,
      },
    ],
    [t],
  );
}
