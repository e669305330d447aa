import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Ticket, type TicketStatus, ticketStatusSchema } from '@redraft/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorPage } from '../../../ui/error-page.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { changeTicket, loadTickets } from './system-calls.ts';

const ticketsKey = 'tickets';
const allStatuses = 'all' as const;

/** /admin/tickets: support requests with their status. */
export function TicketsPage() {
  const { t } = useTranslation('admin');
  const [status, setStatus] = useState<TicketStatus | typeof allStatuses>(allStatuses);
  const query = useInfiniteQuery({
    queryKey: [ticketsKey, status],
    queryFn: ({ pageParam: index, signal }) =>
      loadTickets({ index, ...(status !== allStatuses && { status }) }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.more ? pages.length : undefined),
  });
  const { data, hasNextPage, fetchNextPage } = query;
  const columns = useColumns();
  const options = [allStatuses, ...ticketStatusSchema.options].map((value) => ({
    value,
    label: t(`ticket.status.${value}`),
  }));
  return (
    <AdminFrame title={t('link.tickets')} subtitle={t('about.tickets')}>
      {data === undefined && query.isError ? (
        <ErrorPage error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <LoadMore hasMore={hasNextPage} onMore={async () => void (await fetchNextPage())}>
          <DataTable
            label={t('link.tickets')}
            noun="tickets"
            columns={columns}
            rows={data?.pages.flatMap(({ tickets }) => tickets)}
            rowKey={(row) => row.id}
            searchable={false}
            expand={(row) => <TicketText ticket={row} />}
            toolbar={
              <ChoiceMenu label={t('field.status')} value={status} options={options} onChoose={setStatus} />
            }
            emptyState={<EmptyState title={t('ticket.none')} text={t('ticket.noneText')} />}
          />
        </LoadMore>
      )}
    </AdminFrame>
  );
}

function useColumns(): readonly Column<Ticket>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('field.from'),
        value: (row) => row.name,
        cell: (row) => (
          <>
            <bdi>{row.name}</bdi>
            <Typography variant="body2" component="div">
              <Link href={`mailto:${encodeURIComponent(row.email)}`}>{row.email}</Link>
            </Typography>
          </>
        ),
      },
      {
        id: 'about',
        header: t('field.about'),
        value: (row) => row.option ?? t('ticket.contact'),
      },
      {
        id: 'message',
        header: t('field.message'),
        cell: (row) => (
          <Box
            dir="auto"
            sx={{ maxWidth: 420, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {row.message}
          </Box>
        ),
      },
      {
        id: 'created',
        header: t('field.created'),
        value: (row) => row.createdAt,
        cell: (row) => <DateTimeText iso={row.createdAt} zone={viewerZone()} />,
      },
      { id: 'status', header: t('field.status'), cell: (row) => <StatusMenu ticket={row} /> },
    ],
    [t],
  );
}

function StatusMenu({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const change = useAction({
    mutationFn: (status: TicketStatus) => changeTicket({ id: ticket.id, status }),
    onSuccess: () => client.invalidateQueries({ queryKey: [ticketsKey] }),
  });
  return (
    <ChoiceMenu
      label={t('ticket.statusOf', { name: ticket.name })}
      isLabelHidden
      value={change.isPending ? change.variables : ticket.status}
      options={ticketStatusSchema.options.map((value) => ({ value, label: t(`ticket.status.${value}`) }))}
      onChoose={(status) => change.mutate(status)}
    />
  );
}

function TicketText({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('admin');
  return (
    <Stack sx={{ gap: 1, p: 1 }}>
      <Box dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxWidth: 760 }}>
        {ticket.message}
      </Box>
      {ticket.currentURL !== null && (
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('ticket.page', { address: ticket.currentURL })}
        </Typography>
      )}
      {ticket.changedAt !== null && (
        <Typography variant="body2" color="textSecondary">
          {t('ticket.changed')} <DateTimeText inWords iso={ticket.changedAt} zone={viewerZone()} />
        </Typography>
      )}
    </Stack>
  );
}
