import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  type DeliveryState,
  deliveryStateSchema,
  type EventDelivery,
  type EventEndpoint,
} from '@redraft/contracts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { viewerZone } from '../../../lib/class-time.ts';
import { useAction } from '../../../lib/use-action.ts';
import type { Column } from '../../../ui/data-table/column.ts';
import { DataTable } from '../../../ui/data-table/data-table.tsx';
import { LoadMore } from '../../../ui/data-table/load-more.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { DateTimeText } from '../../../ui/time/date-time-text.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { SendingState } from '../sending-state.tsx';
import { loadDeliveries, resendEvent } from './event-calls.ts';
import { deliveriesKey, endpointsKey } from './event-keys.ts';

const allStates = 'all' as const;

export function DeliveriesTable({ endpoint: { id } }: { endpoint: EventEndpoint }) {
  const { t } = useTranslation('admin');
  const [state, setState] = useState<DeliveryState | typeof allStates>(allStates);
  const query = useInfiniteQuery({
    queryKey: [deliveriesKey, id, state],
    queryFn: ({ pageParam: before, signal }) =>
      loadDeliveries(
        { id, ...(state !== allStates && { state }), ...(before !== null && { before }) },
        signal,
      ),
    initialPageParam: newest(),
    getNextPageParam: (last) => last.next ?? undefined,
  });
  const { data, hasNextPage, fetchNextPage } = query;
  const columns = useColumns();
  const options = [allStates, ...deliveryStateSchema.options].map((value) => ({
    value,
    label: t(`event.state.${value}`),
  }));
  return (
    <Box sx={{ mt: 2 }}>
      <LoadMore hasMore={hasNextPage} onMore={async () => void (await fetchNextPage())}>
        <DataTable
          label={t('event.deliveries')}
          noun="events"
          columns={columns}
          rows={data?.pages.flatMap(({ deliveries }) => deliveries)}
          rowKey={(row) => row.id}
          searchable={false}
          toolbar={
            <ChoiceMenu label={t('field.status')} value={state} options={options} onChoose={setState} />
          }
          emptyState={<EmptyState title={t('event.noDeliveries')} text={t('event.noDeliveriesText')} />}
        />
      </LoadMore>
    </Box>
  );
}

function newest(): EventDelivery['id'] | null {
  return null;
}

function useColumns(): readonly Column<EventDelivery>[] {
  const { t } = useTranslation('admin');
  return useMemo(
    () => [
      { id: 'kind', header: t('event.event'), value: (row) => t(`event.kind.${row.kind}`) },
      {
        id: 'occurred',
        header: t('event.occurred'),
        value: (row) => row.occurredAt,
        cell: (row) => <DateTimeText iso={row.occurredAt} zone={viewerZone()} />,
      },
      {
        id: 'state',
        header: t('field.status'),
        value: (row) => row.state,
        cell: (row) => <SendingState state={row.state} label={t(`event.state.${row.state}`)} />,
      },
      {
        id: 'sent',
        header: t('field.sent'),
        value: (row) => row.sentAt,
        cell: (row) => <DateTimeText iso={row.sentAt} zone={viewerZone()} />,
      },
      { id: 'tries', header: t('event.tries'), value: (row) => row.tries, align: 'end' },
      { id: 'problem', header: t('field.reason'), value: (row) => row.problem },
      {
        id: 'resend',
        header: t('event.resend'),
        hiddenHeader: true,
        cell: (row) => (row.state === 'failed' ? <ResendButton delivery={row} /> : null),
      },
    ],
    [t],
  );
}

function ResendButton({ delivery: { id } }: { delivery: EventDelivery }) {
  const { t } = useTranslation('admin');
  const client = useQueryClient();
  const resending = useAction({
    mutationFn: () => resendEvent(id),
    successMessage: () => t('event.resent'),
    onSettled: () =>
      Promise.all([deliveriesKey, endpointsKey].map((key) => client.invalidateQueries({ queryKey: [key] }))),
  });
  return (
    <Button size="small" loading={resending.isPending} onClick={() => resending.mutate()}>
      {t('event.resend')}
    </Button>
  );
}
